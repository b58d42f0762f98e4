import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Statistic, STATISTICS } from '../statistics.ts';
import { matchResult, playerLine } from '../testing/sample-events.ts';
import {
  badgesOf,
  countedLines,
  NOTHING_TAKEN,
  outcomeOf,
  overallRatingOf,
  type PlayedLine,
  playedLine,
  resetOfAll,
  type TakenOff,
  totalsOf,
} from './statistics.ts';

/** A line of a 3-1, whose match was first entered at this position. */
const at = (enteredAt: string | undefined, line: Parameters<typeof playerLine>[0] = {}, score = {}) => ({
  enteredAt,
  line: playedLine(playerLine(line), matchResult(score)),
});

describe('the totals of a player', () => {
  it('are the sums of the lines, a match each', () => {
    const lines = [
      at(undefined, { goals: 2, assists: 1, yellowCards: 1, manOfTheMatch: true }),
      at(undefined, { goals: 1, saves: 4, redCards: 1, shots: 3, passes: 20, gkCatches: 0 }),
      at(undefined, { shots: 2 }),
    ];
    expect(totalsOf(lines, NOTHING_TAKEN)).toEqual({
      matchesPlayed: 3,
      goals: 3,
      assists: 1,
      shots: 5,
      passes: 20,
      saves: 4,
      gkCatches: 0,
      cleanSheets: 0,
      yellowCards: 1,
      redCards: 1,
      manOfTheMatch: 1,
    });
  });

  it('do not know what nobody recorded, also where something was taken off it', () => {
    const decreases = [{ position: '5', statistic: 'shots' as const, amount: 2 }];
    expect(totalsOf([at('1')], { resets: [], decreases })).toMatchObject({
      shots: null,
      passes: null,
      gkCatches: null,
    });
  });

  it('count a clean sheet for who kept goal while the other side did not score', () => {
    const keeper = { position: 'Kaleci' as const };
    const sheets = (...lines: ReturnType<typeof at>[]) => totalsOf(lines, NOTHING_TAKEN).cleanSheets;
    expect(sheets(at('1', keeper, { awayScore: 0 }))).toBe(1);
    expect(sheets(at('1', { ...keeper, side: 'away' }, { homeScore: 0 }))).toBe(1);
    expect(sheets(at('1', keeper, { awayScore: 1 }), at('1', { ...keeper, side: 'away' }, { awayScore: 0 }))).toBe(0);
    expect(sheets(at('1', { position: 'Stoper' }, { awayScore: 0 }))).toBe(0);
  });

  it('begin anew with a reset: matches first entered before it count no longer, those after it do', () => {
    const lines = [at('1', { goals: 2, assists: 1 }), at('3', { goals: 4 }), at('2', { goals: 8 })];
    const resets = [{ position: '2', statistics: ['goals' as const] }];
    expect(totalsOf(lines, { resets, decreases: [] })).toMatchObject({ goals: 4, assists: 1, matchesPlayed: 3 });
    expect(totalsOf(lines, { resets: [resetOfAll('2')], decreases: [] })).toMatchObject({
      goals: 4,
      assists: 0,
      matchesPlayed: 1,
    });
  });

  it('go by the last reset of each, in whatever order the resets are given', () => {
    const lines = [at('1', { goals: 2 }), at('3', { goals: 4 }), at('5', { goals: 8 })];
    const resets = [resetOfAll('4'), { position: '2', statistics: ['goals' as const] }];
    expect(totalsOf(lines, { resets, decreases: [] }).goals).toBe(8);
    expect(totalsOf(lines, { resets: resets.toReversed(), decreases: [] }).goals).toBe(8);
  });

  it('count a match whose first entry is not known: it is newer than the reset', () => {
    expect(totalsOf([at(undefined, { goals: 2 })], { resets: [resetOfAll('9')], decreases: [] }).goals).toBe(2);
  });

  it('lose what was taken off since the last reset, and are never below 0', () => {
    const taken = (amount: number, position = '5') => ({ position, statistic: 'goals' as const, amount });
    const goals = (given: TakenOff) => totalsOf([at('1', { goals: 5 })], given).goals;
    expect(goals({ resets: [], decreases: [taken(2), taken(1, '6')] })).toBe(2);
    expect(goals({ resets: [], decreases: [taken(7)] })).toBe(0);
    expect(goals({ resets: [{ position: '6', statistics: ['goals'] }], decreases: [taken(2)] })).toBe(0);
    expect(
      totalsOf([at('7', { goals: 5 })], {
        resets: [{ position: '6', statistics: ['goals'] }],
        decreases: [taken(2), taken(1, '8')],
      }).goals,
    ).toBe(4);
  });

  it('does not matter to which order the lines come in', () => {
    const line = fc.record({ goals: fc.nat(9), assists: fc.nat(9), shots: fc.nat(9), enteredAt: fc.nat(99) });
    const takenOff = fc.record({ position: fc.nat(99), statistic: fc.constantFrom(...STATISTICS), amount: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(line), fc.array(takenOff), fc.array(takenOff), (lines, decreased, reset) => {
        const key = (position: number): string => String(position).padStart(20, '0');
        const given = lines.map(({ enteredAt, ...rest }) => at(key(enteredAt), rest));
        const decreases = decreased.map((one) => ({ ...one, position: key(one.position) }));
        const resets = reset.map(({ position, statistic }) => ({ position: key(position), statistics: [statistic] }));
        const totals = totalsOf(given, { resets, decreases });
        const reversed = { resets: resets.toReversed(), decreases: decreases.toReversed() };
        expect(totalsOf(given.toReversed(), reversed)).toEqual(totals);
        expect(Object.values(totals).filter((total) => total !== null && total < 0)).toEqual([]);
      }),
    );
  });
});

