import { playerHistoryModel } from '@league/query-api/contract/statistics.ts';
import { defineProjection } from '../define-projection.ts';

/** The matches of each player in each season, and what was taken off the totals. */
export const playerHistory = defineProjection({
  model: playerHistoryModel,
  version: 1,
  handles: [
    'MatchResultEntered',
    'MatchResultCorrected',
    'MatchResultAnnulled',
    'PlayerStatisticsReset',
    'PlayerStatisticsDecreased',
  ],
  documentIds: () => [],
  evolve: (document) => document,
});
