import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codec } from './codec.ts';
import {
  fixturesById,
  fixturesOf,
  importedFixturesOf,
  importedResultsOf,
  importedScorersOf,
  removedOf,
  replacedOf,
  returnedById,
} from './fixture-rows.ts';
import { outcomeOf } from './rules/result-outcome.ts';
import type { Fixture } from './seasons.ts';
import {
  fixture,
  fixturesGenerated,
  fixturesImported,
  fixturesRestored,
  matchResult,
  numberedId,
  restoredMatch,
  undoneDeletion,
} from './testing/sample-events.ts';

type Golden = { readonly data: Record<string, unknown> };

const stored = (name: string): Golden =>
  JSON.parse(readFileSync(new URL(`../history/${name}.json`, import.meta.url), 'utf8')) as Golden;

const [home, away] = [numberedId(1), numberedId(2)];
const first = fixture({ matchId: numberedId(11), home, away, stadium: null });
const second = fixture({ matchId: numberedId(12), week: 2, home: away, away: home, date: null, stadium: null });
const third = { ...first, matchId: numberedId(13), week: 3 };

describe('fixtures in an event', () => {
  it('name each team and each date once', () => {
    const { teams, dates, matches } = fixturesGenerated({ matches: [first, second, third] }).data;
    expect({ teams, dates }).toEqual({ teams: [home, away], dates: [first.date] });
    expect(matches).toEqual([
      [first.matchId, 1, 0, 1, 0],
      [second.matchId, 2, 1, 0, null],
      [third.matchId, 3, 0, 1, 0],
    ]);
  });

  it('come back as they went in, in their order', () => {
    const replaced = [{ matchId: numberedId(9), week: 7 }];
    const { data } = fixturesGenerated({ matches: [first, second, third], replaced });
    expect(fixturesOf(data)).toEqual([first, second, third]);
    expect([...fixturesById(data)].map(([id]) => id)).toEqual([first, second, third].map(({ matchId }) => matchId));
    expect(replacedOf(data)).toEqual(replaced);
  });

  it('come back from an import with the scores of those that were played', () => {
    const matches = [
      { ...first, result: { homeScore: 0, awayScore: 0 } },
      { ...second, result: null },
    ];
    const { data } = fixturesImported({ matches });
    expect(importedFixturesOf(data)).toEqual(matches);
    expect(fixturesOf(data)).toEqual([first, second]);
  });

  it('come back from an import with the results of matches that were there, and what it saw of them', () => {
    const results = [{ matchId: first.matchId, homeScore: 0, awayScore: 2, seenRevision: 1 }];
    const { data } = fixturesImported({ matches: [], results });
    expect(importedResultsOf(data)).toEqual(results);
    expect(fixturesOf(data)).toEqual([]);
  });

  it('come back from an import with the goals of its matches and results, each scorer named once', () => {
    const [ada, efe] = [numberedId(21), numberedId(22)];
    const goal = { playerId: ada, side: 'home', minute: 12, ownGoal: false } as const;
    const own = { playerId: efe, side: 'home', minute: 90, ownGoal: true } as const;
    const later = { playerId: efe, side: 'away', minute: 3, ownGoal: false } as const;
    const matches = [
      { ...first, result: { homeScore: 2, awayScore: 0 } },
      { ...second, result: null },
    ];
    const results = [{ matchId: third.matchId, homeScore: 1, awayScore: 1, seenRevision: 0 }];
    const { data } = fixturesImported({ matches, results, scorers: [[goal, own], [], [later, goal]] });
    expect(data.players).toEqual([ada, efe]);
    expect(data.scorers[0]).toEqual([0, 0, 0, 12, 0]);
    expect([...importedScorersOf(data)]).toEqual([
      [first.matchId, [goal, own]],
      [third.matchId, [later, goal]],
    ]);
  });

  it('come back from a restoring with all that stands of each, written for those only of which there is more', () => {
    const played = {
      status: 'finished' as const,
      result: matchResult(),
      resultRevision: 2,
      enteredAt: '2026-11-21T20:00:00.000Z',
    };
    const live = { status: 'live' as const, provisionalScore: { home: 1, away: 0 } };
    const matches = [
      restoredMatch(first),
      restoredMatch({ ...second, ...played }),
      restoredMatch({ ...third, ...live }),
      restoredMatch({ matchId: numberedId(14), stadium: 'Kadıköy' }),
      restoredMatch({ matchId: numberedId(15), resultRevision: 2 }),
    ];
    const removed = [{ matchId: numberedId(9), week: 7 }];
    const { data } = fixturesRestored({ matches, removed });
    const outcomes = matches.map(({ result, ...rest }) => ({ ...rest, result: result && outcomeOf(result) }));
    expect([...returnedById(data).values()]).toEqual(outcomes);
    expect([...returnedById(undoneDeletion(...outcomes)).values()]).toEqual(outcomes);
    expect(removedOf(data)).toEqual(removed);
    expect(data.standing.map(({ matchId }) => matchId)).toEqual([12, 13, 14, 15].map(numberedId));
  });

  it('are worked out once for the data of an event', () => {
    const { data } = fixturesGenerated({ matches: [first] });
    expect(fixturesOf(data)).toBe(fixturesOf(data));
    expect(fixturesById(data)).toBe(fixturesById(data));
    expect(fixturesOf(structuredClone(data))).not.toBe(fixturesOf(data));
  });

  it('that point beside the lists of their event are told', () => {
    const { data } = fixturesGenerated({ matches: [first] });
    expect(() => fixturesOf({ ...data, teams: [home] })).toThrow('place 1 of 1');
  });
});

describe('fixtures that were stored in version 1', () => {
  it('are read as those that were generated', () => {
    const { data } = stored('FixturesGenerated.v1');
    const read = codec.decode('FixturesGenerated', 1, JSON.stringify(data));
    if (read.type !== 'FixturesGenerated') throw new Error('it is something else');
    expect(fixturesOf(read.data)).toEqual((data['matches'] as Fixture[]).map((match) => ({ ...match, stadium: null })));
    expect(replacedOf(read.data)).toEqual(data['replaced']);
  });

  it('are read as those that were imported', () => {
    const { data } = stored('FixturesImported.v1');
    const read = codec.decode('FixturesImported', 1, JSON.stringify(data));
    if (read.type !== 'FixturesImported') throw new Error('it is something else');
    expect(importedFixturesOf(read.data)).toEqual(data['matches']);
    expect(read.data).toMatchObject({ teamsToCreate: data['teamsToCreate'], results: [] });
    expect(read.data).toMatchObject({ playersToCreate: [], players: [], scorers: [] });
  });

  it('or in version 2 name no scorers', () => {
    const { data } = stored('FixturesImported.v2');
    const read = codec.decode('FixturesImported', 2, JSON.stringify(data));
    expect(read.data).toEqual({ ...data, playersToCreate: [], players: [], scorers: [] });
  });
});
