import { describe, expect, it } from 'vitest';
import { drawnTeams, labelledWeeks, wayOf } from './place-lines.ts';

const team = (id: string) => ({ teamInfo: { _id: id, name: id, logo: '', crest: 'red-white-plain' }, positions: [1] });
const weeks = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the lines of places by week', () => {
  it('run from the left edge to the right, a place lower for each place', () => {
    expect(wayOf([2, 1, 12], 3)).toBe('M30 30L156 10L282 230');
    expect(wayOf([1], 1)).toBe('M30 10');
  });

  it('have a colour for the first two and for the own team', () => {
    const teams = ['a', 'b', 'c', 'd'].map(team);
    const names = (own: string | null) =>
      drawnTeams(teams, own).map((each) => each.map(({ teamInfo }) => teamInfo._id));
    expect(names('d')).toEqual([['a', 'b', 'd'], ['c']]);
    expect(names('a')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(names(null)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('have a colour for one team alone on its own page', () => {
    const [drawn] = drawnTeams(['a', 'b', 'c'].map(team), 'a', 'c');
    expect(drawn.map(({ teamInfo }) => teamInfo._id)).toEqual(['c']);
  });

  it('name each week where there is room, else weeks at equal distances with the last', () => {
    const named = (count: number) => labelledWeeks(weeks(count)).map(({ week }) => week);
    expect(named(11)).toEqual(weeks(11));
    expect(named(22)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
    expect(named(0)).toEqual([]);
  });
});
