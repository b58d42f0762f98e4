import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PASSWORD, startApi, type TestApi, USERNAME } from '../testing/api.ts';
import { createPasswords, type Passwords } from './passwords.ts';

// The machine may be busy; what is waited for is told by what has arrived.
const MINUTE_MS = 60_000;
/** Waits for a state of the server that is sure to come. */
const until = (look: () => unknown) => vi.waitFor(look, { timeout: MINUTE_MS, interval: 10 });

/** Where the admin has signed in before (testing/api.ts). */
const HOME = '127.0.0.1';

const address = (index: number): string => `10.0.${Math.floor(index / 250)}.${index % 250}`;

const login = (api: TestApi, from: string, { username = USERNAME, password = PASSWORD } = {}) =>
  api.send({
    path: '/api/admins/login',
    body: { username, password },
    token: null,
    headers: { 'x-forwarded-for': from },
  });

/** A login whose answer nobody may wait for, or several on one connection. */
const sendLogin = async (api: TestApi, from: string, username: string, times = 1): Promise<Socket> => {
  const socket = connect(api.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const body = JSON.stringify({ username, password: 'yanlış parola' });
  const head = [
    'POST /api/admins/login HTTP/1.1',
    'Host: league',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Forwarded-For: ${from}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`.repeat(times));
  return socket;
};

/** Passwords whose hashes are begun, counted, and ended when the test says so. */
const heldPasswords = () => {
  const begun: string[] = [];
  let release = (): void => {};
  let held: Promise<void> | undefined;
  /** Logins that came to where passwords are compared, and what tells whether they are still there. */
  const asked: (AbortSignal | undefined)[] = [];
  const real = createPasswords(async (password) => {
    begun.push(password);
    await held;
    return Buffer.from(password.padEnd(32).slice(0, 32)).subarray(0, 32);
  });
  const passwords: Passwords = {
    hash: real.hash,
    matches: (...given) => {
      asked.push(given[2].signal);
      return real.matches(...given);
    },
  };
  return {
    passwords,
    begun,
    asked: () => asked.length,
    gone: () => asked.filter((signal) => signal?.aborted).length,
    hold: () => {
      begun.length = asked.length = 0;
      held = new Promise((resolve) => {
        release = resolve;
      });
      onTestFinished(release);
    },
    release: () => release(),
  };
};

describe('600 logins at once, from as many addresses and for as many names', () => {
  it('wait in 48 places, and the rest is told to come again, unhashed; who has been here before goes first', async () => {
    const { passwords, ...held } = heldPasswords();
    const api = await startApi({ passwords, trustProxy: 1 });
    held.hold();
    const flood = Array.from({ length: 600 }, (_, n) =>
      login(api, address(n), { username: `Kimse ${n}`, password: 'yanlış' }),
    );
    await until(() => expect(held.asked()).toBe(600));
    const own = login(api, HOME);
    await until(() => expect(held.asked()).toBe(601));
    expect(held.begun).toHaveLength(2);
    held.release();
    expect(await own).toMatchObject({ status: 200, body: { username: USERNAME } });
    const answers = await Promise.all(flood);
    const busy = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(50);
    expect(busy).toHaveLength(550);
    for (const { body, headers } of busy) {
      expect(body).toMatchObject({ code: 'LOGINS_BUSY', message: expect.stringContaining('giriş') });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(held.begun).toHaveLength(51);
    expect(held.begun.indexOf(PASSWORD)).toBe(2);
  });

  it('that hang up are dropped before their hash is begun', async () => {
    const { passwords, ...held } = heldPasswords();
    const api = await startApi({ passwords, trustProxy: 1 });
    held.hold();
    const sockets = await Promise.all(Array.from({ length: 600 }, (_, n) => sendLogin(api, address(n), `Kimse ${n}`)));
    await until(() => expect(held.asked()).toBe(600));
    for (const socket of sockets) socket.destroy();
    await until(() => expect(held.gone()).toBe(600));
    const own = login(api, '192.0.2.1');
    await until(() => expect(held.asked()).toBe(601));
    held.release();
    expect(await own).toMatchObject({ status: 200 });
    expect(held.begun).toHaveLength(3);
    expect(api.errors).toEqual([]);
  });

  it('are dropped too where several wait on one connection, each behind the answer of the one before', async () => {
    const { passwords, ...held } = heldPasswords();
    const api = await startApi({ passwords, trustProxy: 1 });
    held.hold();
    await Promise.all([1, 2].map((n) => sendLogin(api, address(n), `Kimse ${n}`)));
    await until(() => expect(held.begun).toHaveLength(2));
    const socket = await sendLogin(api, address(3), 'Kimse', 10);
    await until(() => expect(held.asked()).toBe(12));
    socket.destroy();
    await until(() => expect(held.gone()).toBe(10));
    const own = login(api, '192.0.2.1');
    await until(() => expect(held.asked()).toBe(13));
    held.release();
    expect(await own).toMatchObject({ status: 200 });
    expect(held.begun).toHaveLength(3);
  });
});

describe('one account guessed at from 320 addresses', () => {
  it.each([USERNAME, 'Kimse'])('(%s) has 20 guesses in a quarter of an hour', async (username) => {
    const { passwords, begun } = heldPasswords();
    const api = await startApi({ passwords, trustProxy: 1 });
    begun.length = 0;
    const answers: Awaited<ReturnType<typeof login>>[] = [];
    for (let n = 0; n < 320; n += 1) answers.push(await login(api, address(n), { username, password: `tahmin ${n}` }));
    expect(begun).toHaveLength(20);
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, n) => (n < 20 ? 401 : 429)));
    const refused = await login(api, '192.0.2.1', { username });
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_LOGINS' } });
    expect(refused.headers.get('retry-after')).toBe('900');
    api.clock.now += 15 * MINUTE_MS;
    const later = await login(api, '192.0.2.1', { username });
    expect(later.status).toBe(username === USERNAME ? 200 : 401);
  });

  it('is open to who signed in from there within 30 days, and no longer', async () => {
    const api = await startApi({ trustProxy: 1 });
    const guess = async (count: number) => {
      for (let n = 0; n < count; n += 1) await login(api, address(n), { password: `tahmin ${n}` });
    };
    api.clock.now += 30 * 24 * 60 * MINUTE_MS;
    await guess(25);
    expect(await login(api, '192.0.2.1')).toMatchObject({ status: 429 });
    expect(await login(api, HOME)).toMatchObject({ status: 200 });
    api.clock.now += 30 * 24 * 60 * MINUTE_MS + 1;
    await guess(25);
    expect(await login(api, HOME)).toMatchObject({ status: 429 });
  });

  it('leaves the other accounts alone', async () => {
    const api = await startApi({ trustProxy: 1 });
    await api.anotherAdmin('Selin');
    for (let n = 0; n < 25; n += 1) await login(api, address(n), { password: `tahmin ${n}` });
    expect(await login(api, '192.0.2.1', { username: 'Selin' })).toMatchObject({ status: 200 });
  });
});

describe('a try', () => {
  it.each([
    ['a missing field', { username: USERNAME }, 422],
    ['broken JSON', '{"username":', 400],
    ['a password that is too long', { username: USERNAME, password: 'x'.repeat(1001) }, 422],
  ])('is not what %s is', async (_, body, status) => {
    const api = await startApi();
    const malformed = () => api.send({ path: '/api/admins/login', body, token: null });
    for (let n = 0; n < 15; n += 1) expect(await malformed()).toMatchObject({ status });
    expect(await login(api, HOME)).toMatchObject({ status: 200 });
  });

  it('is none that found no place, nor one that hung up', async () => {
    const { passwords, ...held } = heldPasswords();
    const api = await startApi({ passwords, trustProxy: 1 });
    held.hold();
    const flood = Array.from({ length: 50 }, (_, n) => login(api, address(n), { username: `Kimse ${n}` }));
    await until(() => expect(held.asked()).toBe(50));
    for (let n = 0; n < 15; n += 1) {
      expect(await login(api, '192.0.2.1')).toMatchObject({ status: 429, body: { code: 'LOGINS_BUSY' } });
    }
    held.release();
    await Promise.all(flood);
    held.hold();
    await Promise.all([1, 2].map((n) => sendLogin(api, address(n), `Kimse ${n}`)));
    await until(() => expect(held.begun).toHaveLength(2));
    const gone = await Promise.all(Array.from({ length: 10 }, () => sendLogin(api, '192.0.2.1', USERNAME)));
    await until(() => expect(held.asked()).toBe(12));
    for (const socket of gone) socket.destroy();
    await until(() => expect(held.gone()).toBe(10));
    held.release();
    expect(await login(api, '192.0.2.1')).toMatchObject({ status: 200 });
  });

  it('counts for the whole /64 of an IPv6 address, and for no more', async () => {
    const api = await startApi({ trustProxy: 1 });
    for (let n = 0; n < 10; n += 1) await login(api, `2001:db8:1:2:${n}::1`, { username: `Kimse ${n}` });
    expect(await login(api, '2001:db8:1:2:ffff::1')).toMatchObject({ status: 429 });
    expect(await login(api, '2001:db8:1:3::1')).toMatchObject({ status: 200 });
  });
});
