import type { MatchResultBody } from '@league/command-api/contract/match.ts';
import { MOST_GOALS } from '@league/command-api/contract/match-answer.ts';
import type { CurrentMatch } from '@league/command-api/contract/problem.ts';

/** A result as the server sends it: of a match in a list, or of the match that a refused edit conflicts with. */
export type KnownResult = Omit<CurrentMatch, 'changedAt' | 'changedBy'>;

export type Side = 'home' | 'away';
export type CardField = 'homeYellowCards' | 'awayYellowCards' | 'homeRedCards' | 'awayRedCards';
export type CountField = 'homeScore' | 'awayScore' | CardField;

/** The texts of the form's fields. Scores typed before a walkover was ticked stay, and return when it is unticked. */
export type ResultForm = Readonly<Record<CountField, string>> & {
  readonly status: KnownResult['status'];
  readonly isWalkover: boolean;
  readonly walkoverWinner: Side | null;
  readonly reason: string;
};

/** `count`: no whole number in the range; `scores`: one or both scores missing; `winner`: a walkover without one. */
export type FormErrors = Partial<Record<CountField, 'count' | 'scores'>> & { winner?: 'winner' };

export const cardFields = ['homeYellowCards', 'awayYellowCards', 'homeRedCards', 'awayRedCards'] as const;
const scoreFields = ['homeScore', 'awayScore'] as const;

/** A walkover is 3-0 for its winner (docs/rules.md#walkover). */
const WALKOVER_GOALS = 3;

const boxOf = (count: number | null): string => (count === null ? '' : String(count));
const countOf = (box: string): number | null => (box.trim() === '' ? null : Number(box.trim()));
const isCount = (box: string): boolean => /^\d{1,3}$/.test(box.trim()) && Number(box) <= MOST_GOALS;

/**
 * The form of a recorded result. For a planned match its status is 'finished', since entering a result finishes the
 * match. A live match stays live, and a cancelled match stays cancelled until it is planned again.
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

const checkScores = (form: ResultForm): FormErrors => {
  if (!takesScore(form) || isWalkover(form)) return {};
  const empty = scoreFields.filter((field) => form[field].trim() === '');
  // A live match may have no score yet, but not half a score.
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

/** A match that was not played has no scorers (docs/rules.md#walkover). */
const NOTHING_PLAYED = { goalScorers: [], assists: [], saves: [], homeLineup: [], awayLineup: [] };

/**
 * The cards that differ from the recorded ones. Unchanged cards are not sent: the server may have counted them from the
 * players' lines, and a sent figure would no longer follow those lines.
 */
const changedCards = (wanted: KnownResult, known: KnownResult): Partial<Record<CardField, number | null>> => {
  const cards: Partial<Record<CardField, number | null>> = {};
  for (const field of cardFields) if (wanted[field] !== known[field]) cards[field] = wanted[field];
  return cards;
};

/** The body of the command. Values that it leaves out (line-ups, players' lines, unchanged cards) stay as recorded. */
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

/** Whether all fields of two forms are equal. */
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

/** The form after the choice between both results. The reason, and fields that the result does not show, stay. */
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
