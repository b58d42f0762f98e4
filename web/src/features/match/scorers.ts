import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import type { Side } from '../../components/league/match-text.ts';

const { details } = matchesMessages;

type Lists = Pick<MatchDetails, 'playerStats' | 'incidents'>;

/**
 * Who scored for a side, most goals first: "Arda 2", "Efe". Own goals stand last on the side that they count for, as "Baran (kk)".
 */
export const scorersOf = ({ playerStats, incidents }: Lists, side: Side): readonly string[] => {
  const scored = playerStats
    .filter((line) => line.side === side && line.goals > 0)
    .toSorted((one, other) => other.goals - one.goals)
    .map(({ player, goals }) => details.scorer(player.gamertag, goals));
  const own = new Map<string, number>();
  for (const { type, player, side: ofPlayer } of incidents) {
    if (type !== 'ownGoal' || player === null || ofPlayer === null || ofPlayer === side) continue;
    own.set(player.gamertag, (own.get(player.gamertag) ?? 0) + 1);
  }
  return [...scored, ...Array.from(own, ([name, goals]) => details.ownGoal(details.scorer(name, goals)))];
};
