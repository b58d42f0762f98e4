import type { EventType, LeagueEvent, LeagueEventOf } from '@league/events/catalogue.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { PersonalField } from '@league/events/player.ts';
import { defaultSettings } from '@league/events/rules/default-settings.ts';
import {
  allPlayerStatisticsReset,
  broadcasterAssignedToMatch,
  broadcasterRemovedFromMatch,
  fixture,
  fixturesGenerated,
  fixturesRestored,
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
  playerDetailsChanged,
  playerLine,
  playerRegistered,
  playerReleased,
  playerStatisticsDecreased,
  playerStatisticsReset,
  pointDeductionLifted,
  pointsDeducted,
  refereeAssignedToMatch,
  refereeRemovedFromMatch,
  restoredMatch,
  seasonActUndone,
  seasonReset,
  seasonStarted,
  streamStarted,
  streamStopped,
  teamCreated,
  teamWithdrawn,
  viewersCounted,
} from '@league/events/testing/sample-events.ts';
import { STATISTICS } from '@league/events/statistics.ts';
import { registry } from '@league/projector/registry.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInProcessFeed } from '@league/infra/adapters/event-feed/in-process.ts';
import { LONG_MS } from '../kit/patience.ts';
import { describeWithServers, freshLeague } from '../kit/servers.ts';
import { readModelsInMongo } from './mongodb-read-models.ts';
import { eventOfActs } from './random-acts.ts';
import { type League, openLeague } from './running-league.ts';

/** Few ids of each kind, so that histories meet: results of deleted matches, acts on closed seasons. */
const small = (max: number) => fc.integer({ min: 1, max });
const matchId = small(5).map((number) => numberedId(100 + number));
const teamId = small(3).map((number) => numberedId(200 + number));
const season = small(3);
const date = fc.constantFrom(null, '2026-11-21T18:00:00.000Z', '2026-12-01T18:00:00.000Z');
/** In all its events a match has the same week and teams, as in a real log. */
const facts = fc.record({ matchId, season, date }).map(({ matchId: id, ...rest }) =>
  matchFacts({
    matchId: id,
    week: (id.charCodeAt(35) % 2) + 1,
    home: numberedId(201),
    away: numberedId(202),
    ...rest,
  }),
);
const planned = facts.map(({ matchId: id, week, home, away, date: day }) =>
  fixture({ matchId: id, week, home, away, date: day }),
);
const several = fc.uniqueArray(planned, { selector: (match) => match.matchId, maxLength: 4 });
const deleted = several.map((matches) => matches.map(({ matchId: id, week }) => ({ matchId: id, week })));
const playerId = small(3).map((number) => numberedId(300 + number));
const line = fc
  .record({
    playerId,
    side: fc.constantFrom('home' as const, 'away' as const),
    goals: small(2),
    position: fc.constantFrom(null, 'Kaleci' as const),
  })
  .map((of) => playerLine({ teamId: numberedId(201), ...of }));
const lines = fc.uniqueArray(line, { selector: (of) => of.playerId, maxLength: 3 });
const result = fc
  .record({ homeScore: small(4), awayScore: small(4), walkover: fc.constantFrom(null, 'home' as const), lines })
  .map((score) => matchResult(score));
const status = fc.constantFrom('scheduled' as const, 'live' as const, 'cancelled' as const);
const provisionalScore = fc.constantFrom(null, { home: 1, away: 0 });

const standing = fc.record({
  status: fc.oneof(status, fc.constant('finished' as const)),
  result: fc.option(result),
  resultRevision: small(3),
  provisionalScore,
  enteredAt: date,
});
const restored = several.chain((matches) =>
  fc.tuple(...matches.map((match) => standing.map((more) => restoredMatch({ ...match, ...more })))),
);

/** Two of them are one gamertag. */
const gamertag = fc.constantFrom('Işık', 'IŞIK', 'Kartal');
const personal = fc.subarray<PersonalField>(['email', 'bio']);
const place = fc.constantFrom(null, 'Forvet' as const);
const cause = fc.constantFrom(
  'released' as const,
  'transfersReset' as const,
  'teamDeleted' as const,
  'rejected' as const,
  'deleted' as const,
);

