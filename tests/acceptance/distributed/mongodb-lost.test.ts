import { commandCalls } from '@league/command-api/contract/calls.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { publicModels } from '@league/query-api/live/public-models.ts';
import { queryRoutes } from '@league/query-api/routes.ts';
import { NO_READERS } from '@league/query-api/testing/readers.ts';
import { listenTo } from '@league/query-api/testing/listening.ts';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type BadConnection, badConnection } from '../../kit/bad-connection.ts';
import { PACE } from '../../kit/child-environment.ts';
import { describeWithOwnMongodb, type OwnMongodb, ownMongodb } from '../../kit/own-mongodb.ts';
import { describeWithServers } from '../../kit/servers.ts';
import type { ProcessName } from '../distributed-league.ts';
import { caller } from '../league-under-test.ts';
import { rebuildAll } from '../operator.ts';
import { untilReady } from '../process-under-test.ts';
import { type FaultyLeague, startFaultyLeague, tell } from './faulty-league.ts';
import { expectInvariants, readFresh, watchCheckpoints } from './invariants.ts';
import { expectUnrecorded } from './load.ts';

/** The shortest pause before a server is tried again, at the pace of tests: two tries a second (F08), less what a timer may be early. */
const LEAST_PAUSE_MS = 500 / PACE - 5;
/** What an answer may take to come that a server owes. */
const SLOW_MS = 2_000;

const routes = queryRoutes(NO_READERS);

type Named = Readonly<Record<'team' | 'match' | 'player' | 'gamertag', string>>;

/** Every GET there is, of things that are there. */
const addressesOf = ({ team, match, player, gamertag }: Named) => {
  const filled = (path: string): string =>
    path
      .replace('/teams/:id', `/teams/${team}`)
      .replace('/matches/:id', `/matches/${match}`)
      .replace(':teamId', team)
      .replace(':playerId', player)
      .replace(':gamertag', gamertag)
      .replace(':season', '1')
      .replace(':week', '1')
      .replace(':date', '2026-09-04');
  const of = (wanted: (route: (typeof routes)[number]) => boolean): readonly string[] =>
    routes.filter(wanted).map(({ path }) => filled(path));
  return {
    public: of(({ right, personal }) => right === 'public' && !personal),
    /** Of which no last known answer is kept. */
    personal: of(({ right, personal }) => right === 'public' && personal),
    admin: of(({ right }) => right === 'admin'),
  };
};

/** Registers and approves a player. */
const approvedPlayer = async ({ call }: Pick<FaultyLeague, 'call'>): Promise<Pick<Named, 'player' | 'gamertag'>> => {
  const { example } = commandCalls['POST /api/players/register'];
  const registered = await call<{ _id: string }>('POST', '/api/players/register', { body: example, token: null });
  expect((await call('PUT', `/api/players/${registered.body._id}/approve`)).status).toBe(200);
  return { player: registered.body._id, gamertag: example.gamertag };
};

