import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TieBreaker } from '../season-terms.ts';
import { complete, league, order, played, rowOf, rules, teams, toPlay } from '../testing/ranking-words.ts';
import { type CountedResult, placesOf, rank } from './ranking.ts';

describe('the sums of a row', () => {
  it('gives a row to every team before a ball is kicked', () => {
    expect(rank(teams('B', 'A'), [], league)).toMatchObject([
      { position: 1, team: 'a', played: 0, points: 0, form: [], movement: null },
      { position: 2, team: 'b', played: 0, points: 0, form: [], movement: null },
    ]);
  });

  it('counts win, draw and loss on both sides, with goals', () => {
    const results = played('a 3-1 b b 2-2 a a 0-1 b');
    expect(rowOf('a', teams('A', 'B'), results, league)).toMatchObject({
      played: 3,
      win: 1,
      draw: 1,
      loss: 1,
      goalsFor: 5,
      goalsAgainst: 4,
      goalDifference: 1,
      points: 4,
    });
    expect(rowOf('b', teams('A', 'B'), results, league)).toMatchObject({
      played: 3,
      win: 1,
      draw: 1,
      loss: 1,
      goalsFor: 4,
      goalsAgainst: 5,
      goalDifference: -1,
      points: 4,
    });
  });

  it('gives the points of the rules', () => {
    const old = { ...league, pointsForWin: 2 };
    expect(rowOf('a', teams('A', 'B'), played('a 1-0 b'), old)).toMatchObject({ points: 2 });
  });

  it('counts a walkover as the 3-0 it is', () => {
    expect(rank(teams('A', 'B'), played('a 3-0 b'), league)).toMatchObject([
      { team: 'a', win: 1, goalDifference: 3, points: 3 },
      { team: 'b', loss: 1, goalDifference: -3, points: 0 },
    ]);
  });

  it('leaves out teams that are not asked for', () => {
    expect(rank(teams('A'), played('a 1-0 b'), league)).toHaveLength(1);
  });
});

describe('form', () => {
  it('shows the last five, newest last, by the time played and not by week', () => {
    const results = played('a 1-0 b | a 0-0 b | a 0-1 b | b 0-2 a | b 1-1 a | b 3-0 a').map((result) =>
      // The match of week 2 was postponed to the end of the season.
      result.matchId === 'm2' ? { ...result, playedAt: '2026-12-01T00:00:00.000Z' } : result,
    );
    const form = rowOf('a', teams('A', 'B'), results, league)?.form ?? [];
    expect(form.map(({ matchId }) => matchId)).toEqual(['m3', 'm4', 'm5', 'm6', 'm2']);
    expect(form.map(({ outcome }) => outcome)).toEqual(['loss', 'win', 'draw', 'loss', 'draw']);
    expect(form[1]).toEqual({ matchId: 'm4', outcome: 'win', opponent: 'b', goalsFor: 2, goalsAgainst: 0 });
  });
});

describe('the weeks of a row', () => {
  it('are those in which its team has played: a postponed week is none, a week with an early match is one', () => {
    const results = played('a 1-0 b b 2-0 a | | c 1-0 a | b 1-1 c').toReversed();
    const weeks = rank(teams('A', 'B', 'C', 'D'), results, league).map((row) => [row.team, row.weeks]);
    expect(Object.fromEntries(weeks)).toEqual({ a: [1, 3], b: [1, 4], c: [3, 4], d: [] });
    expect(rowOf('a', teams('A', 'B', 'C'), results, league, 'home')?.weeks).toEqual([1]);
  });
});

describe('movement', () => {
  it('says nothing in the first week with results', () => {
    expect(rowOf('a', teams('A', 'B'), played('a 1-0 b'), league)?.movement).toBeNull();
  });

  it('counts places gained and lost since the week before', () => {
    const results = played('a 1-0 b c 0-0 d | b 5-0 d');
    // After week 1: a, c, d, b. Now: b, a, c, d.
    expect(rank(teams('A', 'B', 'C', 'D'), results, league).map(({ team, movement }) => [team, movement])).toEqual([
      ['b', 3],
      ['a', -1],
      ['c', -1],
      ['d', -1],
    ]);
  });
});

