import { resultVersionsModel } from '@league/query-api/contract/result-versions.ts';
import { defineProjection } from '../define-projection.ts';

/** All that was ever recorded of results, week by week. */
export const resultVersions = defineProjection({
  model: resultVersionsModel,
  version: 1,
  handles: [
    'MatchResultEntered',
    'MatchResultCorrected',
    'MatchResultAnnulled',
    'MatchScheduled',
    'MatchesDeleted',
    'FixturesGenerated',
    'FixturesRestored',
  ],
  documentIds: () => [],
  evolve: (document) => document,
});