describeWithServers(['kafka', 'mongodb'], 'a league whose MongoDB is lost while results are entered', () => {
  describeWithOwnMongodb('on a server of its own', () => {
    let mongodb: OwnMongodb;
    let way: BadConnection;
    let league: FaultyLeague;

    beforeAll(async () => {
      mongodb = await ownMongodb();
      await mongodb.up();
      way = await badConnection(Number(new URL(mongodb.url).port));
      league = await startFaultyLeague({
        servers: { MONGODB_URL: `mongodb://127.0.0.1:${way.port}/?directConnection=true` },
      });
    });
    afterAll(async () => {
      await league?.stop();
      await way?.close();
      await mongodb?.remove();
    });

    const allReady = (ready: boolean): Promise<unknown> =>
      Promise.all(league.names.map((name) => untilReady(league.process(name), ready)));

    /** What a process has said of MongoDB sooner after it had said the same than it may try again, by its own clock; without its requests. */
    const hurriedComplaints = (name: ProcessName): readonly string[] => {
      const saidAt = new Map<string, number>();
      const lines = league.process(name).said().split('\n');
      return lines
        .filter((line) => line.includes('MongoDB') && !line.includes('"path":'))
        .filter((line) => {
          const [at, words] = [Number(/"time":(\d+)/.exec(line)?.[1]), /"msg":.*/.exec(line)?.[0] ?? ''];
          const before = saidAt.get(words) ?? Number.NEGATIVE_INFINITY;
          saidAt.set(words, at);
          return at - before < LEAST_PAUSE_MS;
        });
    };

    /** Reads are answered from what is at hand, or with 503 and Retry-After. */
    const expectReadsAnswered = async (): Promise<readonly number[]> => {
      const statuses: number[] = [];
      for (const path of ['/api/leaderboards/standings', '/api/teams', '/api/matches', '/api/matches/week/2']) {
        const { status, headers, body } = await league.call<unknown>('GET', path, { token: null });
        expect([path, [200, 503]]).toEqual([path, expect.arrayContaining([status])]);
        if (status === 503) expect(headers.get('retry-after')).toMatch(/^\d+$/);
        if (status === 503) expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|\.ts\b/);
        statuses.push(status);
      }
      return statuses;
    };

    it('F08: frozen: a GET tells what it last knew and calls it old; what nobody knows, or only admins see, is 503', async () => {
      const url = await league.process('query-api-1').url;
      const call = caller(url);
      const read = (token: string | null) => (path: string) => call<unknown>('GET', path, { token });
      const readAll = (paths: readonly string[], token: string | null = null) => Promise.all(paths.map(read(token)));
      const teams = await readFresh<TeamAnswer[]>(league, '/api/teams');
      const approved = await approvedPlayer(league);
      const addresses = addressesOf({ team: teams[0]?._id ?? '', match: league.matches[0]?._id ?? '', ...approved });
      const readable = async () =>
        (await readAll(addresses.public)).map(({ status, headers }) => [status, headers.get('x-stale')]);
      const allFresh = addresses.public.map(() => [200, null]);
      await expect.poll(readable).toEqual(allFresh);
      const before = await readAll(addresses.public);
      const live = await listenTo(url);
      await live.hello();
      // Every read model is another generation from now on: nothing that was read before passes for fresh.
      await rebuildAll(league);
      const moved = new Set<string>();
      while (moved.size < publicModels(routes).size)
        for (const model of Object.keys((await live.moved()).models)) moved.add(model);
      live.leave();

      onTestFinished(mongodb.thaw);
      mongodb.freeze();
      const [known, ...none] = await Promise.all([
        readAll(addresses.public),
        readAll(['/api/matches?season=1', '/api/leaderboards/standings?week=1', ...addresses.personal]),
        readAll(addresses.admin, league.token),
      ]);
      const old = { status: 200, stale: '1', cached: 'no-store' };
      const seen = known.map(({ status, headers }) => ({
        status,
        stale: headers.get('x-stale'),
        cached: headers.get('cache-control'),
      }));
      expect(seen).toEqual(known.map(() => old));
      expect(known.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
      for (const { status, headers } of none.flat()) {
        expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      }

      mongodb.thaw();
      await allReady(true);
      await expect.poll(readable).toEqual(allFresh);
    });

    it('F08: killed: commands are 503 and recorded nowhere, nobody asks too often, and all comes back', async () => {
      const watch = watchCheckpoints(league);
      const load = league.load({ repeats: false });
      await load.untilAccepted(20);
      await mongodb.kill();
      await allReady(false);
      const statuses = await expectReadsAnswered();
      await expect.poll(() => load.sent.filter((command) => command.statuses.includes(503)).length).toBeGreaterThan(10);
      // Whoever holds a lease has missed it too.
      for (const name of ['command-api', 'projector', 'forwarder'] as const)
        await league.process(name).says(/cannot be renewed: StoreUnavailable: MongoDB/);
      expect(league.names.flatMap(hurriedComplaints)).toEqual([]);
      expect(expectUnrecorded(league.adminId, await league.log(), load.sent)).toBeGreaterThan(10);
      const back = performance.now();
      await mongodb.up();
      await allReady(true);
      const readyMs = performance.now() - back;
      await load.untilAccepted(10);
      expectUnrecorded(league.adminId, await league.log(), load.sent);
      const tookMs = await expectInvariants(league, load);
      await watch.stop();
      tell(
        `F08 killed: ready ${Math.round(readyMs)} ms after it was started, caught up ${Math.round(tookMs)} ms later; reads meanwhile ${statuses.join(' ')}`,
      );
    });

    it('F08: away at the start: every process says so, and is ready by itself when it is there', async () => {
      await mongodb.kill();
      await Promise.all(league.names.map((name) => league.kill(name)));
      for (const name of league.names) league.start(name);
      await Promise.all(league.names.map((name) => league.process(name).says(/waiting for MongoDB: /)));
      for (const name of league.names) {
        const { status, parts } = await league.process(name).health();
        expect([name, status, parts]).toEqual([
          name,
          503,
          [{ name: 'MongoDB', ok: false, detail: expect.stringMatching(/^waiting: MongoDB: /) }],
        ]);
      }
      const before = await league.log();
      const [path, body] = [`/api/admin/match-result/${league.matches[0]?._id ?? ''}`, { homeScore: 1, awayScore: 1 }];
      const refused = await league.call('PUT', path, { body });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      const read = await league.call('GET', '/api/teams');
      expect([read.status, read.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      expect(await league.log()).toHaveLength(before.length);
      const back = performance.now();
      await mongodb.up();
      await allReady(true);
      const readyMs = performance.now() - back;
      const load = league.load();
      await load.untilAccepted(5);
      await expectInvariants(league, load);
      tell(`F08 away at start: ready ${Math.round(readyMs)} ms after it was started`);
    });

    it('F08: two seconds slow, then its connections are reset again and again: every result is there once', async () => {
      const watch = watchCheckpoints(league);
      const load = league.load();
      await load.untilAccepted(10);
      onTestFinished(() => way.slow(0));
      way.slow(SLOW_MS);
      const answers = (): number => load.sent.flatMap(({ statuses }) => statuses).length;
      const before = answers();
      // Each answer needs several of the server's; every writer hears of some that were sent meanwhile.
      await expectReadsAnswered();
      await expect.poll(answers).toBeGreaterThan(before + 12);
      way.slow(0);
      for (const more of [1, 3, 7, 2, 12, 5]) {
        await load.untilAccepted(more);
        way.reset();
      }
      const tookMs = await expectInvariants(league, load);
      await watch.stop();
      tell(`F08 slow and reset: caught up ${Math.round(tookMs)} ms after the last`);
    });
  });
});
