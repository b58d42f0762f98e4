import type { MatchDetails } from '@league/query-api/contract/match-details.ts';

type Officials = 'simpleReferees' | 'simpleBroadcasters' | 'broadcastSystem';

/**
 * The lines, line-ups, incidents and officials of a match. Lists of matches do not have them: `waiting` until they come, `unread` where they
 * cannot be read, so that nothing says that there are none before that is known.
 */
export type Lists =
  | Pick<MatchDetails, 'playerStats' | 'homeLineup' | 'awayLineup' | 'incidents' | Officials>
  | 'waiting'
  | 'unread';
