import { describe, expect, it } from 'vitest';
import { league, order, played, rowOf, rules, teams } from '../testing/ranking-words.ts';
import { type RankedTeam, rank } from './ranking.ts';
import { consequenceOf, resultsAfter } from './withdrawals.ts';

const results = played('a 1-0 b c 2-2 d | b 3-0 c a 4-1 d');
const unplayed = played('a 0-0 c d 0-0 b b 0-0 a').map(({ homeScore: _home, awayScore: _away, ...match }) => match);

describe('what becomes of a match of a team that withdraws', () => {
  it.each([
    ['scheduled', 'keep', 'walkover'],
    ['live', 'keep', 'walkover'],
    ['finished', 'keep', undefined],
    ['cancelled', 'keep', undefined],
    ['scheduled', 'annul', 'cancelled'],
    ['live', 'annul', 'cancelled'],
    ['finished', 'annul', 'annulled'],
    ['cancelled', 'annul', undefined],
  ] as const)('that is %s, where played matches are to %s, is %s', (status, how, becomes) => {
    expect(consequenceOf(status, how)).toBe(becomes);
  });
});

describe('the results of a season that a team leaves', () => {
  it('with what it has played are those, and 3-0 for the other side in each match that it still had', () => {
    const after = resultsAfter({ teamId: 'a', played: 'keep' }, results, unplayed);
    expect(after.slice(0, results.length)).toEqual(results);
    expect(after.slice(results.length)).toEqual([
      { ...unplayed[0], homeScore: 0, awayScore: 3 },
      { ...unplayed[2], homeScore: 3, awayScore: 0 },
    ]);
  });

  it('without what it has played are those of the others', () => {
    const after = resultsAfter({ teamId: 'a', played: 'annul' }, results, unplayed);
    expect(after).toEqual(results.filter(({ home, away }) => home !== 'a' && away !== 'a'));
  });
});

describe('a withdrawn team in the table', () => {
  const left = (...names: string[]): RankedTeam[] =>
    teams('A', 'B', 'C', 'D').map((team) => (names.includes(team.name) ? { ...team, withdrawn: true } : team));

  it('stands behind teams with fewer points, where none of its matches counts', () => {
    const counted = resultsAfter({ teamId: 'a', played: 'annul' }, results, unplayed);
    const fined = left('A').map((team) => (team.id === 'd' ? { ...team, deducted: 7 } : team));
    expect(order(fined, counted, league)).toBe('b c d a');
    expect(rowOf('a', fined, counted, league)).toMatchObject({ position: 4, played: 0, points: 0, decidedBy: null });
  });

  it('is level with none of the others', () => {
    const [last] = rank(left('A'), [], rules('name')).toReversed();
    expect(last).toMatchObject({ team: 'a', decidedBy: null });
    expect(rank(left('A'), [], rules('name'))[0]?.decidedBy?.among).toEqual(['b', 'c', 'd']);
  });

  it('stands with others that left in the order of the rules', () => {
    expect(order(left('A', 'B'), played('c 0-1 d'), league)).toBe('d c a b');
  });

  it('has its place by its points as everybody, where what it has played counts on', () => {
    const counted = resultsAfter({ teamId: 'a', played: 'keep' }, results, unplayed);
    expect(order(teams('A', 'B', 'C', 'D'), counted, league)).toBe('b a c d');
  });

  it('moves nobody by its going: movement is that of the matches', () => {
    const moved = rank(left('B'), played('a 1-0 d | a 1-0 c'), league);
    expect(moved.map(({ team, movement }) => [team, movement])).toEqual([
      ['a', 0],
      ['c', 0],
      ['d', 0],
      ['b', 0],
    ]);
  });
});
