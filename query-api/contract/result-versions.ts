import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';

const sides = { home: z.string(), away: z.string() };

/**
 * One thing that happened to a match as far as tables are concerned, in log order; positions are zero-padded. `score` is null where
 * the match counts no longer (annulled, deleted) or was given back without a result (restored). A match that counts and got
 * another date was `moved`.
 */
const resultVersion = z.strictObject({
  position: z.string(),
  recordedAt: z.string(),
  kind: z.enum(['entered', 'corrected', 'annulled', 'moved', 'deleted', 'restored']),
  score: z.nullable(z.strictObject({ home: z.number(), away: z.number() })),
  /** The kick-off then; without one the time of the entry. */
  playedAt: z.string(),
  /** Only where it was recorded for other sides than the match's first version: it was annulled and planned anew. */
  sides: z.optional(z.strictObject(sides)),
});
export type ResultVersion = z.infer<typeof resultVersion>;

/**
 * All that was ever recorded of the results of a week, which nothing takes out again: past tables and first entries come from it.
 * A match that was planned anew for another week keeps its versions in the week for which they were recorded. The document's id
 * is `{season}/{week}`.
 */
export const resultVersionsDocument = z.strictObject({
  season: z.number(),
  week: z.number(),
  matches: z.record(z.string(), z.strictObject({ ...sides, versions: z.array(resultVersion) })),
});
export type ResultVersionsDocument = z.infer<typeof resultVersionsDocument>;

export const resultVersionsModel = defineReadModel({
  name: 'result-versions',
  document: resultVersionsDocument,
  fields: ['season'],
  inOrder: ['season'],
});
export const resultVersionsId = (season: number, week: number): string => `${season}/${week}`;