const eventOfPlayers: fc.Arbitrary<LeagueEvent> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ playerId, gamertag, position: place }).map(playerRegistered) },
  {
    weight: 2,
    arbitrary: fc
      .record({ gamertag: fc.record({ from: gamertag, to: gamertag }) }, { requiredKeys: [] })
      .chain((changes) => fc.record({ playerId, changes: fc.constant(changes), personal }))
      .map(playerDetailsChanged),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(playerId, place, personal).map(([id, to, fields]) =>
      happened('PlayerProfileChanged', {
        playerId: id,
        changes: { favoritePosition: { from: null, to } },
        personal: fields,
      }),
    ),
  },
  { weight: 1, arbitrary: playerId.map((id) => happened('PlayerApproved', { playerId: id })) },
  { weight: 1, arbitrary: playerId.map((id) => happened('PlayerRejected', { playerId: id, reasonGiven: true })) },
  { weight: 4, arbitrary: fc.record({ playerId, teamId, from: fc.option(teamId), season }).map(playerAssigned) },
  {
    weight: 1,
    arbitrary: fc
      .record({ playerId, teamId, season })
      .map((of) => playerAssigned({ ...of, from: null, takesReleaseBack: true })),
  },
  { weight: 2, arbitrary: fc.record({ playerId, teamId, cause, season }).map(playerReleased) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(playerId, gamertag)
      .map(([id, name]) => happened('PlayerDeleted', { playerId: id, gamertag: name })),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(playerId, playerId).map(([id, by]) => happened('PlayerLiked', { playerId: id, by })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(playerId, playerId).map(([id, by]) => happened('PlayerUnliked', { playerId: id, by })),
  },
  { weight: 1, arbitrary: playerId.map((id) => happened('AdminAccessGranted', { adminId: id })) },
  {
    weight: 2,
    arbitrary: fc.oneof(
      playerId.map((id) => happened('RefereeApplied', { playerId: id, level: 'Yeni', experienceYears: 2 })),
      playerId.map((id) => happened('RefereeAppointed', { playerId: id, personal: ['refereeNotes'] })),
      playerId.map((id) => happened('RefereeRejected', { playerId: id })),
      playerId.map((id) => happened('RefereeDismissed', { playerId: id, cause: 'dismissed' })),
      playerId.map((id) => happened('BroadcasterApplied', { playerId: id, platform: 'Kick', personal: [] })),
      playerId.map((id) => happened('BroadcasterApproved', { playerId: id })),
    ),
  },
  { weight: 1, arbitrary: playerId.map((id) => happened('AdminAccessRevoked', { adminId: id })) },
  {
    weight: 1,
    arbitrary: fc.tuple(teamId, fc.uniqueArray(playerId)).map(([id, players]) =>
      happened('TeamDeleted', {
        teamId: id,
        name: 'Takım',
        season: 1,
        matches: [],
        players,
        playersBecome: 'free',
      }),
    ),
  },
);

const statistics = fc.subarray([...STATISTICS]);
const eventOfTotals: fc.Arbitrary<LeagueEvent> = fc.oneof(
  season.map((number) => allPlayerStatisticsReset({ season: number })),
  fc.record({ playerId, season, statistics }).map(playerStatisticsReset),
  fc.record({ playerId, season, amount: small(3), chosen: statistics }).map(({ chosen, ...of }) =>
    playerStatisticsDecreased({
      ...of,
      changes: Object.fromEntries(chosen.map((name) => [name, { from: of.amount, to: 0 }])),
    }),
  ),
);

const deductionId = small(3).map((number) => numberedId(400 + number));
const eventOfPoints: fc.Arbitrary<LeagueEvent> = fc.oneof(
  fc.record({ season, deductionId, teamId, points: small(9) }).map(pointsDeducted),
  fc.record({ season, deductionId, teamId }).map(pointDeductionLifted),
);

const withdrawnTeam = fc.constantFrom(undefined, numberedId(201), numberedId(202));
const following = withdrawnTeam.map((team) => (team === undefined ? {} : { withdrawnTeam: team }));
const eventOfWithdrawals: fc.Arbitrary<LeagueEvent> = fc.oneof(
  fc.record({ season, teamId, played: fc.constantFrom('keep' as const, 'annul' as const) }).map(teamWithdrawn),
  fc
    .tuple(season, teamId)
    .map(([number, id]) => seasonActUndone({ season: number, undone: { act: 'TeamWithdrawn', teamId: id } })),
);

