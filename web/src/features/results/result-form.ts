import { resultBody, type SentResult } from '@league/command-api/contract/match.ts';
import type { MatchScores } from '@league/command-api/contract/problem.ts';
import * as z from 'zod/mini';
import type { Count } from '../../components/ui/stepper.tsx';
import { lineMessages } from '../../messages/tr/result-lines.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { type KnownLists, LIST_FIELDS, NO_LISTS, sameList } from './known-lists.ts';
import {
  knownLists,
  type ListsForm,
  listsForm,
  type Side,
  sentLine,
  sentList,
  toFormPath,
  writtenGoals,
} from './list-form.ts';

/** A result as the server sends it: of a match in a list, or of the match that a refused edit conflicts with. */
export type KnownResult = MatchScores & KnownLists;

export type { Side } from './list-form.ts';
export type CardField = 'homeYellowCards' | 'awayYellowCards' | 'homeRedCards' | 'awayRedCards';
export type CountField = 'homeScore' | 'awayScore' | CardField;

/** What the form's fields hold. Scores and rows typed before a walkover was ticked stay, and return when it is unticked. */
export type ResultForm = Readonly<Record<CountField, Count>> &
  ListsForm & {
    readonly status: KnownResult['status'];
    readonly isWalkover: boolean;
    readonly walkoverWinner: Side | null;
    readonly reason: string;
    /** Everybody may read the reason in the match's history. */
    readonly reasonShown: boolean;
  };

export const cardFields = ['homeYellowCards', 'awayYellowCards', 'homeRedCards', 'awayRedCards'] as const;
const scoreFields = ['homeScore', 'awayScore'] as const;

/** A walkover is 3-0 for its winner (docs/rules.md#walkover). */
const WALKOVER_GOALS = 3;

/** A text that is no count goes on as it is: the schema of the call refuses it. */
const countOf = (box: Count) => box as number | null;

/**
 * The form of a recorded result. For a planned match its status is 'finished', since entering a result finishes the
 * match. A live match stays live, and a cancelled match stays cancelled until it is planned again.
 */
export const formOf = (known: KnownResult): ResultForm => ({
  homeScore: known.isWalkover ? null : known.homeScore,
  awayScore: known.isWalkover ? null : known.awayScore,
  homeYellowCards: known.homeYellowCards,
  awayYellowCards: known.awayYellowCards,
  homeRedCards: known.homeRedCards,
  awayRedCards: known.awayRedCards,
  status: known.status === 'scheduled' ? 'finished' : known.status,
  isWalkover: known.isWalkover,
  walkoverWinner: known.walkoverWinner,
  reason: '',
  reasonShown: false,
  ...listsForm(known),
});

/** Finished matches have a score, live matches a provisional one. */
export const takesScore = (form: ResultForm): boolean => form.status === 'finished' || form.status === 'live';

/** Whether the form has both scores. A walkover and a match that takes no score need no typed scores. */
export const hasScores = (form: ResultForm): boolean =>
  !takesScore(form) || isWalkover(form) || scoreFields.every((field) => form[field] !== null);

/** Only finished matches have cards and walkovers. */
export const takesResult = (form: ResultForm): boolean => form.status === 'finished';

/** A walkover has no rows (docs/rules.md#walkover). */
export const takesLists = (form: ResultForm): boolean => takesResult(form) && !form.isWalkover;

const isWalkover = (form: ResultForm): boolean => takesResult(form) && form.isWalkover;

/** The score of a walkover, by its winner; 0-0 while the winner is not chosen. */
export const walkoverScore = (winner: Side | null): { readonly home: number; readonly away: number } => ({
  home: winner === 'home' ? WALKOVER_GOALS : 0,
  away: winner === 'away' ? WALKOVER_GOALS : 0,
});

const scoreOf = (form: ResultForm): { readonly home: number | null; readonly away: number | null } => {
  if (!takesScore(form)) return { home: null, away: null };
  if (isWalkover(form)) return walkoverScore(form.walkoverWinner);
  return { home: countOf(form.homeScore), away: countOf(form.awayScore) };
};

/** What a result lacks, by field, in the words of the page; whether its figures are figures is told by the call's schema. */
export const lacks = (form: ResultForm): Partial<Record<CountField | 'walkoverWinner', string>> => {
  const { scoresMissing, winnerMissing } = resultsMessages.errors;
  if (isWalkover(form)) return form.walkoverWinner === null ? { walkoverWinner: winnerMissing } : {};
  const empty = takesScore(form) ? scoreFields.filter((field) => form[field] === null) : [];
  // A live match may have no score yet, but not half a score.
  if (form.status === 'live' && empty.length === scoreFields.length) return {};
  return Object.fromEntries(empty.map((field) => [field, scoresMissing]));
};

const sides = ['home', 'away'] as const;
const excessOf = (result: KnownResult, side: Side): number => {
  const score = result[`${side}Score`];
  return typeof score === 'number' ? writtenGoals(result, side) - score : 0;
};

/** By side: the goals of its rows, where they are above its score. Only a made worse excess hinders saving. */
export const exceeding = (form: ResultForm, known: KnownResult): Partial<Record<Side, string>> => {
  if (!takesLists(form)) return {};
  const wanted = resultOf(form, 0);
  const above = sides.filter((side) => excessOf(wanted, side) > Math.max(0, excessOf(known, side)));
  return Object.fromEntries(
    above.map((side) => [side, lineMessages.above(writtenGoals(wanted, side), Number(form[`${side}Score`]))]),
  );
};

