import { type CardField, cardFields, type KnownResult } from './result-form.ts';

/**
 * A part of a result that is merged or chosen as a whole. `score` contains both scores and the walkover, since half a
 * score or a walkover without its winner would be no result. Where the two results differ in their status nothing can
 * be merged, and the unit is the whole `result`.
 */
export type Unit = 'result' | 'score' | CardField;

/** Whose value a unit takes; `choice`: both changed it, and a person has to choose. */
export type Taken = 'mine' | 'theirs' | 'choice';

export type Difference = { readonly unit: Unit; readonly taken: Taken };

/** The choices that a person has made so far. */
export type Choices = Partial<Record<Unit, 'mine' | 'theirs'>>;

const scoreParts = ['homeScore', 'awayScore', 'isWalkover', 'walkoverWinner'] as const;

const partsOf = (unit: Unit) => {
  if (unit === 'result') return ['status', ...scoreParts, ...cardFields] as const;
  return unit === 'score' ? scoreParts : ([unit] as const);
};

const sameIn = (unit: Unit, one: KnownResult, other: KnownResult): boolean =>
  partsOf(unit).every((part) => one[part] === other[part]);

/** Whether two results are equal, revisions aside. */
export const sameResult = (one: KnownResult, other: KnownResult): boolean => sameIn('result', one, other);

/** A provisional score is no result: finishing a match with its provisional figures counts as entering all of them. */
const NOTHING: Omit<KnownResult, 'status' | 'resultRevision'> = {
  homeScore: null,
  awayScore: null,
  isWalkover: false,
  walkoverWinner: null,
  homeYellowCards: null,
  awayYellowCards: null,
  homeRedCards: null,
  awayRedCards: null,
};

/**
 * Compares the result that I want to record (`mine`) with the one that someone else recorded (`theirs`) since I opened
 * `base`. A unit that one side changed is taken from that side; a unit that both changed differently is a `choice`.
 * Equal units are left out, so an empty list means that the results are equal.
 */
export const merge = (base: KnownResult, mine: KnownResult, theirs: KnownResult): readonly Difference[] => {
  const agreed = mine.status === theirs.status;
  const units: readonly Unit[] = agreed ? ['score', ...cardFields] : ['result'];
  const before = agreed && base.status !== mine.status ? { ...base, ...NOTHING } : base;
  const takenFor = (unit: Unit): Taken => {
    if (sameIn(unit, mine, before)) return 'theirs';
    return sameIn(unit, theirs, before) ? 'mine' : 'choice';
  };
  return units.filter((unit) => !sameIn(unit, mine, theirs)).map((unit) => ({ unit, taken: takenFor(unit) }));
};

/** The units for which a choice is still missing. */
export const unsettled = (differences: readonly Difference[], choices: Choices): readonly Unit[] =>
  differences.flatMap(({ unit, taken }) => (taken === 'choice' && choices[unit] === undefined ? [unit] : []));

/** The merged result, with the revision of `theirs`. A unit without a choice keeps the recorded value. */
export const settle = (
  mine: KnownResult,
  theirs: KnownResult,
  differences: readonly Difference[],
  choices: Choices,
): KnownResult => {
  const fromMine = differences
    .filter(({ unit, taken }) => (taken === 'choice' ? choices[unit] : taken) === 'mine')
    .flatMap(({ unit }) => partsOf(unit).map((part) => [part, mine[part]] as const));
  return { ...theirs, ...Object.fromEntries(fromMine) };
};
