import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LogCorrupt } from '@league/events/ports/event-store.ts';
import { teamHistory } from '@league/events/testing/sample-events.ts';
import { caller } from '@league/tests/acceptance/league-under-test.ts';
import { doubleRound, importSeason } from '@league/tests/acceptance/made-up-season.ts';
import { ADMIN } from '@league/tests/kit/admin.ts';
import { LONG_MS } from '@league/tests/kit/patience.ts';
import { settingsOn } from '@league/tests/kit/settings.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import pino from 'pino';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Checks, checksBehind } from '../../adapters/event-store/check-behind.ts';
import { openSqliteEventStore } from '../../adapters/event-store/sqlite.ts';
import { exitCodeOf, failureLines } from '../cli/failures.ts';
import { readConfig } from '../config.ts';
import { type Embedded, type EmbeddedOptions, runEmbedded, startEmbedded } from './embedded.ts';

let folder: string;
let notices: string[];
let match: string;

const optionsOf = (checks: Checks): EmbeddedOptions => ({
  config: readConfig({ ...settingsOn(folder), METRICS_PORT: '0' }),
  log: pino({ level: 'warn' }, { write: (line) => void notices.push((JSON.parse(line) as { msg: string }).msg) }),
  sample: false,
  checks,
});

const signIn = async ({ url }: Embedded) => {
  const call = caller(url);
  const { body } = await call<{ token: string }>('POST', '/api/admins/login', { body: ADMIN });
  const enter = (homeScore: number) =>
    call('PUT', `/api/admin/match-result/${match}`, {
      token: body.token,
      once: true,
      body: { homeScore, awayScore: 0 },
    });
  return { call, enter, token: body.token };
};

/** All files are checked behind, small as they are. */
const ALL_BEHIND: Checks = { ...checksBehind, atOnceBytes: 0 };

/** A league of twelve played matches, stopped. */
beforeEach(async () => {
  folder = temporaryFolder();
  notices = [];
  const first = await startEmbedded(optionsOf(checksBehind));
  const { call, token } = await signIn(first);
  const asAdmin: typeof call = (method, path, options) => call(method, path, { token, ...options });
  [match = ''] = await importSeason({ call: asAdmin }, doubleRound(4, { played: true }));
  await first.stop();
});

/** One letter of the file, everywhere it stands. */
const changeIn = (name: string, text: string): void => {
  const file = join(folder, name);
  const content = readFileSync(file, 'latin1');
  expect(content).toContain(text);
  writeFileSync(file, content.replaceAll(text, `${text.slice(0, -1)}8`), 'latin1');
};

describe('a league whose log is still being checked', () => {
  it('answers reads and signs admins in, records nothing, and says so at /health/ready', async () => {
    const held = Promise.withResolvers<void>();
    let isDone = false;
    const begin: Checks['begin'] = () => ({ isDone: () => isDone, done: held.promise, stop: async () => {} });
    const embedded = await startEmbedded(optionsOf({ atOnceBytes: 0, begin }));
    onTestFinished(embedded.stop);
    const { call, enter } = await signIn(embedded);
    const head = await embedded.league.store.head();
    expect((await call('GET', '/api/leaderboards/standings')).body).toHaveLength(4);
    expect(await enter(7)).toMatchObject({ status: 503, body: { code: 'STORE_UNAVAILABLE' } });
    const ready = (): Promise<Response> => fetch(`${embedded.operatorsUrl}/health/ready`);
    const answer = await ready();
    expect(answer.status).toBe(503);
    expect(await answer.text()).toMatch(/"log","ok":false,"detail":"[^"]*events.db is being checked/);
    expect(await embedded.league.store.head()).toBe(head);
    isDone = true;
    held.resolve();
    await expect.poll(async () => (await ready()).status, { timeout: LONG_MS }).toBe(200);
    const { position } = (await enter(7)).body;
    const options = { minPosition: String(position) };
    expect(JSON.stringify((await call('GET', '/api/matches', options)).body)).toContain('"homeScore":7');
  });

  it('makes the admin that its log lacks once the check is through', async () => {
    folder = temporaryFolder();
    const store = openSqliteEventStore(join(folder, 'events.db'));
    await store.append('team-1', teamHistory(3), 'no-stream');
    await store.close();
    const embedded = await startEmbedded(optionsOf(ALL_BEHIND));
    onTestFinished(embedded.stop);
    expect((await signIn(embedded)).token).toEqual(expect.any(String));
  });

  it('ends as a start on a damaged log does once damage is found, and has changed no byte of it', async () => {
    changeIn('events.db', '"homeScore":3');
    const before = readFileSync(join(folder, 'events.db'));
    const refusal = await startEmbedded(optionsOf(checksBehind)).catch((error: unknown) => error);
    const embedded = await startEmbedded(optionsOf(ALL_BEHIND));
    const found: unknown = await embedded.failed.catch((error: unknown) => error);
    await embedded.stop();
    expect(found).toBeInstanceOf(LogCorrupt);
    expect(failureLines(found)).toEqual(failureLines(refusal));
    expect(exitCodeOf(found)).toBe(1);
    expect(readFileSync(join(folder, 'events.db')).equals(before)).toBe(true);
  });
});

describe('a league whose read models turn out to be damaged while they serve', () => {
  it('starts again with read models from the log, and tells its operator', async () => {
    changeIn('read-models.db', '"homeScore":3');
    let starts = 0;
    let served = '';
    await runEmbedded(optionsOf(ALL_BEHIND), async ({ url, failed }) => {
      starts += 1;
      if (starts === 1) await failed;
      served = JSON.stringify((await caller(url)('GET', '/api/matches')).body);
    });
    expect(starts).toBe(2);
    expect(served).toContain('"homeScore":3');
    expect(served).not.toContain('"homeScore":8');
    expect(notices).toContainEqual(expect.stringMatching(/read-models\.db is damaged: set aside as/));
  });
});
