import type { LeagueEvent } from '@league/events/catalogue.ts';
import { outcomeOf } from '@league/events/rules/result-outcome.ts';
import {
  allPlayerStatisticsReset,
  broadcasterAssignedToMatch,
  fixture,
  fixturesGenerated,
  matchFacts,
  matchResult,
  matchResultAnnulled,
  matchResultCorrected,
  matchResultEntered,
  matchScheduled,
  matchStatusChanged,
  matchesDeleted,
  numberedId,
  playerAssigned,
  playerLine,
  playerReleased,
  pointsDeducted,
  refereeAssignedToMatch,
  returnedMatch,
  seasonActUndone,
  seasonReset,
  seasonStarted,
  teamWithdrawn,
  transfersReset,
  undoneDeletion,
  undoneReset,
} from '@league/events/testing/sample-events.ts';
import { resultVersionsDocument } from '@league/query-api/contract/result-versions.ts';
import { seasonActsDocument } from '@league/query-api/contract/season-acts.ts';
import { describe, expect, it } from 'vitest';
import { registry } from '../registry.ts';
import { given, recordedAt } from './given-events.ts';
import { matches as matchesProjection } from './matches.projection.ts';
import { playedTeams } from './played-teams.projection.ts';
import { resultVersions } from './result-versions.projection.ts';
import { seasonActs } from './season-acts.projection.ts';
import { seasons } from './seasons.projection.ts';
import { standings } from './standings.projection.ts';

const [moda, ege, ada] = [numberedId(11), numberedId(12), numberedId(31)];
const sides = { home: moda, away: ege };
const [first, second, third] = [1, 2, 3].map((number) =>
  fixture({ matchId: numberedId(number), week: number, ...sides, stadium: null }),
) as [ReturnType<typeof fixture>, ReturnType<typeof fixture>, ReturnType<typeof fixture>];
const factsOf = ({ matchId, week, date }: typeof first) => matchFacts({ matchId, week, date, ...sides });
const later = '2026-12-01T18:00:00.000Z';

const lines = [playerLine({ playerId: ada, teamId: moda, goals: 3 })];
const result = matchResult({ awayScore: 2, lines });
const running = { status: 'live' as const, provisionalScore: { home: 1, away: 0 } };

/** A season with a match that was won and corrected, one that is live on another day, and one whose result was annulled. */
const played: readonly LeagueEvent[] = [
  seasonStarted(),
  fixturesGenerated({ matches: [first, second, third] }),
  playerAssigned({ playerId: ada, teamId: moda }),
  refereeAssignedToMatch({ ...factsOf(first), playerId: ada }),
  broadcasterAssignedToMatch({ ...factsOf(second), playerId: ada }),
  matchResultEntered({ ...factsOf(first), result: matchResult({ lines }) }),
  matchResultCorrected({ ...factsOf(first), corrected: result }),
  matchScheduled({ ...factsOf(second), date: later, stadium: 'Moda', changes: {} }),
  matchStatusChanged({ ...factsOf(second), date: later, ...running }),
  matchResultEntered(factsOf(third)),
  matchResultAnnulled({ ...factsOf(third), status: 'cancelled', provisionalScore: null }),
  pointsDeducted({ teamId: moda }),
  allPlayerStatisticsReset(),
];

const returned = [
  returnedMatch({
    ...first,
    status: 'finished',
    result: outcomeOf(result),
    resultRevision: 2,
    enteredAt: recordedAt(6),
  }),
  returnedMatch({ ...second, date: later, stadium: 'Moda', ...running }),
  returnedMatch({ ...third, status: 'cancelled', resultRevision: 2 }),
];
const deleted = matchesDeleted({ matches: [first, second, third].map(({ matchId, week }) => ({ matchId, week })) });
const deletionUndone = seasonActUndone({ undone: undoneDeletion(...returned) });
const totalsUndone = seasonActUndone({ undone: { act: 'AllPlayerStatisticsReset', players: 1 } });
const resetUndone = seasonActUndone({ season: 2, undone: undoneReset({ label: 'Sezon 2026' }) });

