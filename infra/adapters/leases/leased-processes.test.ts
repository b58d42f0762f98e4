import { createMatchAuthority } from '@league/command-api/match/match-authority.ts';
import type { ProcessCheckpoints } from '@league/command-api/ports/process-checkpoints.ts';
import { defineProcess, type Process } from '@league/command-api/processes/process.ts';
import type { ProcessRunner } from '@league/command-api/processes/process-runner.ts';
import { pauseFor, triedThenStopped } from '@league/command-api/processes/retries.ts';
import { importFixtures } from '@league/command-api/season/import-fixtures.ts';
import { importResults } from '@league/command-api/season/import-results.process.ts';
import { createFakeEventStore } from '@league/command-api/testing/fake-event-store.ts';
import { createFakeCheckpoints, createFakeFeed } from '@league/command-api/testing/fake-stores.ts';
import { contextOf, createLeague } from '@league/command-api/testing/league.ts';
import { fixturesOf } from '@league/events/fixture-rows.ts';
import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { LastApplied } from '@league/events/ports/last-applied.ts';
import type { LeaseStore } from '@league/events/ports/lease-store.ts';
import { matchStream } from '@league/events/streams.ts';
import { newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openMongoAccounts } from '../accounts/mongodb-accounts.ts';
import { describeWithServers } from '@league/tests/kit/servers.ts';
import { suiteMongo } from '@league/tests/kit/suite-mongo.ts';
import { type LeasedProcessDeps, startLeasedProcesses } from './leased-processes.ts';
import { createMemoryLeases } from '@league/tests/doubles/memory-leases.ts';
import { createMemoryStandstills } from '@league/tests/doubles/memory-standstills.ts';
import { createMongoLeases } from './mongodb-leases.ts';

type Parts = Omit<
  LeasedProcessDeps,
  'feed' | 'onNotice' | 'onFault' | 'onWaiting' | 'onStopped' | 'standstills' | 'fail'
>;

/** The processes of one command-api, stopped when the test ends. */
const startOne = async (processes: readonly Process[], parts: Parts) => {
  const notices: string[] = [];
  const failures: unknown[] = [];
  const runner = await startLeasedProcesses(processes, {
    feed: createFakeFeed(parts.store),
    onFault: () => undefined,
    onWaiting: (name, why) => notices.push(`${name} ${why}`),
    onStopped: () => undefined,
    standstills: createMemoryStandstills(),
    onNotice: (text) => notices.push(text),
    fail: (error) => failures.push(error),
    ...parts,
  });
  onTestFinished(() => runner.stop());
  return { ...runner, notices, failures };
};

const stateOf = (runner: ProcessRunner) => runner.status()[0]?.state;

