import { resultBody, type SentResult } from '@league/command-api/contract/match.ts';
import type { MatchScores } from '@league/command-api/contract/problem.ts';
import * as z from 'zod/mini';
import type { Count } from '../../components/ui/stepper.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';

/** A result as the server sends it: of a match in a list, or of the match that a refused edit conflicts with. */
export type KnownResult = MatchScores;

export type Side = 'home' | 'away';
export type CardField = 'homeYellowCards' | 'awayYellowCards' | 'homeRedCards' | 'awayRedCards';
export type CountField = 'homeScore' | 'awayScore' | CardField;

/** What the form's fields hold. Scores typed before a walkover was ticked stay, and return when it is unticked. */
export type ResultForm = Readonly<Record<CountField, Count>> & {
  readonly status: KnownResult['status'];
  readonly isWalkover: boolean;
  readonly walkoverWinner: Side | null;
  readonly reason: string;
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
});

/** Finished matches have a score, live matches a provisional one. */
export const takesScore = (form: ResultForm): boolean => form.status === 'finished' || form.status === 'live';

/** Only finished matches have cards and walkovers. */
export const takesResult = (form: ResultForm): boolean => form.status === 'finished';

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

/** The body of a result call. Values that it leaves out (line-ups, players' lines, unchanged cards) stay as recorded. */
export const bodyOf = (form: ResultForm, known: KnownResult): SentResult => {
  const wanted = resultOf(form, known.resultRevision);
  const { status, homeScore, awayScore, walkoverWinner } = wanted;
  const reason = form.reason.trim();
  return {
    status,
    ...(homeScore !== null && { homeScore }),
    ...(awayScore !== null && { awayScore }),
    ...(takesResult(form) && { isWalkover: wanted.isWalkover, walkoverWinner, ...changedCards(wanted, known) }),
    ...(reason !== '' && { reason }),
  };
};

/** Checks the form by the body that it makes over the recorded result, and by what a result lacks. */
export const resultSchema = (known: KnownResult) =>
  z.pipe(
    z.pipe(
      z.custom<ResultForm>(),
      z.transform((form: ResultForm, { issues }): z.input<typeof resultBody> => {
        for (const [field, message] of Object.entries(lacks(form)))
          issues.push({ code: 'custom', input: form, path: [field], message });
        return bodyOf(form, known);
      }),
    ),
    resultBody,
  );

/** Whether all fields of two forms are equal. */
export const sameForm = (one: ResultForm, other: ResultForm): boolean =>
  (Object.keys(one) as (keyof ResultForm)[]).every((field) => one[field] === other[field]);

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
  status: settled.status,
});
