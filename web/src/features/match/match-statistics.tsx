import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { plateOf } from '../../components/league/match-text.ts';
import { StatBar } from '../../components/league/stat-bar.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import type { Lists } from './lists.ts';
import { PlayerTable, shownFigures } from './player-table.tsx';
import { sideFigures } from './side-figures.ts';
import { WithLists } from './with-lists.tsx';

const { details } = matchesMessages;

type MatchStatisticsProps = { readonly match: MatchAnswer; readonly lists: Lists };

/** The figures of both sides and of their players; for a match without a result, the reason why there are none. */
export const MatchStatistics = ({ match, lists }: MatchStatisticsProps) => {
  const { kind } = plateOf(match);
  if (kind !== 'finished') return <p className="py-4 text-center text-text-2">{details.noFigures[kind]}</p>;
  const [homeName, awayName] = [match.homeTeam.name, match.awayTeam.name];
  return (
    <div className="flex flex-col gap-6">
      <div className="mx-auto flex w-full max-w-form flex-col gap-4">
        {sideFigures(match, typeof lists === 'string' ? null : lists).map((figure) => (
          <StatBar key={figure.label} {...figure} homeName={homeName} awayName={awayName} />
        ))}
      </div>
      <WithLists lists={lists}>
        {({ playerStats }) => {
          if (playerStats.length === 0) {
            return <p className="py-2 text-center text-text-2">{details.noStatistics}</p>;
          }
          const figures = shownFigures(playerStats);
          const ofSide = (side: 'home' | 'away') => playerStats.filter((line) => line.side === side);
          return (
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <PlayerTable team={homeName} lines={ofSide('home')} figures={figures} />
              <PlayerTable team={awayName} lines={ofSide('away')} figures={figures} />
            </div>
          );
        }}
      </WithLists>
    </div>
  );
};