describe('processes under a lease', () => {
  const LEASES_MS = 10_000;
  let store: ReturnType<typeof createFakeEventStore>;
  let leases: LeaseStore;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
    seen = [];
    store = createFakeEventStore();
    leases = createMemoryLeases();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  let seen: string[];
  const welcome = (by: string) =>
    defineProcess({
      name: 'welcome',
      handles: ['TeamCreated'],
      policy: { onError: triedThenStopped, whenNew: 'head' },
      react: async ({ position }) => {
        seen.push(`${by} ${position}`);
      },
    });
  const start = (owner: string, checkpoints: ProcessCheckpoints, more: Partial<Parts> = {}) =>
    startOne([welcome(owner)], { store, leases, checkpoints, owner, ...more });
  const append = async (log: EventStore, stream: string) =>
    (await log.append(stream, [newEvent(teamCreated())], 'no-stream')).position;
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('run in one of two, and who has them elsewhere sees how far they are', async () => {
    const checkpoints = createFakeCheckpoints();
    const one = await start('one', checkpoints);
    await pass(0);
    const two = await start('two', checkpoints);
    await pass(1_000);
    expect(one.status()).toMatchObject([{ name: 'welcome', state: 'running' }]);
    expect(two.status()).toEqual([{ name: 'welcome', position: 0n, state: 'standing-by', reason: 'held by one' }]);
    const position = await append(store, 'team-1');
    const reached = Promise.all([one, two].map((runner) => runner.reached('welcome', position)));
    await pass(100);
    expect(await reached).toEqual([true, true]);
    expect(seen).toEqual(['one 1']);
  });

  it('run in the next when the one that had them is stopped', async () => {
    const checkpoints = createFakeCheckpoints();
    const one = await start('one', checkpoints);
    await pass(0);
    const two = await start('two', checkpoints);
    await append(store, 'team-1');
    await pass(1_000);
    await one.stop();
    expect(one.status()).toEqual([{ name: 'welcome', position: 0n, state: 'stopped' }]);
    await append(store, 'team-2');
    await pass(1_000);
    expect(stateOf(two)).toBe('running');
    expect(seen).toEqual(['one 1', 'two 2']);
  });

  it('are waited for 30 seconds at most, and not at all when there is no such process or it is stopped', async () => {
    const two = await start('two', createFakeCheckpoints());
    const reached = vi.fn<(done: boolean) => void>();
    void two.reached('welcome', 9n).then(reached);
    expect(await two.reached('nobody', 0n)).toBe(false);
    await pass(29_900);
    expect(reached).not.toHaveBeenCalled();
    await pass(200);
    expect(reached).toHaveBeenCalledExactlyOnceWith(false);
    const waiting = two.reached('welcome', 9n);
    await two.stop();
    expect(await waiting).toBe(false);
    expect(await two.reached('welcome', 9n)).toBe(false);
  });

  it('are waited for through an outage of the store', async () => {
    const kept = createFakeCheckpoints({ welcome: 0n });
    let away = false;
    const load: ProcessCheckpoints['load'] = (name) =>
      away ? Promise.reject(new StoreUnavailable('MongoDB is away')) : kept.load(name);
    await leases.take('processes', 'elsewhere', undefined);
    const one = await start('one', { ...kept, load });
    const position = await append(store, 'team-1');
    away = true;
    const waiting = one.reached('welcome', position);
    await pass(5_000);
    await kept.save('welcome', { position, eventId: await store.idAt(position) });
    away = false;
    await pass(100);
    expect(stateOf(one)).toBe('standing-by');
    expect(await waiting).toBe(true);
  });

  it('are not taken to have come to a position of another log', async () => {
    const checkpoints = createFakeCheckpoints();
    await checkpoints.save('welcome', { position: 5n, eventId: 'of another log' });
    await leases.take('processes', 'elsewhere', undefined);
    const one = await start('one', checkpoints);
    for (let team = 1; team <= 6; team += 1) await append(store, `team-${team}`);
    const reached = one.reached('welcome', 4n);
    await pass(30_100);
    expect(await reached).toBe(false);
  });

  it('start at zero in an empty log whoever has the lease and whoever writes first', async () => {
    const checkpoints = createFakeCheckpoints();
    await leases.take('processes', 'gone', undefined);
    await start('one', checkpoints);
    await append(store, 'team-1');
    await pass(LEASES_MS);
    expect(seen).toEqual(['one 1']);
  });

  it('that lost their checkpoints start where an operator says, once: not again when they are lost again', async () => {
    await append(store, 'team-1');
    await append(store, 'team-2');
    const lost = new Map<string, LastApplied>();
    const put: ProcessCheckpoints['save'] = async (name, done) => void lost.set(name, done);
    const checkpoints: ProcessCheckpoints = { load: async (name) => lost.get(name), save: put, restart: put };
    const one = await start('one', checkpoints, { startAt: 1n });
    await pass(100);
    expect(seen).toEqual(['one 2']);
    lost.clear();
    await leases.take('processes', 'thief', await leases.read('processes'));
    await pass(LEASES_MS);
    expect(stateOf(one)).toBe('waiting');
    expect(one.notices.at(-1)).toBe('welcome has lost its checkpoint');
    expect(seen).toEqual(['one 2']);
  });

  it('that cannot be started while a store is away are tried again, and say so until then', async () => {
    const kept = createFakeCheckpoints();
    let away = false;
    const load: ProcessCheckpoints['load'] = (name) =>
      away ? Promise.reject(new StoreUnavailable('MongoDB is away')) : kept.load(name);
    const retryPolicy = { wait: (_: number, signal: AbortSignal) => pauseFor(1_000, signal) };
    const one = await start('one', { ...kept, load }, { retryPolicy });
    away = true;
    await pass(100);
    expect(one.status()).toMatchObject([{ state: 'failing', reason: expect.stringContaining('MongoDB is away') }]);
    away = false;
    await pass(1_000);
    expect(stateOf(one)).toBe('running');
    expect(one.failures).toEqual([]);
  });

  it('that can never be run again are told of, and end without a word', async () => {
    const refused = new Error('wrong password');
    const read: LeaseStore['read'] = () => Promise.reject(refused);
    const one = await startOne([welcome('one')], {
      store,
      leases: { ...leases, read },
      checkpoints: createFakeCheckpoints(),
      owner: 'one',
    });
    await pass(0);
    expect(one.failures).toEqual([refused]);
    await one.stop();
  });
});