describe('the order of teams level on points', () => {
  it('is decided by points alone where they differ', () => {
    expect(rank(teams('A', 'B'), played('b 1-0 a'), league)).toMatchObject([
      { team: 'b', decidedBy: null },
      { team: 'a', decidedBy: null },
    ]);
  });

  it.each<[TieBreaker, string, string]>([
    ['goalDifference', 'a 1-0 c b 3-0 d', 'b a c d'],
    ['goalsFor', 'a 1-0 c b 2-1 d', 'b a d c'],
    ['wins', 'b 1-0 c a 0-0 c d 1-1 a e 1-1 a', 'b a c d e'],
  ])('goes by %s', (rule, results, expected) => {
    const all = teams(...new Set(results.toUpperCase().match(/[A-E]/g)));
    expect(order(all, played(results), rules(rule, 'name'))).toBe(expected);
    expect(rank(all, played(results), rules(rule, 'name'))[0]?.decidedBy).toMatchObject({ rule });
  });

  it('takes the tie-breakers in the order of the rules', () => {
    // a has +5 and lost to b; both have the same points, and b lost to c.
    const results = played('b 1-0 a a 6-0 d c 1-0 b');
    expect(order(teams('A', 'B', 'C', 'D'), results, rules('goalDifference', 'headToHead', 'name'))).toBe('a c b d');
    expect(order(teams('A', 'B', 'C', 'D'), results, rules('headToHead', 'goalDifference', 'name'))).toBe('c b a d');
  });

  it('names the last rule that set a team apart, and those it was level with until then', () => {
    const results = played('a 3-0 d b 1-0 e c 2-1 f');
    const rows = rank(teams('A', 'B', 'C', 'D', 'E', 'F'), results, league);
    expect(rows.slice(0, 3).map(({ team, decidedBy }) => [team, decidedBy])).toEqual([
      ['a', { rule: 'goalDifference', among: ['a', 'b', 'c'] }],
      ['c', { rule: 'goalsFor', among: ['b', 'c'] }],
      ['b', { rule: 'goalsFor', among: ['b', 'c'] }],
    ]);
  });

  it('falls back to the name in the Turkish alphabet, then to the id', () => {
    const alike = [
      { id: 't1', name: 'Zonguldak' },
      { id: 't2', name: 'İzmir' },
      { id: 't3', name: 'Isparta' },
      { id: 't4', name: 'Çorum' },
      { id: 't5', name: 'Dinar' },
      { id: 't7', name: 'Adana' },
      { id: 't6', name: 'Adana' },
    ];
    expect(order(alike, [], league)).toBe('t6 t7 t4 t5 t3 t2 t1');
    expect(order(alike, [], rules())).toBe('t6 t7 t4 t5 t3 t2 t1');
    expect(rowOf('t4', alike, [], rules('goalsFor'))?.decidedBy).toMatchObject({ rule: 'name' });
  });
});

describe('head to head', () => {
  const first = rules('headToHead', 'goalDifference', 'goalsFor', 'name');

  it('counts the matches among the teams level on points only, and shows their table', () => {
    // a and b both have 6 points; b won their match, a has more goals from the others.
    const results = played('b 1-0 a a 9-0 c a 2-0 d b 1-0 c d 1-0 b c 2-2 d');
    const rows = rank(teams('A', 'B', 'C', 'D'), results, first);
    expect(rows.slice(0, 2).map(({ team }) => team)).toEqual(['b', 'a']);
    expect(rows[0]?.decidedBy).toEqual({
      rule: 'headToHead',
      among: ['a', 'b'],
      table: [
        { team: 'b', played: 1, win: 1, draw: 0, loss: 0, goalsFor: 1, goalsAgainst: 0, goalDifference: 1, points: 3 },
        { team: 'a', played: 1, win: 0, draw: 0, loss: 1, goalsFor: 0, goalsAgainst: 1, goalDifference: -1, points: 0 },
      ],
    });
  });

  it('goes by points, then by goal difference, never by goals, of those matches', () => {
    const results = played('a 1-0 b b 5-1 a');
    expect(order(teams('A', 'B'), results, first)).toBe('b a');
    // They beat each other 1-0 and 3-2: equal points and goal difference, so the next rule decides.
    expect(rowOf('a', teams('A', 'B'), played('a 1-0 b b 3-2 a'), first)?.decidedBy).toMatchObject({ rule: 'name' });
  });

  it('is applied again, among exactly those teams, to what stays level inside the group', () => {
    // All three have 9 points. In their matches a and b have 6 points and +1, c has less; a won the match against b.
    const results = played('a 1-0 b b 1-0 c c 0-1 b a 1-0 c c 1-0 a b 9-0 x a 1-0 x c 1-0 x c 1-0 x');
    const [a, b, c] = rank(teams('A', 'B', 'C', 'X'), results, first);
    expect([a?.team, b?.team, c?.team]).toEqual(['a', 'b', 'c']);
    expect(c?.decidedBy).toMatchObject({
      among: ['a', 'b', 'c'],
      table: [
        { team: 'a', played: 3, points: 6, goalDifference: 1 },
        { team: 'b', played: 3, points: 6, goalDifference: 1 },
        { team: 'c', played: 4, points: 3, goalDifference: -2 },
      ],
    });
    expect(a?.decidedBy).toMatchObject({
      among: ['a', 'b'],
      table: [
        { team: 'a', points: 3 },
        { team: 'b', points: 0 },
      ],
    });
    expect(b?.decidedBy).toEqual(a?.decidedBy);
  });

  it('asks the next rule only when nothing among them tells them apart', () => {
    const results = played('a 1-0 b b 1-0 c c 1-0 a a 3-0 x b 2-0 x c 1-0 x');
    const [top] = rank(teams('A', 'B', 'C', 'X'), results, first);
    expect(top).toMatchObject({ team: 'a', decidedBy: { rule: 'goalDifference', among: ['a', 'b', 'c'] } });
  });
});

