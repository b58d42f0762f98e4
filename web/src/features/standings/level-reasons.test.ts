import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { describe, expect, it } from 'vitest';
import { levelReasons } from './level-reasons.ts';

const teamOf = (_id: string) => ({ _id, name: _id, logo: '', crest: 'red-white-stripes' });

const rowOf = (id: string, points: number, more: Partial<StandingRow> = {}): StandingRow => ({
  position: 1,
  teamInfo: teamOf(id),
  played: 7,
  win: 4,
  draw: 2,
  loss: 1,
  goalsFor: 10,
  goalsAgainst: 6,
  goalDifference: 4,
  points,
  form: [],
  weeks: [],
  movement: null,
  decidedBy: null,
  ...more,
});

type Rule = NonNullable<StandingRow['decidedBy']>['rule'];
const by = (rule: Rule, ...among: readonly string[]) => ({ rule, among: among.map(teamOf) });

const shown = (rows: readonly StandingRow[]) =>
  levelReasons(rows).map(({ upper, lower, rule, values }) => [upper.teamInfo._id, lower.teamInfo._id, rule, values]);

describe('the reasons of places among level teams', () => {
  it('are none where points decide, and before anybody has played', () => {
    expect(shown([rowOf('a', 14), rowOf('b', 12)])).toEqual([]);
    const decidedBy = by('name', 'a', 'b');
    expect(shown([rowOf('a', 0, { played: 0, decidedBy }), rowOf('b', 0, { played: 0, decidedBy })])).toEqual([]);
  });

  it('name the rule that set two neighbours apart, and what it compares', () => {
    const rows = [
      rowOf('a', 12, { goalDifference: 6, decidedBy: by('goalDifference', 'a', 'b', 'c', 'd') }),
      rowOf('b', 12, { goalDifference: 3, goalsFor: 9, decidedBy: by('goalsFor', 'b', 'c') }),
      rowOf('c', 12, { goalDifference: 3, goalsFor: 8, decidedBy: by('goalsFor', 'b', 'c') }),
      rowOf('d', 12, { goalDifference: 1, decidedBy: by('goalDifference', 'a', 'b', 'c', 'd') }),
    ];
    expect(shown(rows)).toEqual([
      ['a', 'b', 'goalDifference', [6, 3]],
      ['b', 'c', 'goalsFor', [9, 8]],
      ['c', 'd', 'goalDifference', [3, 1]],
    ]);
  });

  it('compare points of the matches among them, and goals where those are level; names have no figures', () => {
    const tally = { played: 2, win: 1, draw: 0, loss: 1, goalsFor: 3, goalsAgainst: 2 };
    const table = (points: readonly [number, number], differences: readonly [number, number]) =>
      ['a', 'b'].map((id, index) => ({
        teamInfo: teamOf(id),
        ...tally,
        points: points[index] ?? 0,
        goalDifference: differences[index] ?? 0,
      }));
    const level = (decidedBy: StandingRow['decidedBy']) => [rowOf('a', 9, { decidedBy }), rowOf('b', 9, { decidedBy })];
    const headToHead = by('headToHead', 'a', 'b');
    expect(shown(level({ ...headToHead, table: table([4, 1], [1, -1]) }))).toEqual([['a', 'b', 'headToHead', [4, 1]]]);
    expect(shown(level({ ...headToHead, table: table([3, 3], [2, -2]) }))).toEqual([['a', 'b', 'headToHead', [2, -2]]]);
    expect(shown(level(by('name', 'a', 'b')))).toEqual([['a', 'b', 'name', null]]);
  });
});
