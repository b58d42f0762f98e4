import { incidentType, MATCH_POSITIONS, side } from '@league/command-api/contract/match-lines.ts';
import { currentMatch } from '@league/command-api/contract/problem.ts';
import { MOST_REASON } from '@league/command-api/contract/reason.ts';
import * as z from 'zod/mini';
import { formOf, type KnownResult, type ResultForm, resultOf, sameForm } from './result-form.ts';
import { sameResult } from './merge.ts';

const PREFIX = 'league.result-draft.';
/** The form in which `Date` writes an instant. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const LONGEST_BOX = 6;

/** What stands in a box for a count, whether it can be read or not. */
const box = z.nullable(z.union([z.number(), z.string().check(z.maxLength(LONGEST_BOX))]));

const text = z.string().check(z.maxLength(MOST_REASON));
const position = z.union([z.enum(MATCH_POSITIONS), z.literal('')]);
const line = z.object({
  player: text,
  team: side,
  position,
  isStartingEleven: z.boolean(),
  minutesPlayed: box,
  goals: box,
  assists: box,
  saves: box,
  yellowCards: box,
  redCards: box,
  shots: box,
  passes: box,
  gkCatches: box,
  rating: text,
  manOfTheMatch: z.boolean(),
});
const place = z.object({ player: text, position, jerseyNumber: z.nullable(z.number()) });
const incident = z.object({ type: incidentType, minute: box, player: text, description: text });

const { changedAt: _at, changedBy: _by, ...recorded } = currentMatch.shape;

/** A draft comes back from storage that anybody can change, so it is parsed like an answer of the server. */
const draftRecord = z.object({
  form: z.object({
    status: recorded.status,
    isWalkover: recorded.isWalkover,
    walkoverWinner: recorded.walkoverWinner,
    homeScore: box,
    awayScore: box,
    homeYellowCards: box,
    awayYellowCards: box,
    homeRedCards: box,
    awayRedCards: box,
    reason: text,
    reasonShown: z.boolean(),
    playerStats: z.array(line),
    homeLineup: z.array(place),
    awayLineup: z.array(place),
    incidents: z.array(incident),
  }),
  base: z.object(recorded),
  savedAt: z.string().check(z.regex(INSTANT)),
});

/** A form that was typed and not saved, with the result over which it was typed. */
export type Draft = { readonly form: ResultForm; readonly base: KnownResult; readonly savedAt: string };

export type Drafts = {
  /** null where there is no draft, or one that cannot be parsed. */
  readonly read: (matchId: string) => Draft | null;
  /** Replaces the match's draft. */
  readonly keep: (matchId: string, draft: Draft) => void;
  readonly drop: (matchId: string) => void;
};

const parse = (text: string | null): Draft | null => {
  if (text === null) return null;
  try {
    const parsed = draftRecord.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/**
 * Keeps the unsaved forms of one person, one for each match. In the local storage, so that a phone that unloads the tab
 * loses none. Without storage a form lasts as long as its dialog; no call fails.
 */
export const createDrafts = (storage: () => Storage, userId: string): Drafts => {
  const keyOf = (matchId: string) => `${PREFIX}${userId}.${matchId}`;
  const quietly = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      return use(storage());
    } catch {
      return null;
    }
  };
  return {
    read: (matchId) => parse(quietly((there) => there.getItem(keyOf(matchId)))),
    keep: (matchId, draft) => void quietly((there) => there.setItem(keyOf(matchId), JSON.stringify(draft))),
    drop: (matchId) => void quietly((there) => there.removeItem(keyOf(matchId))),
  };
};

const KEPT_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Drops the old drafts of all people: a device may be shared, and nobody else should read the reason in a draft. */
export const dropOldDrafts = (storage: () => Storage, now: Date): void => {
  try {
    const there = storage();
    for (const key of Object.keys(there).filter((each) => each.startsWith(PREFIX))) {
      const draft = parse(there.getItem(key));
      if (draft === null || now.getTime() - Date.parse(draft.savedAt) > KEPT_DAYS * DAY_MS) there.removeItem(key);
    }
  } catch {
    // Without storage there are no drafts.
  }
};

/** What the dialog starts with. `restored`: when the draft in the form was saved; null without a draft. */
export type Start = {
  readonly form: ResultForm;
  /** The result over which the form was typed: its revision goes into `If-Match`, and changes are compared with it. */
  readonly base: KnownResult;
  readonly restored: string | null;
};

/**
 * The dialog starts with the draft, unless the draft equals the recorded result, as it does after a save whose
 * answer was lost. A draft over an older revision keeps its base, so that saving it leads to the choice between both
 * results and overwrites nothing.
 */
export const startWith = (recorded: KnownResult, draft: Draft | null): Start => {
  const fresh: Start = { form: formOf(recorded), base: recorded, restored: null };
  if (draft === null || sameForm(draft.form, fresh.form)) return fresh;
  const { form, base, savedAt } = draft;
  if (base.resultRevision === recorded.resultRevision) return { form, base: recorded, restored: savedAt };
  return sameResult(resultOf(form, 0), recorded) ? fresh : { form, base, restored: savedAt };
};