describe('any season', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const result = fc
    .record({
      pair: fc.shuffledSubarray(ids, { minLength: 2, maxLength: 2 }),
      week: fc.integer({ min: 1, max: 4 }),
      homeScore: fc.nat(2),
      awayScore: fc.nat(2),
    })
    .map(({ pair: [home = '', away = ''], ...rest }) => ({ home, away, ...rest }));
  const season = fc.array(result, { maxLength: 20 }).map((results) =>
    results.map(
      (each, index): CountedResult => ({
        ...each,
        matchId: `m${index}`,
        playedAt: `2026-09-01T00:00:${index + 10}.000Z`,
      }),
    ),
  );
  const pairs = ids.flatMap((home) => ids.map((away) => `${home}-${away}`)).filter((pair) => pair[0] !== pair[2]);
  const anyRules = fc
    .record({
      tieBreakers: fc.shuffledSubarray<TieBreaker>(['goalDifference', 'goalsFor', 'headToHead', 'wins', 'name']),
      headToHeadWhen: fc.constantFrom('always', 'complete', undefined),
      open: fc.shuffledSubarray(pairs),
    })
    .map(({ tieBreakers, headToHeadWhen, open }) => ({
      ...rules(...tieBreakers),
      headToHeadWhen,
      planned: open.flatMap(toPlay),
    }));
  // Two teams share a name on purpose.
  const all = ids.map((id) => ({ id, name: id === 'b' ? 'A' : id.toUpperCase() }));

  it('keeps the sums, and gives every team one place of its own', () => {
    fc.assert(
      fc.property(season, anyRules, (results, theirs) => {
        const rows = rank(all, results, theirs);
        const sum = (of: (row: (typeof rows)[number]) => number): number =>
          rows.reduce((total, row) => total + of(row), 0);
        expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
        expect(rows.map(({ team }) => team).toSorted()).toEqual(ids);
        expect(sum((row) => row.goalsFor)).toBe(sum((row) => row.goalsAgainst));
        expect(sum((row) => row.played)).toBe(2 * results.length);
        expect(sum((row) => row.movement ?? 0)).toBe(0);
        for (const row of rows) expect(row.win + row.draw + row.loss).toBe(row.played);
        expect(rows.map(({ points }) => points)).toEqual(rows.map(({ points }) => points).toSorted((a, b) => b - a));
      }),
    );
  });

  it('is the same in whatever order teams and results come', () => {
    const shuffled = fc.tuple(season, anyRules).chain(([results, theirs]) =>
      fc.record({
        results: fc.constant(results),
        theirs: fc.constant(theirs),
        otherTeams: fc.shuffledSubarray(all, { minLength: all.length }),
        otherResults: fc.shuffledSubarray(results, { minLength: results.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ results, theirs, otherTeams, otherResults }) => {
        expect(rank(otherTeams, otherResults, theirs)).toEqual(rank(all, results, theirs));
      }),
    );
  });

  it('shows with each head-to-head decision the matches among those teams and no others', () => {
    fc.assert(
      fc.property(season, anyRules, (results, theirs) => {
        for (const { decidedBy, team } of rank(all, results, theirs)) {
          if (decidedBy?.rule !== 'headToHead') continue;
          const { among, table = [] } = decidedBy;
          const inside = results.filter(({ home, away }) => among.includes(home) && among.includes(away));
          expect(among).toContain(team);
          expect(table.map((row) => row.team).toSorted()).toEqual(among.toSorted());
          expect(table.reduce((total, row) => total + row.played, 0)).toBe(2 * inside.length);
        }
      }),
    );
  });

  it('goes by head-to-head only among teams that have played all their matches, where the rules wait for these', () => {
    fc.assert(
      fc.property(season, anyRules, (results, theirs) => {
        for (const { decidedBy } of rank(all, results, complete(theirs, theirs.planned))) {
          if (decidedBy?.rule !== 'headToHead') continue;
          const inside = theirs.planned.filter(({ home, away }) =>
            [home, away].every((id) => decidedBy.among.includes(id)),
          );
          expect(inside).toEqual([]);
        }
      }),
    );
  });

  it('ends the same whether head-to-head has waited or not', () => {
    fc.assert(
      fc.property(season, anyRules, (results, theirs) => {
        const places = (rulesOfEnd: typeof theirs) => [...placesOf(all, results, rulesOfEnd)];
        const ended = { ...theirs, planned: results };
        expect(places({ ...ended, headToHeadWhen: 'complete' })).toEqual(
          places({ ...ended, headToHeadWhen: 'always' }),
        );
      }),
    );
  });
});