/** Whether saving the form takes back a recorded result, which then counts no more. */
export const takesBack = (form: ResultForm, known: KnownResult): boolean =>
  known.status === 'finished' && !takesResult(form);

/** The result that saving the form would record, in the server's form, so that it can be compared. */
export const resultOf = (form: ResultForm, resultRevision: number): KnownResult => {
  const score = scoreOf(form);
  const result = takesResult(form);
  return {
    status: form.status,
    homeScore: score.home,
    awayScore: score.away,
    isWalkover: isWalkover(form),
    walkoverWinner: isWalkover(form) ? form.walkoverWinner : null,
    homeYellowCards: result ? countOf(form.homeYellowCards) : null,
    awayYellowCards: result ? countOf(form.awayYellowCards) : null,
    homeRedCards: result ? countOf(form.homeRedCards) : null,
    awayRedCards: result ? countOf(form.awayRedCards) : null,
    resultRevision,
    ...(takesLists(form) ? knownLists(form) : NO_LISTS),
  };
};

/**
 * The cards that differ from the recorded ones. Unchanged cards are not sent: the server may have counted them from the
 * players' lines, and a sent figure would no longer follow those lines.
 */
const changedCards = (wanted: KnownResult, known: KnownResult): Partial<Record<CardField, number | null>> => {
  const cards: Partial<Record<CardField, number | null>> = {};
  for (const field of cardFields) if (wanted[field] !== known[field]) cards[field] = wanted[field];
  return cards;
};

/** The lists that differ from the recorded ones; a list that is not sent stays. */
const changedLists = (wanted: KnownResult, known: KnownResult): Partial<SentResult> =>
  Object.assign(
    {},
    ...LIST_FIELDS.filter((field) => !sameList(field, wanted, known)).map((field) => sentList(field, wanted)),
  ) as Partial<SentResult>;

/** The body of a result call. Values that it leaves out (unchanged lists and cards) stay as recorded. */
export const bodyOf = (form: ResultForm, known: KnownResult): SentResult => {
  const wanted = resultOf(form, known.resultRevision);
  const { status, homeScore, awayScore, walkoverWinner } = wanted;
  const reason = form.reason.trim();
  return {
    status,
    ...(homeScore !== null && { homeScore }),
    ...(awayScore !== null && { awayScore }),
    ...(takesResult(form) && { isWalkover: wanted.isWalkover, walkoverWinner, ...changedCards(wanted, known) }),
    ...(takesLists(form) && changedLists(wanted, known)),
    ...(reason !== '' && { reason, ...(form.reasonShown && { reasonShown: true }) }),
  };
};

/** The body of the call that takes the lines of a finished match, and nothing else. */
export const linesBodyOf = (form: ResultForm) => {
  const reason = form.reason.trim();
  return { playerStats: knownLists(form).playerStats.map(sentLine), ...(reason !== '' && { reason }) };
};

/** Checks the form by the body that it makes over the recorded result, and by what a result lacks. */
export const resultSchema = (known: KnownResult) =>
  z.pipe(
    z.custom<ResultForm>(),
    z.transform((form: ResultForm, { issues }): SentResult => {
      for (const [field, message] of Object.entries(lacks(form)))
        issues.push({ code: 'custom', input: form, path: [field], message });
      for (const [side, message] of Object.entries(exceeding(form, known)))
        issues.push({ code: 'custom', input: form, path: ['exceeds', side], message });
      const body = bodyOf(form, known);
      const parsed = resultBody.safeParse(body, { reportInput: true });
      // Rows without a player are not in the body, so its places are not those of the form.
      for (const { path, ...issue } of parsed.error?.issues ?? [])
        issues.push({ ...issue, input: issue.input, path: [...toFormPath(form, path)] } as z.core.$ZodRawIssue);
      return body;
    }),
  );

const NO_FORM_LISTS = { playerStats: [], homeLineup: [], awayLineup: [], incidents: [] };

/** Whether all fields of two forms are equal; the order of rows, and rows without a player, mean nothing. */
export const sameForm = (one: ResultForm, other: ResultForm): boolean => {
  const [scalars, others] = [one, other].map((form) => ({ ...form, ...NO_FORM_LISTS }));
  const [lists, otherLists] = [knownLists(one), knownLists(other)];
  return (
    (Object.keys(one) as (keyof ResultForm)[]).every(
      (field) => field in NO_FORM_LISTS || scalars?.[field] === others?.[field],
    ) && LIST_FIELDS.every((field) => sameList(field, lists, otherLists))
  );
};

/** The form after the choice between both results. The reason, and fields that the result does not show, stay. */
export const settledForm = (form: ResultForm, settled: KnownResult): ResultForm => ({
  ...form,
  ...(settled.isWalkover || settled.homeScore === null
    ? {}
    : { homeScore: settled.homeScore, awayScore: settled.awayScore }),
  ...(settled.status === 'finished' && {
    isWalkover: settled.isWalkover,
    walkoverWinner: settled.walkoverWinner,
    homeYellowCards: settled.homeYellowCards,
    awayYellowCards: settled.awayYellowCards,
    homeRedCards: settled.homeRedCards,
    awayRedCards: settled.awayRedCards,
  }),
  ...(settled.status === 'finished' && !settled.isWalkover && listsForm(settled)),
  status: settled.status,
});
