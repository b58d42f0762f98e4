import type { StatLine } from '@league/query-api/contract/match-details.ts';
import { starOf } from '@league/query-api/contract/star.ts';
import { PlayerDisc } from '../../components/league/player-disc.tsx';
import { formatTenths } from '../../format/number.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { PlayerName } from './player-name.tsx';

const { details } = matchesMessages;

/** The best player of a finished match: who was named man of the match, else by rating and goals (docs/rules.md#ratings). */
export const MatchStar = ({ lines }: { readonly lines: readonly StatLine[] }) => {
  const star = lines.find(({ manOfTheMatch }) => manOfTheMatch) ?? starOf(lines);
  if (star === undefined) return null;
  const { player, team, jerseyNumber, goals, rating } = star;
  const about = [
    team.name,
    ...(goals > 0 ? [details.goalsOf(goals)] : []),
    ...(rating === null ? [] : [formatTenths(rating)]),
  ];
  return (
    <div className="flex items-center gap-3 border-t border-line px-4 py-1">
      <PlayerDisc player={{ gamertag: player.gamertag, jerseyNumber, currentTeam: team }} size={36} />
      <div className="min-w-0 flex-1">
        <p className="text-meta text-text-2 tabular-nums">{[details.manOfTheMatch, ...about].join(' · ')}</p>
        <p className="-mt-2 -mb-1 font-bold">
          <PlayerName player={player} />
        </p>
      </div>
    </div>
  );
};
