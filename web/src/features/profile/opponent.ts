import type { MatchHistoryEntry } from '@league/query-api/contract/statistics.ts';

/** The team against which the player played. */
export const opponentIn = ({ match, side }: Pick<MatchHistoryEntry, 'match' | 'side'>) =>
  side === 'home' ? match.awayTeam : match.homeTeam;
