import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { plateOf } from '../../components/match-text.ts';
import { StatBar } from '../../components/ui/stat-bar.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';

const { details } = matchesMessages;

const figuresOf = (match: MatchAnswer) =>
  [
    { label: details.goals, home: match.homeScore, away: match.awayScore },
    { label: details.yellowCards, home: match.homeYellowCards, away: match.awayYellowCards },
    { label: details.redCards, home: match.homeRedCards, away: match.awayRedCards },
  ] as const;

/** The figures of both sides; for a match without a result, the reason why there are none. */
export const MatchStatistics = ({ match }: { readonly match: MatchAnswer }) => {
  const { kind } = plateOf(match);
  if (kind !== 'finished') return <p className="py-4 text-center text-text-2">{details.noFigures[kind]}</p>;
  return (
    <div className="mx-auto flex max-w-form flex-col gap-4">
      {figuresOf(match).map(
        ({ label, home, away }) =>
          home !== null &&
          away !== null && (
            <StatBar
              key={label}
              label={label}
              home={home}
              away={away}
              homeName={match.homeTeam.name}
              awayName={match.awayTeam.name}
            />
          ),
      )}
      {match.playerStats.length === 0 && <p className="py-2 text-center text-text-2">{details.noStatistics}</p>}
    </div>
  );
};