describeWithServers(['mongodb'], 'processes under a lease in MongoDB', () => {
  /** What nobody waits for: it passes when the test says so, and no pause of the machine is taken for it. */
  const EXPIRY_MS = 60_000;
  let nowMs = 0;
  const PACE = { beatMs: 100, expiryMs: EXPIRY_MS, monotonicNow: () => nowMs };
  const MATCHES = 100;
  const NAME = 'import-results';
  const { mongo, emptied } = suiteMongo();
  afterEach(emptied);

  /** A season of a hundred results, recorded; nothing of it is carried out yet. */
  const imported = async () => {
    const league = await createLeague();
    const lines = Array.from({ length: MATCHES }, (_, n) => `${n + 1},Moda,Işık,${n % 5},1`);
    const csv = ['week,home,away,homeScore,awayScore', ...lines].join('\n');
    const { outcome } = await importFixtures(league.deps, { csv, createTeams: true }, contextOf());
    const [event] = outcome?.events ?? [];
    if (event?.type !== 'FixturesImported') throw new Error('no fixtures');
    const results = () => league.store.recorded().filter(({ type }) => type === 'MatchResultEntered');
    return { league, position: event.position, matches: fixturesOf(event.data), results };
  };
  type Imported = Awaited<ReturnType<typeof imported>>;

  const start = async ({ league }: Imported, owner: string, leases = createMongoLeases(mongo())) => {
    const { checkpoints } = await openMongoAccounts(mongo());
    const process = importResults({ ...league.deps, seasons: createMatchAuthority(league.store) });
    return startOne([process], { store: league.store, leases, checkpoints, owner, ...PACE });
  };
  const becomes = (runner: ProcessRunner, state: string) => expect.poll(() => stateOf(runner)).toBe(state);

  it('finish once what another lost in the midst of, though that one goes on for a while', async () => {
    const season = await imported();
    const { league, position, matches, results } = season;
    await (await openMongoAccounts(mongo())).checkpoints.save(NAME, { position: 0n, eventId: undefined });
    const stuck = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    league.store.once('before-append', matchStream(matches[40]?.matchId ?? ''), () => {
      stuck.resolve();
      return goesOn.promise;
    });
    const leases = createMongoLeases(mongo());
    let cutOff = false;
    const renew: LeaseStore['renew'] = (lease) =>
      cutOff ? Promise.reject(new StoreUnavailable('cut off')) : leases.renew(lease);
    const one = await start(season, 'one', { ...leases, renew });
    await stuck.promise;
    const read = vi.fn<LeaseStore['read']>(leases.read);
    const two = await start(season, 'two', { ...leases, read });
    await expect.poll(() => two.status()[0]?.reason).toBe('held by one');
    const waited = Promise.all([one, two].map((runner) => runner.reached(NAME, position)));
    expect(results().length).toBeLessThan(MATCHES);

    cutOff = true;
    // The last beat has been written, and then seen.
    const looks = read.mock.calls.length;
    await expect.poll(() => read.mock.calls.length).toBeGreaterThan(looks + 2);
    nowMs += EXPIRY_MS;
    expect(await waited).toEqual([true, true]);
    expect(stateOf(one)).toBe('standing-by');
    expect(stateOf(two)).toBe('running');
    goesOn.resolve();
    await one.stop();
    await two.stop();
    expect(results()).toHaveLength(MATCHES);
    expect(new Set(results().map(({ stream }) => stream)).size).toBe(MATCHES);
    expect(league.types().filter((type) => type === 'TeamCreated')).toHaveLength(2);
    expect(await leases.read('processes')).toMatchObject({ owner: 'two', epoch: 2, released: true });
  });

  it('wait for an operator when MongoDB was wiped, and act on nothing', async () => {
    const season = await imported();
    const one = await start(season, 'one');
    await becomes(one, 'waiting');
    await one.stop();
    await (await openMongoAccounts(mongo())).checkpoints.save(NAME, { position: season.position, eventId: undefined });
    const two = await start(season, 'two');
    await becomes(two, 'running');
    await emptied();
    await becomes(two, 'waiting');
    const three = await start(season, 'three');
    await two.stop();
    await becomes(three, 'waiting');
    await three.stop();
    expect(season.results()).toEqual([]);
    const { checkpoints } = await openMongoAccounts(mongo());
    expect(await checkpoints.load(NAME)).toBeUndefined();
  });
});
