import { describe, expect, it } from 'vitest';
import { tableWeeks } from './table-weeks.ts';

const rows = (...weeks: number[][]) => weeks.map((each) => ({ weeks: each }));

describe('the weeks whose tables are offered', () => {
  it.each([
    ['leave out one that was postponed as a whole', rows([1, 2, 4], [1, 2, 4]), undefined, [1, 2, 4]],
    ['are no more for a team that has played more matches', rows([1, 2, 9], [1, 2], [1, 9]), undefined, [1, 2, 9]],
    ['are none before the first match', rows([], []), undefined, []],
    ['are all of the season while nobody knows', undefined, undefined, [1, 2, 3]],
    ['have the one that the address names in its place', rows([1, 2, 4]), 3, [1, 2, 3, 4]],
    ['have one that the season lacks as well', undefined, 50, [1, 2, 3, 50]],
  ])('%s', (_name, table, week, offered) => {
    expect(tableWeeks({ rows: table, ofSeason: 3, week })).toEqual(offered);
  });
});