describe('a table of one side', () => {
  const season = played('a 3-1 b c 0-2 b | b 1-0 a a 1-1 c | c 5-0 a');
  const side = (view: 'home' | 'away') => rank(teams('A', 'B', 'C'), season, league, view);

  it('counts for each team only what it played there', () => {
    expect(side('home').map(({ team, played, points, goalsFor }) => [team, played, points, goalsFor])).toEqual([
      ['a', 2, 4, 4],
      ['c', 2, 3, 5],
      ['b', 1, 3, 1],
    ]);
    expect(side('away').map(({ team, played, points, goalsFor }) => [team, played, points, goalsFor])).toEqual([
      ['b', 2, 3, 3],
      ['c', 1, 1, 1],
      ['a', 2, 0, 0],
    ]);
  });

  it('has the form and the movement of those matches', () => {
    const [a] = side('home');
    expect(a?.form.map(({ outcome, opponent }) => [outcome, opponent])).toEqual([
      ['win', 'b'],
      ['draw', 'c'],
    ]);
    expect(side('home').map(({ movement }) => movement)).toEqual([0, 1, -1]);
  });

  it('never goes by the matches among level teams', () => {
    const rulesOfMeeting = rules('headToHead', 'name');
    const meetings = played('b 1-0 a a 4-0 b');
    expect(rank(teams('A', 'B'), meetings, rulesOfMeeting)[0]?.decidedBy?.rule).toBe('headToHead');
    const rows = rank(teams('A', 'B'), meetings, rulesOfMeeting, 'home');
    expect(rows.map(({ team, decidedBy }) => [team, decidedBy?.rule])).toEqual([
      ['a', 'name'],
      ['b', 'name'],
    ]);
  });

  it('adds up to the whole table, in any season', () => {
    const score = fc.nat(4);
    const ids = ['a', 'b', 'c', 'd'];
    const pair = fc.shuffledSubarray(ids, { minLength: 2, maxLength: 2 });
    const result = fc.record({ pair, homeScore: score, awayScore: score, week: fc.integer({ min: 1, max: 5 }) });
    fc.assert(
      fc.property(fc.array(result, { maxLength: 30 }), (drawn) => {
        const results = drawn.map(({ pair: [home = '', away = ''], ...rest }, at) => ({
          ...rest,
          home,
          away,
          matchId: `m${at}`,
          playedAt: new Date(Date.UTC(2026, 8, at + 1)).toISOString(),
        }));
        const ranked = teams('A', 'B', 'C', 'D');
        const sums = (view?: 'home' | 'away') =>
          new Map(rank(ranked, results, league, view).map((row) => [row.team, row] as const));
        const [whole, home, away] = [sums(), sums('home'), sums('away')];
        for (const id of ids) {
          for (const figure of ['played', 'win', 'draw', 'loss', 'goalsFor', 'goalsAgainst', 'points'] as const) {
            expect((home.get(id)?.[figure] ?? 0) + (away.get(id)?.[figure] ?? 0)).toBe(whole.get(id)?.[figure]);
          }
        }
      }),
    );
  });
});

describe('the places', () => {
  it('are those of the table', () => {
    const season = played('a 3-1 b c 0-2 b | b 1-0 a');
    const table = rank(teams('A', 'B', 'C'), season, league);
    expect([...placesOf(teams('A', 'B', 'C'), season, league)]).toEqual(table.map((row) => [row.team, row.position]));
  });
});
