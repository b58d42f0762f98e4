import type { MatchResultBody } from '@league/command-api/contract/match.ts';
import { MOST_GOALS } from '@league/command-api/contract/match-answer.ts';
import type { CurrentMatch } from '@league/command-api/contract/problem.ts';

/** A result as the server tells it: a match of a list, or the one that a stale edit met. */
export type KnownResult = Omit<CurrentMatch, 'changedAt' | 'changedBy'>;

export type Side = 'home' | 'away';
export type CardField = 'homeYellowCards' | 'awayYellowCards' | 'homeRedCards' | 'awayRedCards';
export type CountField = 'homeScore' | 'awayScore' | CardField;

/** What stands in the boxes. Scores typed before a walkover was ticked stay, and return when it is unticked. */
export type ResultForm = Readonly<Record<CountField, string>> & {
  readonly status: KnownResult['status'];
  readonly isWalkover: boolean;
  readonly walkoverWinner: Side | null;
  readonly reason: string;
};

/** `count`: not a whole number in range; `scores`: one or both missing; `winner`: a walkover without. */
export type FormErrors = Partial<Record<CountField, 'count' | 'scores'>> & { winner?: 'winner' };

export const cardFields = ['homeYellowCards', 'awayYellowCards', 'homeRedCards', 'awayRedCards'] as const;
const scoreFields = ['homeScore', 'awayScore'] as const;

/** 3-0 for the side it is awarded to (docs/rules.md#walkover). */
const WALKOVER_GOALS = 3;

const boxOf = (count: number | null): string => (count === null ? '' : String(count));
const countOf = (box: string): number | null => (box.trim() === '' ? null : Number(box.trim()));
const isCount = (box: string): boolean => /^\d{1,3}$/.test(box.trim()) && Number(box) <= MOST_GOALS;

/**
 * Opening the dialog of a planned match means entering its result, and that finishes it. A live one stays live until
 * somebody says otherwise, and a cancelled one has to be planned again first.
 */
export const formOf = (known: KnownResult): ResultForm => ({
  homeScore: known.isWalkover ? '' : boxOf(known.homeScore),
  awayScore: known.isWalkover ? '' : boxOf(known.awayScore),
  homeYellowCards: boxOf(known.homeYellowCards),
  awayYellowCards: boxOf(known.awayYellowCards),
  homeRedCards: boxOf(known.homeRedCards),
  awayRedCards: boxOf(known.awayRedCards),
  status: known.status === 'scheduled' ? 'finished' : known.status,
  isWalkover: known.isWalkover,
  walkoverWinner: known.walkoverWinner,
  reason: '',
});

/** Scores belong to a finished match, and provisionally to a live one. */
export const takesScore = (form: ResultForm): boolean => form.status === 'finished' || form.status === 'live';

/** Cards and walkover belong to a result. */
export const takesResult = (form: ResultForm): boolean => form.status === 'finished';

const isWalkover = (form: ResultForm): boolean => takesResult(form) && form.isWalkover;

/** A walkover's score follows from its winner; 0-0 while there is none. */
export const walkoverScore = (winner: Side | null): { readonly home: number; readonly away: number } => ({
  home: winner === 'home' ? WALKOVER_GOALS : 0,
  away: winner === 'away' ? WALKOVER_GOALS : 0,
});

const scoreOf = (form: ResultForm): { readonly home: number | null; readonly away: number | null } => {
  if (!takesScore(form)) return { home: null, away: null };
  if (isWalkover(form)) return walkoverScore(form.walkoverWinner);
  return { home: countOf(form.homeScore), away: countOf(form.awayScore) };
};

const checkScores = (form: ResultForm): FormErrors => {
  if (!takesScore(form) || isWalkover(form)) return {};
  const empty = scoreFields.filter((field) => form[field].trim() === '');
  // A live match may have no score yet, but not half of one.
  if (form.status === 'live' && empty.length === scoreFields.length) return {};
  const errors: FormErrors = {};
  for (const field of scoreFields) {
    if (empty.includes(field)) errors[field] = 'scores';
    else if (!isCount(form[field])) errors[field] = 'count';
  }
  return errors;
};

export const checkForm = (form: ResultForm): FormErrors => {
  const errors = checkScores(form);
  if (!takesResult(form)) return errors;
  if (form.isWalkover && form.walkoverWinner === null) errors.winner = 'winner';
  for (const field of cardFields) {
    if (form[field].trim() !== '' && !isCount(form[field])) errors[field] = 'count';
  }
  return errors;
};

/** What would be recorded: the form in the words of the server, to be shown beside what it holds. */
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

/** Nobody scored in a match that was not played (docs/rules.md#walkover). */
const NOTHING_PLAYED = { goalScorers: [], assists: [], saves: [], homeLineup: [], awayLineup: [] };

/** Only where they differ from what the server holds: those may be sums of player lines, and sending one back would freeze it. */
const changedCards = (wanted: KnownResult, known: KnownResult): Partial<Record<CardField, number | null>> => {
  const cards: Partial<Record<CardField, number | null>> = {};
  for (const field of cardFields) if (wanted[field] !== known[field]) cards[field] = wanted[field];
  return cards;
};

/** The body of the command. What is left out (line-ups, lines, cards that were not touched) keeps its value. */
export const bodyOf = (form: ResultForm, known: KnownResult): MatchResultBody => {
  const wanted = resultOf(form, known.resultRevision);
  const { status, homeScore, awayScore, walkoverWinner } = wanted;
  const reason = form.reason.trim();
  return {
    status,
    ...(homeScore !== null && awayScore !== null && { homeScore, awayScore }),
    ...(takesResult(form) && { isWalkover: wanted.isWalkover, walkoverWinner, ...changedCards(wanted, known) }),
    ...(wanted.isWalkover && NOTHING_PLAYED),
    ...(reason !== '' && { reason }),
  };
};

/** Whether the same stands in all boxes. */
export const sameForm = (one: ResultForm, other: ResultForm): boolean => {
  const { homeScore, awayScore, status, isWalkover, walkoverWinner, reason } = one;
  return (
    homeScore === other.homeScore &&
    awayScore === other.awayScore &&
    status === other.status &&
    isWalkover === other.isWalkover &&
    walkoverWinner === other.walkoverWinner &&
    reason === other.reason &&
    cardFields.every((field) => one[field] === other[field])
  );
};

/** The form after its result was settled with someone else's: reason, and boxes that the result hides, stay as typed. */
export const settledForm = (form: ResultForm, settled: KnownResult): ResultForm => ({
  ...form,
  ...(settled.isWalkover || settled.homeScore === null
    ? {}
    : { homeScore: boxOf(settled.homeScore), awayScore: boxOf(settled.awayScore) }),
  ...(settled.status === 'finished' && {
    isWalkover: settled.isWalkover,
    walkoverWinner: settled.walkoverWinner,
    homeYellowCards: boxOf(settled.homeYellowCards),
    awayYellowCards: boxOf(settled.awayYellowCards),
    homeRedCards: boxOf(settled.homeRedCards),
    awayRedCards: boxOf(settled.awayRedCards),
  }),
  status: settled.status,
});
