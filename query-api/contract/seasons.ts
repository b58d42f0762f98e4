import { playoffSettings, rankingRules, relegationSettings } from '@league/events/season-terms.ts';
import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';

/** One document a season, id = number as text. The terms are frozen when the season closes. */
export const seasonDocument = z.strictObject({
  season: z.number(),
  label: z.string(),
  startedAt: z.string(),
  closedAt: z.nullable(z.string()),
  rankingRules,
  playoffSettings,
  relegationSettings,
  /** Existing matches by id: what the teams of the season and its size come from. */
  matches: z.record(z.string(), z.strictObject({ week: z.number(), home: z.string(), away: z.string() })),
});
export type SeasonDocument = z.infer<typeof seasonDocument>;

export const seasonsModel = defineReadModel({ name: 'seasons', document: seasonDocument, fields: [] });
export const seasonId = (season: number): string => String(season);

/** GET /api/seasons: newest first; exactly one is current. The settings are those under which it is or was played. */
export const seasonsAnswer = z.array(
  z.object({
    season: z.number(),
    label: z.string(),
    startedAt: z.string(),
    closedAt: z.nullable(z.string()),
    current: z.boolean(),
    teams: z.number(),
    matches: z.number(),
    weeks: z.number(),
    playoffSettings,
    relegationSettings,
  }),
);
export type SeasonsAnswer = z.infer<typeof seasonsAnswer>;
