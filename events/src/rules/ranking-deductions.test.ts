import { describe, expect, it } from 'vitest';
import { league, order, played, rowOf, rules, teams } from '../testing/ranking-words.ts';
import { type RankedTeam, rank } from './ranking.ts';

describe('a deduction', () => {
  const season = played('a 1-0 b b 2-0 c | c 1-0 a');
  const fined = (deducted: number): RankedTeam[] => [{ id: 'b', name: 'B', deducted }, ...teams('A', 'C')];
  const points = (...args: Parameters<typeof rank>) => rank(...args).map((row) => [row.team, row.points]);

  it('takes points off before the order is made, and leaves matches and goals as they are', () => {
    expect(order(fined(0), season, league)).toBe('b a c');
    expect(points(fined(2), season, league)).toEqual([
      ['a', 3],
      ['c', 3],
      ['b', 1],
    ]);
    expect(rowOf('b', fined(2), season, league)).toMatchObject({ played: 2, win: 1, goalsFor: 2, form: [{}, {}] });
  });

  it('may leave fewer points than none, also before the first match', () => {
    expect(points(fined(7), season, league).at(-1)).toEqual(['b', -4]);
    expect(points(fined(7), [], league)).toEqual([
      ['a', 0],
      ['c', 0],
      ['b', -7],
    ]);
  });

  it('can make teams level, whose matches against each other then count whole', () => {
    const rulesOfMeeting = rules('headToHead', 'name');
    const results = played('a 1-0 b b 2-0 c b 3-0 c');
    const [first, second] = rank(fined(3), results, rulesOfMeeting);
    expect([first, second].map((row) => [row?.team, row?.points])).toEqual([
      ['a', 3],
      ['b', 3],
    ]);
    expect(first?.decidedBy?.table?.map((row) => [row.team, row.points])).toEqual([
      ['a', 3],
      ['b', 0],
    ]);
  });

  it('moves nobody: movement is that of the matches', () => {
    const moved = rank(fined(9), played('b 2-0 c | a 0-0 c'), league);
    expect(moved.map(({ team, movement }) => [team, movement])).toEqual([
      ['a', 0],
      ['c', 0],
      ['b', 0],
    ]);
  });

  it('does not count in a table of one side', () => {
    for (const view of ['home', 'away'] as const) {
      expect(rank(fined(9), season, league, view)).toEqual(rank(fined(0), season, league, view));
    }
  });
});