/** Where an act stood, and which matches were ever deleted, is all that is left of it. */
const LEFT = new Set(['resultAt', 'changedAt', 'lastGoal', 'undoneAt', 'deletedMatches', 'upTo', 'voidAt']);
const withoutTraces = (documents: object): unknown =>
  JSON.parse(JSON.stringify(documents), (key, value: unknown) => (LEFT.has(key) ? undefined : value));

/** Those that tell what happened, and not how the league stands. */
const TELLING = new Set(['audit', 'result-versions', 'season-acts']);
const standing = registry.filter(({ name }) => !TELLING.has(name));

/** In the order in which they stand where a match does not say it: deletions change it. */
const sorted = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
};

describe('an act that is taken back', () => {
  const void_ = [matchResultEntered({ ...factsOf(second), result: matchResult({ homeScore: 9 }) })];
  it.each(
    standing.flatMap((projection) =>
      (
        [
          ['the deletion of matches', deleted, deletionUndone],
          ['the reset of the season', seasonReset(), resetUndone],
          ['the reset of all totals', allPlayerStatisticsReset(), totalsUndone],
        ] as const
      ).map(([title, act, undone]) => ({ name: projection.name, title, projection, act, undone })),
    ),
  )('leaves $name as it was: $title', ({ projection, act, undone }) => {
    const after = given(projection);
    const between = act.type === 'AllPlayerStatisticsReset' ? [] : void_;
    const before = sorted(withoutTraces(after(...played)));
    expect(sorted(withoutTraces(after(...played, act, ...between, undone)))).toEqual(before);
  });

  it('lets what comes behind it count', () => {
    const finished = matchResultEntered({ ...factsOf(second), result: matchResult() });
    for (const [act, undone] of [
      [deleted, deletionUndone],
      [seasonReset(), resetUndone],
    ] as const) {
      const history = [...played, act, undone, finished];
      expect(given(matchesProjection)(...history)[second.matchId]).toMatchObject({ status: 'finished' });
      expect(given(standings)(...history)['1/2']).toMatchObject({ results: { [second.matchId]: { homeScore: 3 } } });
    }
  });
});

describe('the history of results', () => {
  it('tells that matches were deleted and came back, each as it stood', () => {
    const documents = given(resultVersions)(...played, deleted, deletionUndone);
    const told = [1, 3].map((week) => {
      const { matches } = resultVersionsDocument.parse(documents[`1/${week}`]);
      return Object.values(matches).map(({ versions }) =>
        versions.map(({ kind, score }) => `${kind} ${score === null ? '–' : `${score.home}-${score.away}`}`),
      );
    });
    expect(told).toEqual([
      [['entered 3-1', 'corrected 3-2', 'deleted –', 'restored 3-2']],
      [['entered 3-1', 'annulled –', 'deleted –', 'restored –']],
    ]);
  });
});

describe('seasons', () => {
  const after = given(seasons);

  it('go on under the terms of now, and the one that never was is gone', () => {
    const rules = { ...seasonReset().data.rankingRules, pointsForWin: 2 };
    const undone = seasonActUndone({ season: 2, undone: undoneReset({ label: 'Sezon 2027', rankingRules: rules }) });
    const { '1': season, '2': never } = after(...played, seasonReset(), undone);
    expect(season).toMatchObject({ label: 'Sezon 2027', closedAt: null, rankingRules: { pointsForWin: 2 } });
    expect(never).toBeUndefined();
  });

  it('are closed and opened again under the same numbers', () => {
    const again = after(...played, seasonReset(), resetUndone, seasonReset({ label: 'Sezon 2030' }));
    expect(again).toMatchObject({ '1': { closedAt: recordedAt(16) }, '2': { label: 'Sezon 2030', closedAt: null } });
  });

  it('take the resets of totals back one by one, the latest first', () => {
    const resets = [allPlayerStatisticsReset(), allPlayerStatisticsReset()];
    const positions = (...events: LeagueEvent[]) =>
      (Object(after(...played, ...events)['1']) as { statisticsResets: string[] }).statisticsResets.map(Number);
    expect(positions(...resets, totalsUndone)).toEqual([13, 14]);
    expect(positions(...resets, totalsUndone, totalsUndone)).toEqual([13]);
    expect(positions(...resets, totalsUndone, allPlayerStatisticsReset())).toEqual([13, 14, 17]);
  });
});

