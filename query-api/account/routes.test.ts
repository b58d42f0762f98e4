import { PLAYER_ID } from '@league/events/access/admission.contract.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { expect, it } from 'vitest';
import type { OwnSessions } from '../ports/own-sessions.ts';
import { ADMIN_ID, ADMIN_TOKEN, PLAYER_TOKEN, queryApiInMemory, serve } from '../testing/serving.ts';

const AT = Date.UTC(2026, 10, 21, 18);
const as = (token: string) => ({ authorization: `Bearer ${token}` });

const sessionsOf = async (of: OwnSessions['of']) => {
  const served = await serve(queryApiInMemory({ ownSessions: { of } }).api);
  return { ...served, ask: (token: string) => served.get('/api/account/sessions', as(token)) };
};

it('everybody reads the own sessions, with devices and times, and those of nobody else', async () => {
  const phone = { id: 'a', createdAt: AT, lastSeenAt: AT + 1, device: 'Chrome · Android', isAdmin: false };
  const laptop = { id: 'b', createdAt: AT, lastSeenAt: AT, device: '', isAdmin: true };
  const stored = new Map([
    [PLAYER_ID, [phone]],
    [ADMIN_ID, [laptop, phone]],
  ]);
  const { ask } = await sessionsOf(async (accountId) => stored.get(accountId) ?? []);
  const shown = { createdAt: '2026-11-21T18:00:00.000Z' };
  const onPhone = { ...phone, ...shown, lastSeenAt: '2026-11-21T18:00:00.001Z' };
  expect(await (await ask(PLAYER_TOKEN)).json()).toEqual([onPhone]);
  expect(await (await ask(ADMIN_TOKEN)).json()).toEqual([
    { ...laptop, ...shown, lastSeenAt: shown.createdAt },
    onPhone,
  ]);
});

it('the own sessions are made anew for each request and kept nowhere', async () => {
  let asked = 0;
  const { ask, fast, get } = await sessionsOf(async () => {
    asked += 1;
    return [];
  });
  for (const token of [PLAYER_TOKEN, PLAYER_TOKEN]) {
    expect((await ask(token)).headers.get('cache-control')).toBe('no-store');
  }
  expect(asked).toBe(2);
  expect((await get('/api/account/sessions')).status).toBe(401);
  expect(fast).toEqual([]);
});

it('the own sessions are refused while their store is away', async () => {
  const { ask } = await sessionsOf(async () => Promise.reject(new StoreUnavailable('away')));
  expect((await ask(PLAYER_TOKEN)).status).toBe(503);
});
