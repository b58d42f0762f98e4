import { setTimeout as delay } from 'node:timers/promises';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import { parsePosition, type Recorded } from '@league/events/envelope.ts';
import { registry } from '@league/projector/registry.ts';
import type { LeaderAnswer } from '@league/query-api/contract/leaders.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { MatchHistoryEntry } from '@league/query-api/contract/statistics.ts';
import { expect, vi } from 'vitest';
import { layoutOf } from '@league/infra/adapters/read-models/mongodb-layout.ts';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { ADMIN } from '../../kit/admin.ts';
import { LONG_MS } from '../../kit/patience.ts';
import { figure, figures, type FaultyLeague } from './faulty-league.ts';
import { verifyAll } from '../operator.ts';
import { expectRecordedAsAnswered } from '../sent-commands.ts';
import { expectWhole } from '../whole-log.ts';
import type { Load } from './load.ts';

/**
 * What must be true after a fault: waits until the league has caught up by itself, stops the load, and checks log,
 * forwarded topic, read models, answers and the output of the processes. Returns how long catching up took, in ms.
 */
export const expectInvariants = async (league: FaultyLeague, load: Load): Promise<number> => {
  const began = performance.now();
  await expectCaughtUp(league);
  const tookMs = performance.now() - began;
  await load.stop();
  expectRecordedAsAnswered(league.adminId, await league.log(), load.sent);
  await load.finish();
  await expectCaughtUp(league);
  const events = await league.log();
  expectRecordedAsAnswered(league.adminId, events, load.sent);
  expectWhole(events);
  await expectReadModels(league, events);
  await expectStandingsAddUp(league);
  await expectScorersAddUp(league);
  await expectNothingPrivate(league);
  return tookMs;
};

/** Without any operator, each process becomes ready and nothing lags behind the log. The load may still be running. */
const expectCaughtUp = async (league: FaultyLeague): Promise<void> => {
  await league.ready();
  const head = await headOf(league);
  const lags = async (): Promise<readonly number[]> => {
    const [projector, forwarder] = await Promise.all([
      league.process('projector').metrics(),
      league.process('forwarder').metrics(),
    ]);
    const positions = figures(projector, 'league_projection_position');
    expect(positions).toHaveLength(registry.length);
    return [...positions, figure(forwarder, 'league_forwarder_position') ?? 0].map((at) => Math.max(0, head - at));
  };
  const caughtUp = [...registry.map(() => 0), 0];
  await expect.poll(lags, { interval: 100 }).toEqual(caughtUp);
};

const headOf = async (league: FaultyLeague): Promise<number> => Number((await league.log()).at(-1)?.position ?? 0n);

/** What a verification of a whole league looks at. */
const VERIFIED = [...registry.map(({ name }) => name), 'pictures'];

/** Read models equal a fold from zero, byte for byte, and each checkpoint is at the head, not beyond it. */
const expectReadModels = async (league: FaultyLeague, events: readonly Recorded<LeagueEvent>[]): Promise<void> => {
  expect((await verifyAll(league)).map(({ projection }) => projection)).toEqual(VERIFIED);
  const head = events.at(-1)?.position ?? 0n;
  const { projections } = await league.operations.status();
  expect(projections.map(({ name, position, state }) => [name, position, state])).toEqual(
    registry.map(({ name }) => [name, head.toString(), 'running']),
  );
  for (const { _id, position } of await checkpointsOf(league)) {
    expect([_id, (parsePosition(position) ?? -1n) <= head]).toEqual([_id, true]);
  }
  // A command-api that was killed leaves a lease, which the next one waits for.
  const notRunning = async () =>
    (await league.operations.status()).processes.filter(({ state }) => state !== 'running');
  await expect.poll(notRunning).toEqual([]);
};

/** The stored checkpoints of all generations. Events that no projection needs may follow after them. */
const checkpointsOf = async ({ environment }: Pick<FaultyLeague, 'environment'>) => {
  const mongo = openMongo(environment['MONGODB_URL'] ?? '', environment['LEAGUE'] ?? '');
  try {
    return await layoutOf(mongo.database).checkpoints.find().toArray();
  } finally {
    await mongo.close();
  }
};

