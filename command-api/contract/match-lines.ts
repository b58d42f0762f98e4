import { incidentType, side } from '@league/events/match-result.ts';
import { MATCH_POSITIONS, type MatchPosition } from '@league/events/positions.ts';
import * as z from 'zod/mini';
import { freeText, whenMissing } from './text.ts';

// What the web needs of the events' words: it imports contracts only.
export { type IncidentType, incidentType, side } from '@league/events/match-result.ts';
export { MATCH_POSITIONS, type MatchPosition } from '@league/events/positions.ts';
export { namedGoals } from '@league/events/rules/lines.ts';

/** The lists of a result: lines of players, line-ups, incidents, and the columns of the control panel (docs/rules.md#lines). */

/** The most lines of a result: more than two whole squads have ever been on the pitch. */
export const MOST_LINES = 60;
/** The starters of a side. */
export const LINEUP_PLACES = 8;
/** The most goals, assists or saves of one player, and the most incidents. */
const MOST = 99;
const MOST_MINUTES = 120;
const MOST_PASSES = 999;
export const FIRST_MINUTE = 1;
export const LOWEST_RATING = 1;
export const HIGHEST_RATING = 10;

const wholeUpTo = (most: number) => {
  const message = `0 ile ${most} arasında bir tam sayı girin.`;
  return z.int(message).check(z.nonnegative(message), z.lte(most, message));
};
const player = z.uuid(whenMissing('Oyuncu seçin.'));
/** A figure that counts as 0 where it is left out. */
const figure = z.optional(z.nullable(wholeUpTo(MOST)));

/** English names of positions that other programs send, by the Turkish one. */
const ENGLISH = {
  Goalkeeper: 'Kaleci',
  Defender: 'Defans',
  Midfielder: 'Orta Saha',
  Forward: 'Forvet',
} as const satisfies Readonly<Record<string, MatchPosition>>;
type SentPosition = MatchPosition | keyof typeof ENGLISH;

/** The position that was sent, by its Turkish name. */
export const positionOf = (sent: SentPosition): MatchPosition =>
  sent in ENGLISH ? ENGLISH[sent as keyof typeof ENGLISH] : (sent as MatchPosition);

const positionInput = z.enum(
  [...MATCH_POSITIONS, 'Goalkeeper', 'Defender', 'Midfielder', 'Forward'],
  'Listedeki mevkilerden birini seçin.',
);
const position = z.optional(z.nullable(positionInput));

const NO_MINUTE = `${FIRST_MINUTE} ile ${MOST_MINUTES} arasında bir dakika girin.`;
const NO_RATING = `${LOWEST_RATING} ile ${HIGHEST_RATING} arasında bir puan girin.`;

const rating = z.number(NO_RATING).check(
  z.gte(LOWEST_RATING, NO_RATING),
  z.lte(HIGHEST_RATING, NO_RATING),
  z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e5), 'Puan en fazla bir ondalık basamak alır.'),
);

/**
 * One player's part in the match. The server knows team and number; `team` is the side, or the team's id or name as other programs
 * send it, and `playerName` is not kept. Minutes are 90 for a starter where they are left out.
 */
export const playerStatInput = z.strictObject({
  player,
  team: z.optional(z.nullable(z.string())),
  playerName: z.optional(z.nullable(z.string())),
  position,
  isStartingEleven: z.optional(z.nullable(z.boolean())),
  minutesPlayed: z.optional(z.nullable(wholeUpTo(MOST_MINUTES))),
  goals: figure,
  assists: figure,
  saves: figure,
  yellowCards: figure,
  redCards: figure,
  shots: figure,
  passes: z.optional(z.nullable(wholeUpTo(MOST_PASSES))),
  gkCatches: figure,
  rating: z.optional(z.nullable(rating)),
  manOfTheMatch: z.optional(z.nullable(z.boolean())),
});
export type SentLine = z.infer<typeof playerStatInput>;

const lineupPlaceInput = z.strictObject({
  player,
  position,
  jerseyNumber: z.optional(z.nullable(wholeUpTo(MOST))),
});
export type SentLineupPlace = z.infer<typeof lineupPlaceInput>;

const incidentInput = z.strictObject({
  type: z.enum(incidentType.options, 'Listedeki olaylardan birini seçin.'),
  minute: z.int(NO_MINUTE).check(z.gte(FIRST_MINUTE, NO_MINUTE), z.lte(MOST_MINUTES, NO_MINUTE)),
  description: z.optional(z.nullable(freeText(200))),
  player: z.optional(z.nullable(player)),
});
export type SentIncident = z.infer<typeof incidentInput>;

/** One goal, assist or save of the control panel's columns: each entry is one, unless it says how many. */
const columnEntry = z.strictObject({
  player,
  playerName: z.optional(z.nullable(z.string())),
  team: z.optional(z.nullable(side)),
  count: z.optional(z.nullable(wholeUpTo(MOST))),
});
export type SentColumnEntry = z.infer<typeof columnEntry>;

const atMost = <S extends z.ZodMiniType>(schema: S, most: number, what: string) =>
  z.array(schema).check(z.maxLength(most, `En fazla ${most} ${what} girilebilir.`));

export const playerStatsInput = atMost(playerStatInput, MOST_LINES, 'oyuncu satırı');
const column = z.optional(z.nullable(atMost(columnEntry, MOST * 2, 'kayıt')));

/** A list that is left out stays as it is; an empty one, or null, empties it. */
export const resultLists = {
  playerStats: z.optional(z.nullable(playerStatsInput)),
  homeLineup: z.optional(z.nullable(atMost(lineupPlaceInput, LINEUP_PLACES, 'oyuncu'))),
  awayLineup: z.optional(z.nullable(atMost(lineupPlaceInput, LINEUP_PLACES, 'oyuncu'))),
  incidents: z.optional(z.nullable(atMost(incidentInput, MOST, 'olay'))),
  goalScorers: column,
  assists: column,
  saves: column,
};
