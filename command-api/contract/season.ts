import * as z from 'zod/mini';
import { dayInput, daySetting, instantInput } from './moment.ts';
import { reasonField } from './reason.ts';
import { freeText, whenMissing } from './text.ts';

/** Kick-off in Turkish time where a call names none: match nights start at nine. */
export const DEFAULT_KICK_OFF = '21:00';
/** Matches of one import at most: 120 teams in two legs are 14,280. */
export const MOST_IMPORTED = 15_000;
/** Bytes of an import's body at most. */
export const IMPORT_LIMIT_BYTES = 4 * 1024 * 1024;

/** A kick-off, in Turkish time. */
export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Saat ss:dd biçiminde olmalı.'));

/** Kick-offs in one night at most. */
export const MOST_KICK_OFFS = 10;

/** The kick-offs of a match night, in Turkish time, handed out in the order of its matches. */
const clocks = z
  .array(clock)
  .check(
    z.minLength(1, 'En az bir saat girin.'),
    z.maxLength(MOST_KICK_OFFS, `En fazla ${MOST_KICK_OFFS} saat girin.`),
  );

/**
 * The number of the season that the sender means: 409 SEASON_NOT_CURRENT when another season is current by then. Without it the
 * act is on the season that is current when the call arrives.
 */
export const seasonField = { season: z.optional(z.int().check(z.gte(1))) };

/** Whether a team may play twice in one week: 409 TEAM_PLAYS_THAT_WEEK without it. */
const sameWeekField = { allowSameWeek: z.optional(z.boolean()) };

/** The days from one week to the next where a call names none. */
export const DAYS_BETWEEN_WEEKS = 7;

/**
 * POST /api/matches/generate-fixtures. Without a start date the matches get no dates, and clocks or a pace are refused. One kick-off
 * a night comes as `kickOff`, several as `kickOffs`.
 */
export const generateFixturesBody = z
  .strictObject({
    startDate: z.optional(dayInput),
    legs: z.optional(z.union([z.literal(1), z.literal(2)])),
    daysBetweenWeeks: z.optional(z.int().check(z.gte(1), z.lte(60))),
    kickOff: z.optional(clock),
    kickOffs: z.optional(clocks),
    replace: z.optional(z.boolean()),
    /** Takes a start date that is over: 409 START_IS_OVER without it. */
    confirm: z.optional(z.boolean()),
    /** Answers the fixtures and records nothing. */
    dryRun: z.optional(z.boolean()),
    ...seasonField,
    ...reasonField,
  })
  .check(({ value, issues }) => {
    if (value.kickOff !== undefined && value.kickOffs !== undefined) {
      const message = 'kickOff ve kickOffs birlikte verilemez.';
      issues.push({ code: 'custom', path: ['kickOff'], input: value.kickOff, message });
    }
    if (value.startDate !== undefined) return;
    for (const field of ['kickOff', 'kickOffs', 'daysBetweenWeeks'] as const) {
      if (value[field] === undefined || issues.some(({ path }) => path?.[0] === field)) continue;
      const message = 'İlk haftanın tarihi (startDate) verilmeden kullanılamaz.';
      issues.push({ code: 'custom', path: [field], input: value[field], message });
    }
  });

/** 120 teams in two legs take 238 weeks. */
export const WEEK_MAX = 250;

/** POST /api/matches: one more match in the season. */
export const addMatchBody = z.strictObject({
  week: z.int(whenMissing('Haftayı girin.')).check(z.gte(1), z.lte(WEEK_MAX)),
  homeTeam: z.uuid(whenMissing('Ev sahibi takımı seçin.')),
  awayTeam: z.uuid(whenMissing('Deplasman takımını seçin.')),
  date: z.optional(z.nullable(instantInput)),
  stadium: z.optional(z.nullable(freeText(100))),
  ...sameWeekField,
  ...seasonField,
  ...reasonField,
});

/** PUT /api/matches/week/{week}/schedule. What is left out each match keeps as it is; an empty stadium is the league's. */
export const moveWeekBody = z.strictObject({
  date: daySetting('Tarih gerekli.'),
  kickOffs: z.optional(clocks),
  stadium: z.optional(freeText(100)),
  /** Takes a day that is over: 409 DAY_IS_OVER without it. */
  confirm: z.optional(z.boolean()),
  ...seasonField,
  ...reasonField,
});

/**
 * POST /api/matches/import. The body has `file`, `csv` or `matches`, and only that. Rows are checked separately, so that each
 * mistake is named by its line.
 */
export const importBody = z.strictObject({
  /** The bytes of a CSV as its program saved it, in base64: UTF-8, UTF-16 or windows-1254. */
  file: z.optional(z.base64('Dosyanın baytları base64 olarak gönderilmeli.')),
  /** The text of a CSV. */
  csv: z.optional(z.string()),
  matches: z.optional(z.array(z.record(z.string(), z.unknown())).check(z.maxLength(MOST_IMPORTED))),
  createTeams: z.optional(z.boolean()),
  /** With it, unknown scorers become approved players without an account; without it, their lines are refused. */
  createPlayers: z.optional(z.boolean()),
  dryRun: z.optional(z.boolean()),
  /** In a dry run: the answer lists refused lines beside what the others would do, and is not refused for them. */
  eachLine: z.optional(z.boolean()),
  /** With it, a result that differs from the one that stands is a correction; without it, such a line is refused. */
  overwrite: z.optional(z.boolean()),
  ...sameWeekField,
  ...seasonField,
  ...reasonField,
});

/** POST /api/admin/reset-season, DELETE /api/matches/delete-all. */
export const seasonActBody = z.strictObject({ ...seasonField, ...reasonField });

/** What a DELETE may say in the address instead, where it comes without a body. */
export const seasonActQuery = z.object({
  season: z.optional(
    z.pipe(
      z.transform((text: string) => (text === '' ? text : Number(text))),
      z.int().check(z.gte(1)),
    ),
  ),
  ...reasonField,
});
