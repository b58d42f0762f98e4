import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { adminsStream, playerStream } from '@league/events/streams.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { type Sent, startApi, type TestApi } from '../testing/api.ts';
import { contextOf } from '../testing/league.ts';
import { makePlayer } from '../testing/players.ts';
import { revokeAccess } from './admin-access.ts';
import { REJECTED_FOR_MS } from './decider.ts';

const put = (path: string, body: unknown = {}, more: Partial<Sent> = {}): Sent => ({
  method: 'PUT',
  path,
  body,
  ...more,
});

/** Everything that the log holds, as text. */
const logOf = (api: TestApi): string =>
  JSON.stringify(api.store.recorded(), (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

describe('approving', () => {
  it('lets a player in, and is repeated without harm', async () => {
    const api = await startApi();
    const { id } = await makePlayer(api, 'Işık', { approved: false });
    const path = `/api/players/${id}/approve`;
    expect(await api.send(put(path))).toMatchObject({ status: 200, body: { _id: id, message: 'Oyuncu onaylandı.' } });
    const since = api.since();
    expect((await api.send(put(path))).status).toBe(200);
    expect(since()).toEqual([]);
  });

  it('is refused for nobody and for what is no id', async () => {
    const api = await startApi();
    for (const id of [numberedId(7), 'x']) {
      expect(await api.send(put(`/api/players/${id}/approve`))).toMatchObject({
        status: 404,
        body: { code: 'PLAYER_NOT_FOUND' },
      });
    }
  });

  it('of several counts those who could be, and answers a repeat the same', async () => {
    const api = await startApi();
    const [one, other] = [await makePlayer(api, 'Ada', { approved: false }), await makePlayer(api, 'Efe')];
    const ids = [one.id.toUpperCase(), one.id.toUpperCase(), other.id, numberedId(7)];
    const sent = { path: '/api/players/approve', body: { ids }, key: 'k' };
    const first = await api.send(sent);
    expect(first).toMatchObject({ status: 200, body: { approved: 1 } });
    expect((await api.send(sent)).body).toEqual(first.body);
    expect(await api.send({ ...sent, key: 'l' })).toMatchObject({ status: 200, body: { approved: 0 } });
  });
});

describe('rejecting', () => {
  const REASON = 'Gizli bir gerekçe';

  it('keeps its reason in the account, and no word of it in the log', async () => {
    const api = await startApi();
    const { id } = await makePlayer(api, 'Işık', { approved: false });
    expect(await api.send(put(`/api/players/${id}/reject`, { reason: REASON }))).toMatchObject({ status: 200 });
    expect((await api.accounts.byId(id))?.personal.rejectionReason).toBe(REASON);
    await api.send({ method: 'PUT', path: `/api/players/${id}/reject?reason=${encodeURIComponent('Gizli başka')}` });
    expect((await api.accounts.byId(id))?.personal.rejectionReason).toBe('Gizli başka');
    expect(logOf(api)).not.toContain('Gizli');
    expect(api.types().filter((type) => type === 'PlayerRejected')).toHaveLength(2);
  });

  it('ends membership and admin access, and is forgotten by an approval', async () => {
    const api = await startApi();
    const { id } = await makePlayer(api, 'Işık');
    const teamId = await api.team('Moda');
    await api.send(put(`/api/players/${id}/assign`, { teamId }));
    await api.send(put(`/api/players/${id}`, { isAdmin: true }));
    const since = api.since();
    await api.send(put(`/api/players/${id}/reject`, { reason: REASON }));
    expect(since().map(({ type }) => type)).toEqual(['AdminAccessRevoked', 'PlayerReleased', 'PlayerRejected']);
    await api.send(put(`/api/players/${id}/approve`));
    expect((await api.accounts.byId(id))?.personal).toEqual({});
  });

  it('keeps its reason where an approval could not be recorded', async () => {
    const api = await startApi();
    const { id } = await makePlayer(api, 'Işık', { approved: false });
    await api.send(put(`/api/players/${id}/reject`, { reason: REASON }));
    api.store.once('before-append', playerStream(id), () => Promise.reject(new StoreUnavailable('away')));
    expect(await api.send(put(`/api/players/${id}/approve`))).toMatchObject({ status: 503 });
    expect((await api.accounts.byId(id))?.personal.rejectionReason).toBe(REASON);
  });

  it('again, with another reason, while an admin edits the player, is recorded', async () => {
    const api = await startApi();
    const { id } = await makePlayer(api, 'Işık', { approved: false });
    await api.send(put(`/api/players/${id}/reject`, { reason: REASON }));
    const since = api.since();
    api.store.once('before-append', playerStream(id), () => api.send(put(`/api/players/${id}`, { jerseyNumber: 9 })));
    expect(await api.send(put(`/api/players/${id}/reject`, { reason: 'Gizli başka' }))).toMatchObject({ status: 200 });
    expect(since().map(({ type }) => type)).toEqual(['PlayerDetailsChanged', 'PlayerRejected']);
  });

  it('lapses after 30 days', async () => {
    const api = await startApi();
    const { id } = await makePlayer(api, 'Işık', { approved: false });
    await api.send(put(`/api/players/${id}/reject`));
    api.clock.now += REJECTED_FOR_MS + 1;
    expect(await api.accounts.byId(id)).toBeDefined();
    const { token } = await api.sessions.begin({ accountId: api.adminId, openedAt: 'admin', device: '' });
    expect(await api.send(put(`/api/players/${id}/approve`, {}, { token }))).toMatchObject({ status: 404 });
  });
});

describe('an edit', () => {
  it('says before and after, and of personal fields their names alone', async () => {
    const api = await startApi();
    const { id } = await makePlayer(api, 'Işık');
    const body = {
      gamertag: 'Moda',
      psoId: 'gizli-pso',
      email: 'Gizli@Example.org',
      firstName: 'Gizliye',
      position: 'Kaleci',
    };
    const since = api.since();
    expect(await api.send(put(`/api/players/${id}`, body))).toMatchObject({ status: 200 });
    expect(since().at(-1)).toMatchObject({
      type: 'PlayerDetailsChanged',
      data: {
        changes: { gamertag: { from: 'Işık', to: 'Moda' }, position: { from: 'Defans', to: 'Kaleci' } },
        personal: ['email', 'psoId', 'firstName'],
      },
    });
    expect(await api.accounts.byId(id)).toMatchObject({
      email: 'gizli@example.org',
      personal: { psoId: 'gizli-pso', firstName: 'Gizliye' },
    });
    expect(logOf(api).toLowerCase()).not.toContain('gizli');
  });

  it('of what is so already records nothing', async () => {
    const api = await startApi();
    const { id } = await makePlayer(api, 'Işık', { email: 'a@b.org', personal: { psoId: 'p' } });
    const since = api.since();
    const body = { gamertag: 'Işık', email: 'A@b.org', psoId: ' p ', firstName: null, jerseyNumber: 4, isAdmin: false };
    expect((await api.send(put(`/api/players/${id}`, body))).status).toBe(200);
    expect(since()).toEqual([]);
  });

  it.each([
    ['another’s gamertag', { gamertag: 'MODA' }, 'GAMERTAG_TAKEN', 'gamertag'],
    ['another’s former gamertag', { gamertag: 'Ege' }, 'GAMERTAG_TAKEN', 'gamertag'],
    ['an admin’s user name', { gamertag: 'hakan' }, 'GAMERTAG_TAKEN', 'gamertag'],
    ['another’s e-mail', { email: 'B@b.org' }, 'EMAIL_TAKEN', 'email'],
  ])('to %s is refused at its field, and changes nothing', async (_, wish, code, path) => {
    const api = await startApi();
    const { id } = await makePlayer(api, 'Işık', { email: 'a@b.org', personal: { psoId: 'p' } });
    const other = await makePlayer(api, 'Ege', { email: 'b@b.org' });
    await api.send(put(`/api/players/${other.id}`, { gamertag: 'Moda' }));
    const [since, before] = [api.since(), await api.accounts.byId(id)];
    const answer = await api.send(put(`/api/players/${id}`, { psoId: 'q', jerseyNumber: 9, ...wish }));
    expect(answer).toMatchObject({ status: 409, body: { code, errors: [{ path }] } });
    expect([since(), await api.accounts.byId(id)]).toEqual([[], before]);
  });

  it('with an e-mail makes an account for a player who has none', async () => {
    const api = await startApi();
    const { id } = await makePlayer(api, 'Işık', { email: null });
    expect((await api.send(put(`/api/players/${id}`, { email: 'a@b.org' }))).status).toBe(200);
    const account = await api.accounts.byId(id);
    expect(account).toMatchObject({ id, email: 'a@b.org' });
    expect(account?.passwordHash).toBeUndefined();
  });

  it('takes back what it wrote where the log is away, and what it wrote of a player who was deleted meanwhile', async () => {
    const api = await startApi();
    const { id } = await makePlayer(api, 'Işık', { personal: { psoId: 'p' } });
    api.store.once('before-append', playerStream(id), () => Promise.reject(new StoreUnavailable('away')));
    const sent = put(`/api/players/${id}`, { psoId: 'q' }, { key: 'k' });
    expect(await api.send(sent)).toMatchObject({ status: 503, body: { code: 'STORE_UNAVAILABLE' } });
    expect((await api.accounts.byId(id))?.personal.psoId).toBe('p');
    expect((await api.send(sent)).status).toBe(200);
    expect((await api.accounts.byId(id))?.personal.psoId).toBe('q');

    api.store.once('before-append', playerStream(id), () => api.send({ method: 'DELETE', path: `/api/players/${id}` }));
    expect(await api.send(put(`/api/players/${id}`, { psoId: 'r' }))).toMatchObject({ status: 404 });
    expect(await api.accounts.byId(id)).toBeUndefined();
  });
});

describe('admin access', () => {
  it('is given to approved players only, and taken again', async () => {
    const api = await startApi();
    const [one, pending] = [await makePlayer(api, 'Ada'), await makePlayer(api, 'Efe', { approved: false })];
    const since = api.since();
    const sent = put(`/api/players/${one.id}`, { isAdmin: true }, { key: 'k' });
    expect((await api.send(sent)).status).toBe(200);
    expect((await api.send(sent)).status).toBe(200);
    expect(await api.send(put(`/api/players/${pending.id}`, { isAdmin: true }))).toMatchObject({
      status: 409,
      body: { code: 'PLAYER_NOT_APPROVED' },
    });
    await api.send(put(`/api/players/${one.id}`, { isAdmin: false }));
    expect(since().map(({ type }) => type)).toEqual(['AdminAccessGranted', 'AdminAccessRevoked']);
  });

  it('stays with the last admin, whatever is done to that player', async () => {
    const api = await startApi();
    const { id } = await makePlayer(api, 'Ada', { personal: { psoId: 'p' } });
    await api.send(put(`/api/players/${id}`, { isAdmin: true }));
    const { token } = await api.sessions.begin({ accountId: id, openedAt: 'admin', device: '' });
    await revokeAccess(api.deps, api.adminId, contextOf());
    const [since, before] = [api.since(), await api.accounts.byId(id)];
    for (const sent of [
      put(`/api/players/${id}`, { isAdmin: false, psoId: 'q' }),
      put(`/api/players/${id}/reject`, { reason: 'x' }),
      { method: 'DELETE', path: `/api/players/${id}` },
    ]) {
      expect(await api.send({ ...sent, token })).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } });
    }
    expect([since(), await api.accounts.byId(id)]).toEqual([[], before]);
  });

  it('is not behind a rejection that came while it was given', async () => {
    const api = await startApi();
    const { id } = await makePlayer(api, 'Ada');
    api.store.once('before-append', adminsStream, () => api.send(put(`/api/players/${id}/reject`)));
    expect(await api.send(put(`/api/players/${id}`, { isAdmin: true }))).toMatchObject({
      status: 409,
      body: { code: 'PLAYER_NOT_APPROVED' },
    });
    expect((await api.admins.load()).state.has(id)).toBe(false);
  });
});
