import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '@league/infra/programs/config.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import type { Part } from '@league/infra/programs/health/health.ts';
import { type Embedded, startEmbedded } from '@league/infra/programs/main/embedded.ts';
import { ADMIN } from '../kit/admin.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '../doubles/eventstoredb/double.ts';
import { caller } from './league-under-test.ts';
import { doubleRound, importSeason } from './made-up-season.ts';

const LEAGUE = 'ada';

let double: EventStoreDbDouble;

/** A start on this folder, with all that it says; stopped at the end of the test. */
const startOn = (folder: string, admin: NodeJS.ProcessEnv = {}) => {
  const listening = Promise.withResolvers<string>();
  const told: string[] = [];
  const write = (line: string): void => {
    const { msg, operatorsUrl } = JSON.parse(line) as { readonly msg: string; readonly operatorsUrl?: string };
    if (operatorsUrl !== undefined) listening.resolve(operatorsUrl);
    told.push(msg);
  };
  const up = startEmbedded({
    config: readConfig({
      PORT: '0',
      METRICS_PORT: '0',
      DATA_DIR: folder,
      LEAGUE,
      EVENT_LOG: 'eventstoredb',
      EVENTSTORE_URL: double.url,
      ...admin,
    }),
    log: pino({ level: 'info' }, { write }),
    sample: false,
  });
  up.catch(listening.reject);
  listening.promise.catch(() => {});
  const stop = async (): Promise<void> => (await up).stop();
  /** The parts of /health/ready that are missing; empty when the league is ready. */
  const lacks = async (): Promise<string> => {
    const answer = await fetch(`${await listening.promise}/health/ready`);
    const { parts } = (await answer.json()) as { readonly parts: readonly Part[] };
    const lacking = parts.filter(({ ok }) => !ok);
    expect(answer.status).toBe(lacking.length === 0 ? 200 : 503);
    return lacking.map(({ name, detail }) => `${name}: ${detail}`).join('\n');
  };
  /** Waits until /health/ready names this; where the start fails instead, the test fails with its reason. */
  const says = async (what: RegExp): Promise<void> => {
    const said = async (): Promise<void> => {
      await expect.poll(lacks).toMatch(what);
    };
    const ended = up.then(() => new Promise<never>(() => {}));
    await Promise.race([ended, said()]);
  };
  return { up, stop, told, lacks, says };
};

/** Lets the follower catch up and stops the start, so that a failed test ends too. */
const endWithTest = ({ stop }: ReturnType<typeof startOn>): void =>
  onTestFinished(async () => {
    double.log.showUpTo();
    await stop().catch(() => {});
  });

const ownRecords = () => double.log.records.filter(({ stream }) => stream.startsWith(`${LEAGUE}.`));

/** The generations that serve, and their answers. */
const served = async ({ url, league }: Embedded) => {
  const head = await league.store.head();
  const standings = await caller(url)('GET', '/api/leaderboards/standings', { minPosition: head.toString() });
  const models = (await league.projector.status()).map(({ name, generation }) => [name, generation]);
  return { standings: standings.body, stale: standings.headers.get('x-stale'), models };
};

describe('a league on a follower of EventStoreDB that lags behind positions that it showed before', () => {
  let folder: string;
  let before: Awaited<ReturnType<typeof served>>;

  beforeAll(async () => {
    double = await startEventStoreDbDouble();
    folder = mkdtempSync(join(tmpdir(), 'league-'));
    const begun = await startOn(folder, { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password }).up;
    const call = caller(begun.url);
    const { body } = await call<{ token: string }>('POST', '/api/admins/login', { body: ADMIN });
    const asAdmin: typeof call = (method, path, options) => call(method, path, { token: body.token, ...options });
    await importSeason({ call: asAdmin }, doubleRound(4, { played: true }));
    before = await served(begun);
    await begun.stop();
  });
  afterAll(() => {
    double.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each<[string, (events: number) => number]>([
    ['none of its events', () => 0],
    ['its first event only', () => 1],
    ['its first two events', () => 2],
    ['half of its events', (events) => Math.floor(events / 2)],
    ['all but the last', (events) => events - 1],
  ])('waits, says so, and continues when that has caught up: it shows %s', async (_, shown) => {
    const records = ownRecords();
    double.log.showUpTo(records[shown(records.length) - 1]?.position ?? 0n);
    const copy = temporaryFolder();
    cpSync(folder, copy, { recursive: true });
    const start = startOn(copy);
    endWithTest(start);
    await start.says(/ lags? /);
    double.log.showUpTo();
    const embedded = await start.up;
    await expect.poll(start.lacks).toBe('');
    expect(await served(embedded)).toEqual(before);
    expect(ownRecords()).toEqual(records);
    expect(embedded.firstAccountsFile).toBeUndefined();
    expect(await embedded.league.accounts.accounts.byUsername('admin')).toBeUndefined();
  });

  it('does not begin a second time from an empty folder either', async () => {
    const records = ownRecords();
    double.log.showUpTo(0n);
    const start = startOn(temporaryFolder());
    endWithTest(start);
    await start.says(/ lags? /);
    double.log.showUpTo();
    const embedded = await start.up;
    expect(ownRecords()).toEqual(records);
    expect(embedded.firstAccountsFile).toBeUndefined();
  });
});
