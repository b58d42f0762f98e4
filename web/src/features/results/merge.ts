import { type CardField, cardFields, type KnownResult } from './result-form.ts';

/**
 * What is merged, and chosen, as one thing. A score is never half of one and half of the other, and a walkover is its
 * winner and its score together, so both are in `score`. Where the two do not even agree on the status there is nothing to
 * put together: then it is the `result` as a whole.
 */
export type Unit = 'result' | 'score' | CardField;

/** Whose value a unit takes; `choice`: both changed it, and only a person can say. */
export type Taken = 'mine' | 'theirs' | 'choice';

export type Difference = { readonly unit: Unit; readonly taken: Taken };

/** What a person chose of the units that have to be chosen. */
export type Choices = Partial<Record<Unit, 'mine' | 'theirs'>>;

const scoreParts = ['homeScore', 'awayScore', 'isWalkover', 'walkoverWinner'] as const;

const partsOf = (unit: Unit) => {
  if (unit === 'result') return ['status', ...scoreParts, ...cardFields] as const;
  return unit === 'score' ? scoreParts : ([unit] as const);
};

const sameIn = (unit: Unit, one: KnownResult, other: KnownResult): boolean =>
  partsOf(unit).every((part) => one[part] === other[part]);

/** Whether both say the same, whoever said it first. */
export const sameResult = (one: KnownResult, other: KnownResult): boolean => sameIn('result', one, other);

/** A provisional score is no result: who finishes the match with the figures that stood there has said them anew. */
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
 * Compares what I want to record with what someone else did since I opened `base`. What only one side changed is taken
 * from that side; what both changed differently is a `choice`. Units on which both agree are left out, so an empty answer
 * means that both say the same.
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

/** Units that still wait for a choice. */
export const unsettled = (differences: readonly Difference[], choices: Choices): readonly Unit[] =>
  differences.flatMap(({ unit, taken }) => (taken === 'choice' && choices[unit] === undefined ? [unit] : []));

/** The one result that comes of two; what nobody chose stays as it is recorded. Carries the revision of `theirs`. */
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
