import { describe, expect, it } from 'vitest';
import { complete, order, played, rules, teams, toPlay } from '../testing/ranking-words.ts';
import { rank } from './ranking.ts';

describe('head to head once it is complete', () => {
  const first = rules('headToHead', 'goalDifference', 'goalsFor', 'name');
  const all = teams('A', 'B', 'X');
  // a won against b, which has more goals against x.
  const results = played('a 1-0 b b 3-0 x');
  const why = (...args: Parameters<typeof rank>) =>
    rank(...args).map(({ team, decidedBy }) => [team, decidedBy?.rule, decidedBy?.among]);

  it('waits for the planned matches among the level teams, and the next rule decides', () => {
    expect(why(all, results, complete(first, [...results, ...toPlay('b-a')])).slice(0, 2)).toEqual([
      ['b', 'goalDifference', ['a', 'b']],
      ['a', 'goalDifference', ['a', 'b']],
    ]);
  });

  it('waits neither for a match with another team nor for one that has its result', () => {
    expect(why(all, results, complete(first, [...results, ...toPlay('a-x x-b')])).slice(0, 2)).toEqual([
      ['a', 'headToHead', ['a', 'b']],
      ['b', 'headToHead', ['a', 'b']],
    ]);
  });

  it('waits for nothing unless the rules say so', () => {
    const planned = toPlay('b-a');
    expect(order(all, results, { ...first, planned })).toBe('a b x');
    expect(order(all, results, { ...first, planned, headToHeadWhen: 'always' })).toBe('a b x');
    expect(order(all, results, complete(first, planned))).toBe('b a x');
  });

  it('is asked again of those whom the next rule leaves level, who may have played all their matches', () => {
    // All but y have 3 points; c is set apart by its goals.
    const four = teams('A', 'B', 'C', 'Y');
    const equal = played('a 1-0 b b 2-0 y c 5-0 y');
    expect(why(four, equal, complete(first, toPlay('c-a c-b'))).slice(0, 3)).toEqual([
      ['c', 'goalDifference', ['a', 'b', 'c']],
      ['a', 'headToHead', ['a', 'b']],
      ['b', 'headToHead', ['a', 'b']],
    ]);
    expect(order(four, equal, complete(first, toPlay('c-a b-a')))).toBe('c b a y');
  });

  it('leaves the order to the name where no other rule follows', () => {
    expect(why(all, played('b 1-0 a a 1-0 x'), complete(rules('headToHead'), toPlay('a-b'))).slice(0, 2)).toEqual([
      ['a', 'name', ['a', 'b']],
      ['b', 'name', ['a', 'b']],
    ]);
  });

  it('counts from the week of the last match among them, which may move them both', () => {
    const season = played('b 1-0 a a 5-0 x | a 1-1 b');
    const moves = (theirs: typeof first) => rank(all, season, theirs).map((row) => [row.team, row.movement]);
    expect(moves(complete(first, season)).slice(0, 2)).toEqual([
      ['b', 1],
      ['a', -1],
    ]);
    expect(moves(first).slice(0, 2)).toEqual([
      ['b', 0],
      ['a', 0],
    ]);
  });

  it('counts nowhere in a table of one side', () => {
    const side = (theirs: typeof first) => rank(all, results, theirs, 'home');
    expect(side(complete(first, toPlay('b-a')))).toEqual(side(first));
  });
});
