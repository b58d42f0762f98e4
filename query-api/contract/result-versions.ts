import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';

/**
 * One thing that happened to a match as far as tables are concerned, in log order; positions are zero-padded. `score` is null where
 * the match counts no longer (annulled, deleted) or was given back without a result (restored).
 */
const resultVersion = z.strictObject({
  position: z.string(),
  recordedAt: z.string(),
  kind: z.enum(['entered', 'corrected', 'annulled', 'deleted', 'restored']),
  score: z.nullable(z.strictObject({ home: z.number(), away: z.number() })),
  /** The kick-off then; without one the time of the first entry. */
  playedAt: z.string(),
});
export type ResultVersion = z.infer<typeof resultVersion>;

/**
 * All that was ever recorded of the results of a week, which nothing takes out again: past tables and first entries come from it.
 * The document's id is `{season}/{week}`.
 */
export const resultVersionsDocument = z.strictObject({
  season: z.number(),
  week: z.number(),
  matches: z.record(
    z.string(),
    z.strictObject({ home: z.string(), away: z.string(), versions: z.array(resultVersion) }),
  ),
});
export type ResultVersionsDocument = z.infer<typeof resultVersionsDocument>;

export const resultVersionsModel = defineReadModel({
  name: 'result-versions',
  document: resultVersionsDocument,
  fields: ['season'],
  inOrder: ['season'],
});
export const resultVersionsId = (season: number, week: number): string => `${season}/${week}`;
