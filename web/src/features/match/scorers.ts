import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import type { Side } from '../../components/league/match-text.ts';
import { sideOf } from './time-line.ts';

const { details } = matchesMessages;

type Lists = Pick<MatchDetails, 'playerStats' | 'incidents'>;

/** `note` says when the player scored, or how often where that is not known: "12′, 68′", "2", or nothing for one goal. */
type Scorer = { readonly name: string; readonly note: string };

const marks = (minutes: readonly number[]): string => minutes.map(details.minuteMark).join(', ');

/** Who scored for a side, most goals first. Own goals stand last on the side that they count for, as "57′ (kk)". */
export const scorersOf = ({ playerStats, incidents }: Lists, side: Side): readonly Scorer[] => {
  const scored = playerStats
    .filter((line) => line.side === side && line.goals > 0)
    .toSorted((one, other) => other.goals - one.goals)
    .map(({ player, goals }) => {
      const minutes = incidents.flatMap((each) =>
        each.type === 'goal' && each.player?._id === player._id ? [each.minute] : [],
      );
      const often = goals === 1 ? '' : String(goals);
      return { name: player.gamertag, note: minutes.length === goals ? marks(minutes) : often };
    });
  const own = new Map<string, number[]>();
  for (const incident of incidents) {
    const { type, player, minute } = incident;
    if (type !== 'ownGoal' || player === null || sideOf(incident) !== side) continue;
    own.set(player.gamertag, [...(own.get(player.gamertag) ?? []), minute]);
  }
  return [...scored, ...Array.from(own, ([name, minutes]) => ({ name, note: details.ownGoal(marks(minutes)) }))];
};
