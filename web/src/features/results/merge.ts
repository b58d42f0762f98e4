import { lineIn, LIST_FIELDS, NO_LISTS, playersOf, sameLine, sameList } from './known-lists.ts';
import { type CardField, cardFields, type KnownResult } from './result-form.ts';

/** The line of one player: each is merged, and chosen, on its own. */
type LineUnit = `line:${string}`;
const otherLists = ['homeLineup', 'awayLineup', 'incidents'] as const;
type OtherList = (typeof otherLists)[number];

/**
 * A part of a result that is merged or chosen as a whole. `score` contains both scores and the walkover, since half a
 * score or a walkover without its winner would be no result. Where the two results differ in their status nothing can
 * be merged, and the unit is the whole `result`.
 */
export type Unit = 'result' | 'score' | CardField | LineUnit | OtherList;

export const playerOfUnit = (unit: Unit): string | null =>
  unit.startsWith('line:') ? unit.slice('line:'.length) : null;

/** Whose value a unit takes; `choice`: both changed it, and a person has to choose. */
export type Taken = 'mine' | 'theirs' | 'choice';

export type Difference = { readonly unit: Unit; readonly taken: Taken };

/** The choices that a person has made so far. */
export type Choices = Partial<Record<Unit, 'mine' | 'theirs'>>;

const scoreParts = ['homeScore', 'awayScore', 'isWalkover', 'walkoverWinner'] as const;

const isLine = (unit: Unit): unit is LineUnit => unit.startsWith('line:');

const partsOf = (unit: Exclude<Unit, LineUnit>) => {
  if (unit === 'result') return ['status', ...scoreParts, ...cardFields] as const;
  return unit === 'score' ? scoreParts : ([unit] as const);
};

const isOtherList = (unit: Unit): unit is OtherList => otherLists.some((each) => each === unit);

const sameIn = (unit: Unit, one: KnownResult, other: KnownResult): boolean => {
  const player = playerOfUnit(unit);
  if (player !== null) return sameLine(lineIn(one, player), lineIn(other, player));
  if (isOtherList(unit)) return sameList(unit, one, other);
  const parts = partsOf(unit as Exclude<Unit, LineUnit | OtherList>);
  return (
    parts.every((part) => one[part] === other[part]) &&
    (unit !== 'result' || LIST_FIELDS.every((field) => sameList(field, one, other)))
  );
};

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
  ...NO_LISTS,
};

/**
 * Compares the result that I want to record (`mine`) with the one that someone else recorded (`theirs`) since I opened
 * `base`. A unit that one side changed is taken from that side; a unit that both changed differently is a `choice`.
 * Equal units are left out, so an empty list means that the results are equal.
 */
export const merge = (base: KnownResult, mine: KnownResult, theirs: KnownResult): readonly Difference[] => {
  const agreed = mine.status === theirs.status;
  // The rows of a walkover go with its score, since it has none.
  const lists: readonly Unit[] =
    mine.isWalkover === theirs.isWalkover
      ? [...playersOf(base, mine, theirs).map((player) => `line:${player}` as const), ...otherLists]
      : [];
  const units: readonly Unit[] = agreed ? ['score', ...cardFields, ...lists] : ['result'];
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
    .map(({ unit }) => unit);
  const settled = { ...theirs };
  for (const unit of fromMine) {
    if (isLine(unit)) settled.playerStats = withLine(settled.playerStats, unit, mine);
    else Object.assign(settled, Object.fromEntries(partsOf(unit).map((part) => [part, mine[part]])));
  }
  const takesLists =
    fromMine.includes('result') || (mine.isWalkover !== theirs.isWalkover && fromMine.includes('score'));
  return takesLists ? { ...settled, ...listsOf(mine) } : settled;
};

const listsOf = ({ playerStats, homeLineup, awayLineup, incidents }: KnownResult) => ({
  playerStats,
  homeLineup,
  awayLineup,
  incidents,
});

/** The lines with that of one player as it stands in `mine`, or without it. */
const withLine = (lines: KnownResult['playerStats'], unit: LineUnit, mine: KnownResult): KnownResult['playerStats'] => {
  const player = playerOfUnit(unit) ?? '';
  const line = lineIn(mine, player);
  const at = lines.findIndex((each) => each.player === player);
  if (line === undefined) return lines.filter((each) => each.player !== player);
  return at === -1 ? [...lines, line] : lines.with(at, line);
};
