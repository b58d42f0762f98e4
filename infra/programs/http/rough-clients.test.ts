import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmbeddedUnderTest, startLeagueUnderTest } from '@league/tests/acceptance/league-under-test.ts';
import { rawRequest } from '@league/tests/kit/raw-http.ts';

/** Names that all lead here. */
const HOSTS = Array.from({ length: 12 }, (_, index) => `lig${index}.example`);

let league: EmbeddedUnderTest;
beforeEach(async () => {
  league = await startLeagueUnderTest({ allowedHosts: HOSTS });
});
afterEach(() => league.stop());

const head = () => league.embedded.league.store.head();

/** A command as bytes: the body is said to be `length` bytes long. */
const commandBytes = (body: string, length = Buffer.byteLength(body), key = 'k1'): string =>
  [
    'POST /api/teams HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${league.token}`,
    `Idempotency-Key: ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '',
    body,
  ].join('\r\n');

const dial = async (): Promise<Socket> => {
  const { hostname, port } = new URL(league.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
};

/** A whole round through the server, so that it has seen what was sent before. */
const settled = async (): Promise<void> => {
  expect((await league.call('POST', '/api/teams', { body: {} })).status).toBe(422);
};

/** Sends the command whole, with the same key, and looks at what came of all of it behind this position. */
const isRecordedOnce = async (before: bigint): Promise<void> => {
  const answer = await league.call('POST', '/api/teams', { body: { name: 'Kartal' }, key: 'k1' });
  expect(answer.status).toBe(201);
  const events = await league.embedded.league.store.readAll(before, 100);
  expect(events.map(({ type }) => type).toSorted()).toEqual(['CrestReserved', 'Reserved', 'TeamCreated']);
};

describe('a request that is cut', () => {
  it.each([
    ['in its headers', (whole: string) => whole.slice(0, 60)],
    ['between headers and body', (whole: string) => whole.slice(0, whole.indexOf('\r\n\r\n') + 4)],
    ['in its body', (whole: string) => whole.slice(0, -5)],
    ['before the last byte', (whole: string) => whole.slice(0, -1)],
  ])('%s leaves nothing recorded', async (_, cut) => {
    const before = await head();
    for (const end of ['end', 'resetAndDestroy'] as const) {
      const socket = await dial();
      socket.write(cut(commandBytes('{"name":"Kartal"}')));
      await settled();
      socket[end]();
      await once(socket.resume(), 'close');
    }
    await settled();
    expect(await head()).toBe(before);
    await isRecordedOnce(before);
  });

  it('before its answer is recorded once, however often it is sent again', async () => {
    const before = await head();
    for (let time = 0; time < 5; time += 1) {
      const socket = await dial();
      socket.write(commandBytes('{"name":"Kartal"}'));
      socket.resetAndDestroy();
      await once(socket, 'close');
    }
    await isRecordedOnce(before);
  });

  it.each([1, 2, 3])(
    'at the moment of append %i of the command is recorded once when it is sent again',
    async (cutAt) => {
      const before = await head();
      const socket = await dial();
      let appends = 0;
      const unlisten = league.embedded.league.store.onAppended(() => {
        appends += 1;
        if (appends === cutAt) socket.resetAndDestroy();
      });
      socket.write(commandBytes('{"name":"Kartal"}'));
      await once(socket, 'close');
      unlisten();
      await isRecordedOnce(before);
    },
  );
});

describe('many clients at once', () => {
  it('are all answered: 100 reads and commands in parallel', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 2 === 0
          ? league.call('POST', '/api/teams', { body: { name: `Takım ${index}` } })
          : league.call('GET', index % 4 === 1 ? '/api/teams' : '/api/leaderboards/standings'),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index % 2 === 0 ? 201 : 200)));
    const position = answers
      .flatMap(({ headers }) => headers.get('x-position') ?? [])
      .toSorted((a, b) => Number(a) - Number(b))
      .at(-1);
    const teams = await league.call<unknown[]>('GET', '/api/teams', { minPosition: position ?? '' });
    expect(teams.body).toHaveLength(50);
  });

  it('who want the same thing get it once', async () => {
    const name = 'Işıkspor';
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        league.call('POST', '/api/teams', { body: { name: index % 2 === 0 ? name : 'IŞIKSPOR' } }),
      ),
    );
    const count = (wanted: number): number => answers.filter(({ status }) => status === wanted).length;
    expect([count(201), count(409)]).toEqual([1, 29]);
  });
});

/** Wrong logins, each with what should make it look like somebody else, and the status of each. */
const wrongLogins = async (count: number, disguise: (index: number) => Record<string, string>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { status } = await rawRequest(league.url, {
      method: 'POST',
      path: '/api/admins/login',
      headers: { 'content-type': 'application/json', ...disguise(index) },
      body: JSON.stringify({ username: 'yonetici', password: `yanlış ${index}` }),
    });
    statuses.push(status);
  }
  return statuses;
};

const TEN_THEN_NO_MORE = [...Array.from({ length: 10 }, () => 401), 429, 429];

describe('who tries passwords', () => {
  it.each([
    ['X-Forwarded-For', (index: number) => ({ 'x-forwarded-for': `10.0.0.${index}` })],
    ['X-Forwarded-For of several', (index: number) => ({ 'x-forwarded-for': `10.0.0.${index}, 10.0.1.${index}` })],
    ['Forwarded', (index: number) => ({ forwarded: `for=10.0.0.${index}` })],
    ['X-Real-IP', (index: number) => ({ 'x-real-ip': `10.0.0.${index}`, 'client-ip': `10.0.0.${index}` })],
    ['Host', (index: number) => ({ host: HOSTS[index] ?? '', 'x-forwarded-host': `lig${index}.example` })],
  ])('is not somebody else by %s', async (_, disguise) => {
    expect(await wrongLogins(12, disguise)).toEqual(TEN_THEN_NO_MORE);
  });

  it('behind a proxy is who the proxy says, and nobody else by what was sent to it', async () => {
    await league.stop();
    league = await startLeagueUnderTest({ trustProxy: 1 });
    const from = (address: string) => (index: number) => ({ 'x-forwarded-for': `10.0.0.${index}, ${address}` });
    expect(await wrongLogins(12, from('192.0.2.1'))).toEqual(TEN_THEN_NO_MORE);
    expect(await wrongLogins(1, from('192.0.2.2'))).toEqual([401]);
  });
});

describe('while the file of accounts is locked', () => {
  it('nobody can log in or out, but who is in reads and records on', async () => {
    const match = await oneMatch();
    const other = new DatabaseSync(league.embedded.league.folder.accountsFile);
    other.exec('BEGIN IMMEDIATE');
    // Long enough that the session is to be noted as seen.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
    try {
      const login = await league.call('POST', '/api/admins/login', {
        body: { username: 'yonetici', password: 'gizli-sifre-2026' },
      });
      expect(login).toMatchObject({ status: 503, body: { code: 'STORE_UNAVAILABLE' } });
      expect(login.headers.get('retry-after')).toBe('5');
      expect(await league.call('POST', '/api/logout')).toMatchObject({ status: 503 });
      expect(await league.call('GET', '/api/admin/audit')).toMatchObject({ status: 200 });
      const entered = await league.call('PUT', `/api/admin/match-result/${match}`, {
        body: { homeScore: 1, awayScore: 0 },
      });
      expect(entered).toMatchObject({ status: 200 });
    } finally {
      vi.useRealTimers();
      other.exec('ROLLBACK');
      other.close();
    }
    expect(await league.call('POST', '/api/logout')).toMatchObject({ status: 200 });
    expect(await league.call('GET', '/api/admin/audit')).toMatchObject({ status: 401 });
  });
});

/** The id of a match to be played. */
const oneMatch = async (): Promise<string> => {
  const csv = 'week,home,away\n1,Kartal,Şahin';
  const imported = await league.call<{ position: string }>('POST', '/api/matches/import', {
    body: { csv, createTeams: true },
  });
  const { body } = await league.call<MatchAnswer[]>('GET', '/api/matches', { minPosition: imported.body.position });
  const [match] = body;
  if (match === undefined) throw new Error('no match was imported');
  return match._id;
};