describe('a release that is taken back', () => {
  const joined = playerAssigned({ playerId: ada, teamId: moda });
  const freed = playerReleased({ playerId: ada, teamId: moda, cause: 'transfersReset' });
  const back = playerAssigned({ playerId: ada, teamId: moda, takesReleaseBack: true });
  const teamsAfter = (...events: LeagueEvent[]) => Object(given(playedTeams)(...events)[ada]) as { teams: unknown[] };

  it('makes one membership of two', () => {
    expect(teamsAfter(joined, transfersReset(), freed, back)).toEqual(teamsAfter(joined));
  });

  it('begins a membership where the player has been elsewhere, or was released otherwise', () => {
    const elsewhere = playerAssigned({ playerId: ada, teamId: ege });
    const leaves = playerReleased({ playerId: ada, teamId: ege });
    expect(teamsAfter(joined, freed, elsewhere, leaves, back).teams).toHaveLength(3);
    expect(teamsAfter(joined, playerReleased({ playerId: ada, teamId: moda }), back).teams).toHaveLength(2);
  });
});

describe('the acts that stand', () => {
  const actsOf = (season: number, ...events: LeagueEvent[]) => {
    const document = given(seasonActs)(...played, ...events)[String(season)];
    const before = season === 1 ? 1 : 0;
    return document === undefined ? [] : seasonActsDocument.parse(document).acts.slice(before);
  };
  const left = teamWithdrawn({ teamId: moda });
  const back = seasonActUndone({ undone: { act: 'TeamWithdrawn', teamId: moda } });
  const walkover = matchResultEntered({ ...factsOf(second), withdrawnTeam: moda });

  it('are told in log order, each until it is taken back', () => {
    const acts = [left, deleted, allPlayerStatisticsReset({ players: 4 }), transfersReset()];
    expect(actsOf(1, ...acts)).toMatchObject([
      { act: 'TeamWithdrawn', team: moda },
      { act: 'MatchesDeleted', matches: 3 },
      { act: 'AllPlayerStatisticsReset', players: 4 },
      { act: 'TransfersReset', freed: [{ playerId: ada, teamId: moda }] },
    ]);
    expect(actsOf(1, left, deleted, deletionUndone)).toMatchObject([{ act: 'TeamWithdrawn' }]);
    expect(actsOf(1, left, back)).toEqual([]);
  });

  it('belong to a season, and are there again when it goes on', () => {
    expect(actsOf(2, left, seasonReset())).toMatchObject([{ act: 'SeasonReset', closed: 1 }]);
    expect(actsOf(1, left, seasonReset(), resetUndone)).toMatchObject([{ act: 'TeamWithdrawn' }]);
    expect(actsOf(2, left, seasonReset(), resetUndone)).toEqual([]);
  });

  it('say which matches followed from a withdrawal, and which of them somebody has changed since', () => {
    const other = matchResultCorrected(factsOf(first));
    expect(actsOf(1, left, walkover, other)).toMatchObject([{ settled: [second.matchId], changed: [] }]);
    const changed = matchResultCorrected(factsOf(second));
    expect(actsOf(1, left, walkover, changed)).toMatchObject([{ changed: [second.matchId] }]);
    expect(actsOf(1, left, teamWithdrawn({ teamId: ege }), walkover)).toMatchObject([
      { settled: [second.matchId] },
      { settled: [] },
    ]);
  });

  it('say that something rests on them', () => {
    const added: LeagueEvent = { type: 'MatchAdded', data: { season: 1, match: fixture() } };
    expect(actsOf(1, left, deleted, added)).toMatchObject([{ rested: false }, { rested: true }]);
    expect(actsOf(2, seasonReset(), pointsDeducted({ season: 2 }))).toMatchObject([{ rested: true }]);
  });
});