const event: fc.Arbitrary<LeagueEvent> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ season, matches: several, replaced: deleted }).map(fixturesGenerated) },
  {
    weight: 1,
    arbitrary: fc
      .record({ season, matches: deleted, cause: fc.constantFrom('one' as const, 'all' as const, 'team' as const) })
      .map(matchesDeleted),
  },
  { weight: 2, arbitrary: fc.record({ season, matches: restored, removed: deleted }).map(fixturesRestored) },
  { weight: 1, arbitrary: season.map((closed) => seasonReset({ closed, opened: closed + 1 })) },
  { weight: 1, arbitrary: season.map((number) => seasonStarted({ season: number })) },
  { weight: 1, arbitrary: planned.chain((match) => season.map((number) => added(number, match))) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(facts, result, following)
      .map(([of, given, after]) => matchResultEntered({ ...of, ...after, result: given })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(facts, result, result)
      .map(([of, previous, corrected]) => matchResultCorrected({ ...of, previous, corrected })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(facts, following, fc.record({ previous: result, status, provisionalScore }))
      .map(([of, after, rest]) => matchResultAnnulled({ ...of, ...after, ...rest })),
  },
  { weight: 2, arbitrary: facts.map((of) => matchScheduled({ ...of, changes: {} })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(facts, following, fc.record({ status, provisionalScore }))
      .map(([of, after, rest]) => matchStatusChanged({ ...of, ...after, ...rest, changes: {} })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(facts, playerId, fc.constantFrom('main' as const, 'var' as const))
      .chain(([of, id, role]) =>
        fc.constantFrom<LeagueEvent>(
          refereeAssignedToMatch({ ...of, playerId: id, role }),
          refereeRemovedFromMatch({ ...of, playerId: id, role }),
          broadcasterAssignedToMatch({ ...of, playerId: id }),
          broadcasterRemovedFromMatch({ ...of, playerId: id }),
          streamStarted({ ...of, playerId: id }),
          streamStopped({ ...of, playerId: id }),
          viewersCounted({ ...of, playerId: id }),
        ),
      ),
  },
  { weight: 1, arbitrary: teamId.map((id) => teamCreated({ teamId: id })) },
  { weight: 1, arbitrary: fc.tuple(teamId, small(9)).map(([id, number]) => renamed(id, number)) },
  { weight: 1, arbitrary: fc.tuple(season, small(9)).map(([number, points]) => pointsChanged(number, points)) },
  {
    weight: 1,
    arbitrary: fc.tuple(season, fc.boolean()).map(([number, waits]) => headToHeadChanged(number, waits)),
  },
  { weight: 1, arbitrary: small(9).map((number) => newsChanged(number)) },
  { weight: 12, arbitrary: eventOfPlayers },
  { weight: 4, arbitrary: eventOfTotals },
  { weight: 2, arbitrary: eventOfPoints },
  { weight: 2, arbitrary: eventOfWithdrawals },
  { weight: 4, arbitrary: eventOfActs({ season, playerId, teamId, restored }) },
);

/** Spells the type out, which a literal alone would widen. */
const happened = <Type extends EventType>(type: Type, data: LeagueEventOf<Type>['data']): LeagueEvent =>
  ({ type, data }) as LeagueEvent;
const added = (number: number, match: ReturnType<typeof fixture>): LeagueEvent => ({
  type: 'MatchAdded',
  data: { season: number, match },
});
const renamed = (id: string, number: number): LeagueEvent => ({
  type: 'TeamDetailsChanged',
  data: { teamId: id, changes: { name: { from: 'Takım', to: `Takım ${number}` } } },
});
const pointsChanged = (number: number, to: number): LeagueEvent => ({
  type: 'RankingRulesChanged',
  data: { season: number, changes: { pointsForWin: { from: defaultSettings.rankingRules.pointsForWin, to } } },
});
const headToHeadChanged = (number: number, waits: boolean): LeagueEvent => ({
  type: 'RankingRulesChanged',
  data: { season: number, changes: { headToHeadWhen: { from: 'always', to: waits ? 'complete' : 'always' } } },
});

const newsChanged = (number: number): LeagueEvent => {
  const { news } = defaultSettings;
  const to = news.map((item) => ({ ...item, text: `Haber ${number}` }));
  return { type: 'NewsChanged', data: { changes: { news: { from: news, to } } } };
};

/** Delivers small batches, each a second time together with the next, as a queue may do. */
const deliveringTwice = (league: League, batchEvents: number): EventFeed => {
  const feed = createInProcessFeed(league.store, batchEvents);
  return {
    subscribe: async function* (after, signal) {
      let previous: Awaited<ReturnType<typeof league.store.readAll>> = [];
      for await (const batch of feed.subscribe(after, signal)) {
        yield [...previous, ...batch];
        previous = batch;
      }
    },
  };
};

const dumpAll = async (league: League): Promise<unknown> => {
  const dumps = registry.map(async ({ name }) => [name, await league.dump(name)] as const);
  return Object.fromEntries(await Promise.all(dumps));
};

/** Follows random histories live, rebuilds, and compares. */
const compare = async (open: () => Promise<League>, runs: number): Promise<void> => {
  const history = fc.array(fc.array(event, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 });
  // So little memory that documents are written, evicted and loaded again all the time.
  const limits = fc.record({ page: small(5), documents: small(6), writeOnce: small(3), ids: small(8) });
  const names = registry.map(({ name }) => name);
  await fc.assert(
    fc.asyncProperty(history, small(4), limits, async (parts, batchEvents, limits) => {
      const league = await open();
      // Each part is followed live by a projector that is restarted in between: no cache, no memory of acts.
      for (const part of parts) {
        const { positions } = await league.start({ feed: deliveringTwice(league, batchEvents) });
        const last = await league.append(...part);
        expect(await positions.reached(names, last, LONG_MS)).toBe(true);
      }
      const { projector, positions } = await league.start({ limits });
      const changes = () => names.map((name) => positions.current(name)?.changed);
      const live = { documents: await dumpAll(league), changes: changes() };
      await projector.rebuild('all');
      expect({ documents: await dumpAll(league), changes: changes() }).toEqual(live);
      const verdicts = await projector.verify('all');
      expect(verdicts.filter(({ difference, failure }) => difference ?? failure)).toEqual([]);
    }),
    { numRuns: runs },
  );
};

describe('rebuilt read models', () => {
  it('equal the live ones byte for byte, whatever happened in the league', { retry: 0 }, () =>
    compare(async () => openLeague(), 40),
  );
});

describeWithServers(['mongodb'], 'rebuilt read models in MongoDB', () => {
  it('equal the live ones byte for byte, whatever happened in the league', () =>
    compare(async () => openLeague(undefined, await readModelsInMongo(freshLeague())), 5));
});
