import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { matchStream, seasonsStream } from '@league/events/streams.ts';
import { describe, expect, it, vi } from 'vitest';
import { problem } from '../contract/problem.ts';
import { handle } from '../handling/handle-command.ts';
import { type SettingsCommand, settingsDecider } from '../settings/decider.ts';
import { startApi } from '../testing/api.ts';
import { contextOf } from '../testing/league.ts';

const title = (text: string) => ({ method: 'PUT', path: '/api/settings', body: { title: text } });

describe('when the store is away', () => {
  it('a command is answered 503, told when to come again, and nothing is recorded', async () => {
    const api = await startApi();
    const since = api.since();
    api.store.once('before-append', 'settings', () => Promise.reject(new StoreUnavailable('disk full')));
    const answer = await api.send({ ...title('Yaz Ligi'), key: 'k' });
    expect(answer).toMatchObject({ status: 503, body: { code: 'STORE_UNAVAILABLE' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(since()).toEqual([]);
    expect(await api.send({ ...title('Yaz Ligi'), key: 'k' })).toMatchObject({ status: 200 });
    expect(since()).toHaveLength(1);
  });

  it('nobody is let in, since nobody’s rights can be read', async () => {
    const api = await startApi();
    api.store.breaks(new StoreUnavailable('away'));
    expect(await api.send(title('Yaz Ligi'))).toMatchObject({ status: 503 });
    api.store.breaks(undefined);
    expect(await api.send(title('Yaz Ligi'))).toMatchObject({ status: 200 });
  });
});

describe('when the store goes away just after something was recorded', () => {
  const away = new StoreUnavailable('away');

  it('a result is not said to be unrecorded; sent again, it is answered as it deserves', async () => {
    const api = await startApi();
    const matchId = await api.match(await api.team('Moda'), await api.team('Işık'));
    const call = {
      method: 'PUT',
      path: `/api/matches/${matchId}/results`,
      body: { homeScore: 1, awayScore: 0 },
      key: 'k',
    };
    api.store.once('after-append', matchStream(matchId), async () => {
      api.store.once('before-read', seasonsStream, () => Promise.reject(away));
    });
    expect(await api.send(call)).toMatchObject({ status: 503, body: { code: 'OUTCOME_UNKNOWN' } });
    expect(await api.send(call)).toMatchObject({ status: 200, body: { resultRevision: 1 } });
    expect(api.types().filter((type) => type === 'MatchResultEntered')).toHaveLength(1);
  });

  it('the deletion of a team is answered from its own place in the log', async () => {
    const api = await startApi();
    const teamId = await api.team('Moda');
    const head = vi.spyOn(api.store, 'head').mockRejectedValue(away);
    const answer = await api.send({ method: 'DELETE', path: `/api/teams/${teamId}` });
    head.mockRestore();
    const deleted = api.store.recorded().find(({ type }) => type === 'TeamDeleted');
    expect(answer).toMatchObject({ status: 200, body: { position: String(deleted?.position) } });
  });
});

describe('when too many write at once', () => {
  it('the command that found no gap is answered 503, and says that nothing of it was recorded', async () => {
    const api = await startApi();
    for (let time = 1; time <= 4; time += 1) {
      const command: SettingsCommand = {
        type: 'ChangeSettings',
        season: 1,
        teams: 0,
        patch: { title: `Araya ${time}` },
      };
      const others = { source: api.settings, decider: settingsDecider, command: () => command, context: contextOf() };
      api.store.once('before-append', 'settings', () => handle(api.store, others));
    }
    const answer = await api.send(title('Yaz Ligi'));
    expect(answer).toMatchObject({ status: 503, body: { code: 'TOO_BUSY' } });
    expect(answer.headers.get('retry-after')).not.toBeNull();
    const titles = api.store
      .recorded()
      .flatMap((event) => (event.type === 'TournamentSettingsChanged' ? [event.data.changes.title?.to] : []));
    expect(titles).toEqual(['Araya 1', 'Araya 2', 'Araya 3', 'Araya 4']);
  });
});

describe('before the first season', () => {
  const calls = [
    title('Yaz Ligi'),
    { path: '/api/matches/generate-fixtures', body: {} },
    { path: '/api/matches/import', body: { csv: 'week,home,away\n1,Moda,Işık', createTeams: true } },
    { method: 'DELETE', path: '/api/matches/delete-all' },
    { path: '/api/admin/reset-season', body: {} },
  ];

  it.each(calls)('$path is refused and records nothing, no name either', async (call) => {
    const api = await startApi({ started: false });
    const since = api.since();
    expect(await api.send(call)).toMatchObject({ status: 409, body: { code: 'NO_SEASON' } });
    expect(since()).toEqual([]);
  });
});

describe('a fault of our own', () => {
  it('is answered 500 with an id under which the log has it, and with nothing of what is inside', async () => {
    const api = await startApi();
    const fault = new Error('secret detail at /work/main');
    api.store.once('before-append', 'settings', () => Promise.reject(fault));
    const answer = await api.send(title('Yaz Ligi'));
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL', message: 'Beklenmeyen bir hata oluştu.' } });
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|\/work|at |stack/i);
    expect(api.errors).toEqual([{ error: fault, correlationId: answer.body.correlationId }]);
  });
});

describe('every problem', () => {
  it('is problem+json in the shape of the contract', async () => {
    const api = await startApi();
    const answers = [
      await api.send({ ...title(''), token: null }),
      await api.send(title('')),
      await api.send({ path: '/api/nowhere' }),
      await api.send({ method: 'DELETE', path: '/api/teams/x' }),
    ];
    for (const { status, headers, body } of answers) {
      expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(problem.parse(body)).toMatchObject({ status, type: `urn:league:problem:${body.code}` });
    }
    expect(answers.map(({ status }) => status)).toEqual([401, 422, 404, 404]);
  });
});

describe('every answer to a command', () => {
  it('says its place in the log, in the body and in the header, and is not to be stored', async () => {
    const api = await startApi();
    const { headers, body } = await api.send(title('Yaz Ligi'));
    expect(body.position).toBe(String(api.store.recorded().length));
    expect(headers.get('x-position')).toBe(body.position);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a reason', () => {
  it('is taken from the body, or from the address of a call without one, and stands in the event', async () => {
    const api = await startApi();
    await api.send({ method: 'PUT', path: '/api/settings', body: { title: 'Bir', reason: ' yeni ad ' } });
    await api.send({ method: 'PUT', path: '/api/settings?reason=eski%20ad', body: { title: 'İki' } });
    await api.send({ method: 'PUT', path: '/api/settings', body: { title: 'Üç', reason: '  ' } });
    const reasons = api.store
      .recorded()
      .slice(-3)
      .map(({ metadata }) => metadata.reason);
    expect(reasons).toEqual(['yeni ad', 'eski ad', undefined]);
  });

  it.each([
    ['too long a one', { title: 'Lig', reason: 'x'.repeat(501) }, ''],
    ['one that is no text', { title: 'Lig', reason: 5 }, ''],
    ['two of them', { title: 'Lig' }, '?reason=a&reason=b'],
    ['one with a control character', { title: 'Lig', reason: 'a\u0000b' }, ''],
  ])('is refused for %s', async (_, body, query) => {
    const api = await startApi();
    const since = api.since();
    const answer = await api.send({ method: 'PUT', path: `/api/settings${query}`, body });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'reason' }] } });
    expect(since()).toEqual([]);
  });
});

describe('an Idempotency-Key', () => {
  it.each(['', ' ', 'a b', 'ç', 'x'.repeat(201)])('such as %j is refused', async (key) => {
    const api = await startApi();
    // A client can only send what HTTP lets through: white space at the ends is cut off on the way.
    const headers = { 'idempotency-key': key === 'ç' ? 'Ã§' : key };
    const answer = await api.send({ ...title('Lig'), headers });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_IDEMPOTENCY_KEY' } });
  });

  it('of one admin is not that of another', async () => {
    const api = await startApi();
    await api.send({ ...title('Bir'), key: 'k' });
    const { token } = await api.anotherAdmin('Selin');
    expect(await api.send({ ...title('İki'), key: 'k', token })).toMatchObject({ status: 200, body: { title: 'İki' } });
  });
});
