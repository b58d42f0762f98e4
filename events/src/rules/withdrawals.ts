import type { PlayedMatches } from '../seasons.ts';
import type { MatchStatus } from '../shapes.ts';

/** What the withdrawal of a team does to the matches of its season (docs/rules.md#withdrawals). Pure. */

/** What becomes of one match of the team: awarded to the other side, its result taken back, or called off unplayed. */
export type Consequence = 'walkover' | 'annulled' | 'cancelled';

/** What becomes of a match of the team; undefined where it stays as it is. A running match is not played yet. */
export const consequenceOf = (status: MatchStatus, played: PlayedMatches): Consequence | undefined => {
  if (status === 'cancelled') return undefined;
  if (status === 'finished') return played === 'annul' ? 'annulled' : undefined;
  return played === 'annul' ? 'cancelled' : 'walkover';
};