/** A fresh answer of the league: while a store is busy, a GET is answered 503 or marked old, and is repeated. */
export const readFresh = <Body>({ call }: FaultyLeague, path: string): Promise<Body> =>
  vi.waitFor(
    async () => {
      const { status, headers, body } = await call<Body>('GET', path, { token: null });
      expect([path, status, headers.get('x-stale')]).toEqual([path, 200, null]);
      return body;
    },
    { timeout: LONG_MS, interval: 500 },
  );

/** The figures of the table agree with each other. */
const expectStandingsAddUp = async (league: FaultyLeague): Promise<void> => {
  const body = await readFresh<StandingRow[]>(league, '/api/leaderboards/standings');
  expect(body.length).toBeGreaterThan(0);
  const sum = (of: (row: StandingRow) => number): number => body.reduce((total, row) => total + of(row), 0);
  expect(sum((row) => row.goalsFor)).toBe(sum((row) => row.goalsAgainst));
  expect(sum((row) => row.win)).toBe(sum((row) => row.loss));
  for (const { played, win, draw, loss, points, goalDifference, goalsFor, goalsAgainst } of body) {
    expect([played, points, goalDifference]).toEqual([win + draw + loss, 3 * win + draw, goalsFor - goalsAgainst]);
  }
};

/** A leader's goals are those of the player's matches, and in none of these are they more than the goals of the own side. */
const expectScorersAddUp = async (league: FaultyLeague): Promise<void> => {
  const leaders = await readFresh<LeaderAnswer[]>(league, '/api/players/leaders/goals');
  expect(leaders.length).toBeGreaterThan(0);
  for (const { gamertag, stats } of leaders) {
    const path = `/api/players/gamertag/${encodeURIComponent(gamertag)}/matches`;
    const { matchHistory } = await readFresh<{ matchHistory: MatchHistoryEntry[] }>(league, path);
    expect([gamertag, stats.goals]).toEqual([gamertag, matchHistory.reduce((all, { goals }) => all + goals, 0)]);
    for (const { side, goals, match } of matchHistory) {
      expect(goals).toBeLessThanOrEqual(side === 'home' ? match.homeScore : match.awayScore);
    }
  }
};

/** Public answers contain nothing of accounts, and no process has printed a secret. */
const expectNothingPrivate = async (league: FaultyLeague): Promise<void> => {
  const { everStarted, token } = league;
  for (const path of ['/api/teams', '/api/matches', '/api/settings', '/api/leaderboards/standings']) {
    const body = await readFresh<unknown>(league, path);
    expect(JSON.stringify(body)).not.toMatch(/password|email|psoId|usernameKey|tokenHash/i);
  }
  for (const { said } of everStarted())
    for (const secret of [ADMIN.password, token]) expect(said()).not.toContain(secret);
};

/** Reads all checkpoints again and again while a fault is going on. */
export type CheckpointWatch = {
  /** Ends the watch, and fails if a checkpoint ever moved back. Returns how often the checkpoints were read. */
  readonly stop: () => Promise<number>;
};

/** Often enough to see a checkpoint move back, and too seldom to be a load. */
const LOOK_AGAIN_MS = 50;

/** Watches the checkpoints of a league until stopped. While MongoDB is down, there are none to read. */
export const watchCheckpoints = ({ environment }: Pick<FaultyLeague, 'environment'>): CheckpointWatch => {
  const mongo = openMongo(environment['MONGODB_URL'] ?? '', environment['LEAGUE'] ?? '');
  const { checkpoints } = layoutOf(mongo.database);
  const seen = new Map<string, string>();
  const back: string[] = [];
  const watch = { looks: 0, over: false };
  const look = async (): Promise<void> => {
    for (const { _id, position } of await checkpoints.find().toArray()) {
      const before = seen.get(_id) ?? '';
      if (position < before) back.push(`${_id} from ${before} to ${position}`);
      seen.set(_id, position);
    }
    watch.looks += 1;
  };
  const watching = (async () => {
    while (!watch.over) {
      await look().catch(() => {});
      await delay(LOOK_AGAIN_MS);
    }
  })();
  return {
    stop: async () => {
      watch.over = true;
      await watching;
      await mongo.close();
      expect(back).toEqual([]);
      return watch.looks;
    },
  };
};
