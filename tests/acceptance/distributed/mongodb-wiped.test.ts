import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../../kit/admin.ts';
import { describeWithOwnMongodb, type OwnMongodb, ownMongodb } from '../../kit/own-mongodb.ts';
import { describeWithServers } from '../../kit/servers.ts';
import { caller } from '../league-under-test.ts';
import { league as cli } from '../league-process.ts';
import { verifyAll } from '../operator.ts';
import { untilReady } from '../process-under-test.ts';
import { type FaultyLeague, startFaultyLeague, tell } from './faulty-league.ts';
import { expectInvariants } from './invariants.ts';
import { startLoad } from './load.ts';

const PROCESSES = [
  'import-results',
  'deleted-teams',
  'deleted-players',
  'ended-offices',
  'dismissed-officials',
  'renamed-teams',
  'season-rules',
  'unseen-results',
  'withdrawn-teams',
  'reset-transfers',
];
const GONE = { name: 'accounts', ok: false, detail: expect.stringMatching(/^they are gone.*league admin create/) };

describeWithServers(['kafka', 'mongodb'], 'a league whose MongoDB is wiped', () => {
  describeWithOwnMongodb('on a server of its own', () => {
    let mongodb: OwnMongodb;
    let league: FaultyLeague;

    beforeAll(async () => {
      mongodb = await ownMongodb();
      await mongodb.up();
      league = await startFaultyLeague({ servers: { MONGODB_URL: mongodb.url } });
    });
    afterAll(async () => {
      await league?.stop();
      await mongodb?.remove();
    });

    const unwell = async () => {
      const { parts } = await league.process('command-api').health();
      return parts.filter(({ ok }) => !ok);
    };

    it('rebuilds its read models by itself, and tells an operator what is lost and what to do', async () => {
      const load = league.load();
      await load.untilAccepted(40);
      await load.stop();
      const settled = (await league.log()).at(-1)?.position ?? 0n;
      const before = await league.call<StandingRow[]>('GET', '/api/leaderboards/standings', {
        token: null,
        minPosition: settled.toString(),
      });
      await mongodb.wipe();
      const upAt = performance.now();
      await mongodb.up();

      // Without any operator, the projector finds no read models and builds all of them from the log.
      const passedForFresh: StandingRow[][] = [];
      const table = async () => {
        const answer = await league.call<StandingRow[]>('GET', '/api/leaderboards/standings', { token: null });
        if (answer.status === 200 && answer.headers.get('x-stale') === null) passedForFresh.push(answer.body);
        return answer.body;
      };
      await expect.poll(table, { interval: 100 }).toEqual(before.body);
      // The query API may have answered from memory so far; now the projector knows, and works under a new lease.
      await league.process('projector').says(/lease projector: epoch \d+ is lost/);
      const projections = () => league.process('projector').detailOf('projections');
      await expect.poll(projections).toMatch(/^holding/);
      // Until then answers were marked as old: an empty table that passes for fresh would have been wrong.
      expect(passedForFresh.filter((rows) => rows.length !== before.body.length)).toEqual([]);
      await Promise.all(
        (['projector', 'forwarder', 'query-api-1'] as const).map((name) => untilReady(league.process(name))),
      );
      const backMs = performance.now() - upAt;
      await verifyAll(league);

      // Accounts and sessions cannot be rebuilt from the log: nobody is signed in, and nobody can sign in.
      const title = { body: { title: 'Yeni' } };
      expect((await league.call('PUT', '/api/settings', title)).status).toBe(401);
      expect((await league.call('POST', '/api/admins/login', { body: ADMIN })).status).toBe(401);
      const waits = PROCESSES.map((name) => ({ name: `process ${name}`, ok: false, detail: 'waiting at position 0' }));
      await expect.poll(unwell).toEqual([GONE, ...waits]);
      for (const name of PROCESSES) {
        expect(league.process('command-api').said()).toContain(
          `process ${name} has lost its checkpoint and waits: start with --processes-from <position>`,
        );
      }
      // After a restart the processes still do not take the missing checkpoints for zero.
      await restart();
      await expect.poll(unwell).toEqual([GONE, ...waits]);

      // The operator's two acts: naming the position from which the processes go on, and making an admin.
      await restart(['--processes-from', settled.toString()]);
      await expect.poll(unwell).toEqual([GONE]);
      const made = await cli(['admin', 'create', 'yeni-yonetici'], {
        ...league.environment,
        ADMIN_PASSWORD: ADMIN.password,
      }).ended;
      expect([made.code, made.out]).toEqual([0, 'created admin yeni-yonetici\n']);
      await untilReady(league.process('command-api'));
      tell(`MongoDB wiped: read models are back ${Math.round(backMs)} ms after it was started`);

      const again = await signedIn();
      const more = startLoad(again);
      await more.untilAccepted(10);
      await expectInvariants(again, more);
      expect((await cli(['status'], league.environment).ended).code).toBe(0);
    });

    const restart = async (args: readonly string[] = []): Promise<void> => {
      const { child, ended } = league.process('command-api');
      child.kill('SIGTERM');
      expect((await ended).code).toBe(0);
      await league.start('command-api', {}, args).says(/"msg":"command-api is up"/);
    };

    /** The league, signed in as its new admin. */
    const signedIn = async (): Promise<FaultyLeague> => {
      const call = caller(league.url);
      const body = { ...ADMIN, username: 'yeni-yonetici' };
      const login = await call<{ _id: string; token: string }>('POST', '/api/admins/login', { body });
      expect(login.status).toBe(200);
      const { _id: adminId, token } = login.body;
      return { ...league, adminId, token, call: (method, path, options) => call(method, path, { token, ...options }) };
    };
  });
});
