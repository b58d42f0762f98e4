import * as z from 'zod/mini';
import { MOST_GOALS } from './match-answer.ts';
import { playerStatsInput, resultLists } from './match-lines.ts';
import { instantInput } from './moment.ts';
import { reasonField } from './reason.ts';
import { freeText, requiredText } from './text.ts';

const NO_COUNT = `0 ile ${MOST_GOALS} arasında bir tam sayı girin.`;
const goals = z.int(NO_COUNT).check(z.nonnegative(NO_COUNT), z.lte(MOST_GOALS, NO_COUNT));
/** Null means that nobody named this score or total. */
const count = z.optional(z.nullable(goals));
/** The four statuses in any case, and 'completed' for finished (docs/rules.md#status). */
const statusInput = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (text.toLowerCase() === 'completed' ? 'finished' : text.toLowerCase())),
  ),
  z.enum(['scheduled', 'live', 'finished', 'cancelled']),
);

/** What every result call takes. Parts that are left out keep their value; `isWalkover: false` lifts a walkover. */
const resultFields = {
  homeScore: count,
  awayScore: count,
  /** The older names of the scores. */
  teamAScore: count,
  teamBScore: count,
  homeYellowCards: count,
  awayYellowCards: count,
  homeRedCards: count,
  awayRedCards: count,
  isWalkover: z.optional(z.nullable(z.boolean())),
  walkoverWinner: z.optional(z.nullable(z.enum(['home', 'away']))),
  status: z.optional(statusInput),
  /** Whether everybody may read the reason in the match's history. */
  reasonShown: z.optional(z.boolean()),
  ...resultLists,
  ...reasonField,
};

/** A score that is sent under both of its names has to be the same under both. */
const agrees = (name: 'homeScore' | 'awayScore', older: 'teamAScore' | 'teamBScore') =>
  z.refine<Readonly<Record<string, unknown>>>(
    (body) => (body[name] ?? body[older] ?? null) === (body[older] ?? body[name] ?? null),
    {
      path: [older],
      message: `Aynı skor iki adla farklı gönderilmiş: “${name}” ve “${older}”.`,
    },
  );
const scoresAgree = [agrees('homeScore', 'teamAScore'), agrees('awayScore', 'teamBScore')] as const;

/** Every result call takes everything that belongs to a result. */
export const resultBody = z.strictObject(resultFields).check(...scoresAgree);

/** The body of any result call. */
export type SentResult = z.infer<typeof resultBody>;

/** PUT /api/matches/{id}/players: the lines of a finished match, alone. */
export const playersBody = z.strictObject({ playerStats: playerStatsInput, ...reasonField });

const NO_DATE = 'Tarih ve saat gerekli.';

/**
 * PUT /api/matches/{id}/schedule: date, stadium, or both; what is left out stays. An empty stadium means the league's own. A match that is
 * `postponed` has no date.
 */
export const scheduleBody = z
  .strictObject({
    date: z.optional(z.pipe(requiredText(NO_DATE), instantInput)),
    stadium: z.optional(freeText(100)),
    postponed: z.optional(z.literal(true, 'Yalnızca true olabilir.')),
    ...reasonField,
  })
  .check(
    z.refine(({ date, stadium, postponed }) => [date, stadium, postponed].some((part) => part !== undefined), {
      path: ['date'],
      error: NO_DATE,
    }),
    z.refine(({ date, postponed }) => date === undefined || postponed === undefined, {
      path: ['postponed'],
      error: 'Ertelenen maçın tarihi olamaz.',
    }),
  );
