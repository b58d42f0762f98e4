import type { StatLine } from '@league/query-api/contract/match-details.ts';
import { starOf } from '@league/query-api/contract/star.ts';
import { PlayerDisc } from '../../components/league/player-disc.tsx';
import { RatingBadge } from '../../components/league/rating-badge.tsx';
import { Section } from '../../components/ui/section.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { PlayerName } from './player-name.tsx';

const { details } = matchesMessages;

/** The best player of a finished match: who was named man of the match, else by rating and goals (docs/rules.md#ratings). */
export const MatchStar = ({ lines }: { readonly lines: readonly StatLine[] }) => {
  const star = lines.find(({ manOfTheMatch }) => manOfTheMatch) ?? starOf(lines);
  if (star === undefined) return null;
  const { player, team, jerseyNumber, position, goals, assists, rating } = star;
  const did = [
    ...(position === null ? [] : [position]),
    team.name,
    ...(goals > 0 ? [details.goalsOf(goals)] : []),
    ...(assists > 0 ? [details.assistsOf(assists)] : []),
  ];
  return (
    <Section title={details.manOfTheMatch}>
      <div className="flex items-center gap-3 px-(--gutter) pb-3 md:px-4">
        <PlayerDisc player={{ gamertag: player.gamertag, jerseyNumber, currentTeam: team }} />
        <div className="min-w-0 flex-1">
          <p className="-mt-2 font-bold">
            <PlayerName player={player} />
          </p>
          <p className="-mt-3 text-meta text-text-2 tabular-nums">{did.join(' · ')}</p>
        </div>
        {rating !== null && <RatingBadge rating={rating} given />}
      </div>
    </Section>
  );
};