it('a walkover counts no lines, also where an older log has some', () => {
  const lines = [playerLine()];
  expect(countedLines(matchResult({ lines }))).toEqual(lines);
  expect(countedLines(matchResult({ lines, walkover: 'home' }))).toEqual([]);
});

it.each([
  ['home', 2, 1, 'win'],
  ['home', 1, 2, 'loss'],
  ['away', 1, 2, 'win'],
  ['away', 2, 1, 'loss'],
  ['away', 1, 1, 'draw'],
] as const)('a player of side %s has at %i-%i a %s', (side, homeScore, awayScore, outcome) => {
  expect(outcomeOf({ side, homeScore, awayScore })).toBe(outcome);
});

it('the overall rating is the mean of the ratings given, times ten, to one decimal', () => {
  const rated = (...ratings: (number | null)[]) => overallRatingOf(ratings.map((rating) => ({ rating })));
  expect(rated(7, null, 8)).toBe(75);
  expect(rated(8, 8, 9)).toBe(83.3);
  expect(rated(null, null)).toBeNull();
  expect(rated()).toBeNull();
});

it('the overall rating is the same in whatever order the matches are, also at a half', { retry: 0 }, () => {
  const rated = (ratings: readonly number[]) => overallRatingOf(ratings.map((rating) => ({ rating })));
  expect(rated([4.9, 4.8, 4.9, 4.9])).toBe(48.8);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 10, max: 100 }), { minLength: 1, maxLength: 40 }), (tenths) => {
      const ratings = tenths.map((each) => each / 10);
      expect(rated(ratings.toReversed())).toBe(rated(ratings));
      expect(rated(ratings.toSorted((a, b) => a - b))).toBe(rated(ratings));
    }),
  );
});

it('badges are for careers above their number, not at it', () => {
  expect(badgesOf({ matchesPlayed: 50, manOfTheMatch: 10, goals: 30 })).toEqual([]);
  expect(badgesOf({ matchesPlayed: 51, manOfTheMatch: 11, goals: 31 })).toEqual(['veteran', 'mvp', 'topScorer']);
  expect(badgesOf({ matchesPlayed: 0, manOfTheMatch: 0, goals: 31 })).toEqual(['topScorer']);
});

it('a line has everything that statistics need, null where it was not recorded', () => {
  const line: PlayedLine = playedLine(playerLine({ goals: 1, rating: 8 }), matchResult());
  expect(line).toMatchObject({ goals: 1, rating: 8, shots: null, manOfTheMatch: false, homeScore: 3, awayScore: 1 });
  const names: readonly Statistic[] = STATISTICS;
  expect(Object.keys(totalsOf([], NOTHING_TAKEN))).toEqual(names);
});
