import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { describe, expect, it, vi } from 'vitest';
import { KEPT_FOR_MS } from '../ports/quiet-commands.ts';
import { type Answer, PASSWORD, type Sent, startApi, type TestApi, USERNAME } from '../testing/api.ts';
import { NOW } from '../testing/league.ts';

const essence = ({ status, headers, body }: Answer) => ({ status, position: headers.get('x-position'), body });
const reused = { status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } };

type Quiet = {
  /** Brings the league to where the call records nothing. */
  readonly call: (api: TestApi) => Promise<Sent>;
  /** What a colleague records after it, so that the call would record something. */
  readonly colleague: (api: TestApi, call: Sent) => Promise<unknown>;
};

const settings = (body: object): Sent => ({ method: 'PUT', path: '/api/settings', body });

const matchCall = async (api: TestApi, call: (matchId: string) => Sent): Promise<Sent> => {
  const sent = call(await api.match(await api.team('Moda'), await api.team('Işık')));
  await api.send(sent);
  return sent;
};

/** Every way in which a call records nothing. */
const quietCalls: Readonly<Record<string, Quiet>> = {
  'settings as they are': {
    call: async (api) => {
      await api.send(settings({ title: 'Yaz Ligi' }));
      return settings({ title: 'Yaz Ligi' });
    },
    colleague: (api) => api.send(settings({ title: 'Kış Ligi' })),
  },
  'the colour as it is': {
    call: async (api) => {
      await api.send(settings({ color: '#00ff00' }));
      return { method: 'PUT', path: '/api/settings/color', body: { primaryColor: '#00ff00' } };
    },
    colleague: (api) => api.send(settings({ color: '#ff0000' })),
  },
  'the name that a team has': {
    call: async (api) => ({ method: 'PUT', path: `/api/teams/${await api.team('Moda')}`, body: { name: 'Moda' } }),
    colleague: (api, { path }) => api.send({ method: 'PUT', path, body: { name: 'Moda Spor' } }),
  },
  'a result as it stands': {
    call: (api) =>
      matchCall(api, (id) => ({
        method: 'PUT',
        path: `/api/matches/${id}/results`,
        body: { homeScore: 3, awayScore: 1 },
      })),
    colleague: (api, { path }) => api.send({ method: 'PUT', path, body: { homeScore: 2, awayScore: 1 } }),
  },
  'a walkover as it stands': {
    call: (api) =>
      matchCall(api, (id) => ({
        method: 'PUT',
        path: `/api/admin/match-result/${id}`,
        body: { isWalkover: true, walkoverWinner: 'home' },
      })),
    colleague: (api, { path }) =>
      api.send({ method: 'PUT', path, body: { isWalkover: false, homeScore: 2, awayScore: 1 } }),
  },
  'a date as it is': {
    call: (api) =>
      matchCall(api, (id) => ({
        method: 'PUT',
        path: `/api/matches/${id}/schedule`,
        body: { date: '2026-12-01T18:00:00Z' },
      })),
    colleague: (api, { path }) => api.send({ method: 'PUT', path, body: { date: '2026-12-02T18:00:00Z' } }),
  },
  'no match to delete': {
    call: async () => ({ method: 'DELETE', path: '/api/matches/delete-all', body: {} }),
    colleague: async (api) => api.match(await api.team('Moda'), await api.team('Işık')),
  },
  'a dry run': {
    call: async () => ({
      path: '/api/matches/import',
      body: { csv: 'week,home,away\n1,Moda,Işık', createTeams: true, dryRun: true },
    }),
    colleague: (api) => api.team('Moda'),
  },
};

const setup = async (name: string, colleague = true) => {
  const api = await startApi();
  const quiet = quietCalls[name];
  if (quiet === undefined) throw new Error(`no call ${name}`);
  const call = { ...(await quiet.call(api)), key: 'once' };
  const since = api.since();
  const first = await api.send(call);
  expect(first.status).toBeLessThan(300);
  expect(since()).toEqual([]);
  if (colleague) await quiet.colleague(api, call);
  return { api, call, first, since: api.since(), again: () => api.send(call) };
};

describe.each(Object.keys(quietCalls))('%s, with an Idempotency-Key', (name) => {
  it('is answered as the first time, and undoes nothing that a colleague has done since', async () => {
    const { first, since, again } = await setup(name);
    expect(essence(await again())).toEqual(essence(first));
    expect(since()).toEqual([]);
  });

  it('is refused with another body', async () => {
    const { api, call, since } = await setup(name);
    const body = { ...(call.body as object), reason: 'başka' };
    expect(await api.send({ ...call, body })).toMatchObject(reused);
    expect(since()).toEqual([]);
  });

  it('sent twice at once is answered the same, and neither records anything', async () => {
    const { api, call, since } = await setup(name, false);
    const [one, other] = await Promise.all([1, 2].map(() => api.send({ ...call, key: 'at-once' })));
    expect(one && essence(one)).toEqual(other && essence(other));
    expect(one?.status).toBeLessThan(300);
    expect(since()).toEqual([]);
  });
});

describe('a command that recorded nothing', () => {
  const NAME = 'settings as they are';

  it('is known for a day, and decided anew after it', async () => {
    const { api, call, first, since } = await setup(NAME);
    const later = async (ms: number) => {
      api.clock.now = NOW + ms;
      const { body } = await api.send({ path: '/api/admins/login', body: { username: USERNAME, password: PASSWORD } });
      return api.send({ ...call, token: String(body['token']) });
    };
    expect(essence(await later(KEPT_FOR_MS))).toEqual(essence(first));
    expect(since()).toEqual([]);
    expect(await later(KEPT_FOR_MS + 1)).toMatchObject({ status: 200, body: { title: 'Yaz Ligi' } });
    expect(since()).toMatchObject([{ type: 'TournamentSettingsChanged' }]);
  });

  it('is not known to another admin, nor under another key, nor without one', async () => {
    const { api, call } = await setup(NAME, false);
    const { token } = await api.anotherAdmin('Selin');
    const calls = [{ ...call, token }, { ...call, key: 'another' }, settings({ title: 'Yaz Ligi' })];
    for (const one of calls) {
      await api.send(settings({ title: 'Kış Ligi' }));
      const since = api.since();
      expect(await api.send(one)).toMatchObject({ status: 200 });
      expect(since()).toHaveLength(1);
    }
  });

  it('is kept only where the client sent a key', async () => {
    const { api, call } = await setup(NAME, false);
    expect(api.quietCommands.all()).toHaveLength(1);
    await api.send({ path: call.path, method: 'PUT', body: call.body });
    expect(api.quietCommands.all()).toHaveLength(1);
  });

  it('leaves one of two bodies that come at once under one key', async () => {
    const { api } = await setup(NAME, false);
    const bodies = [{ title: 'Yaz Ligi' }, { title: 'Yaz Ligi', reason: 'başka' }];
    const answers = await Promise.all(bodies.map((body) => api.send({ ...settings(body), key: 'two' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const again = await Promise.all(bodies.map((body) => api.send({ ...settings(body), key: 'two' })));
    expect(again.map(essence)).toEqual(answers.map(essence));
  });

  it('is found by a repeat that came before it was answered and reads after a colleague has written', async () => {
    const { api, call } = await setup(NAME, false);
    const slow = { ...call, key: 'slow' };
    let first: Answer | undefined;
    const { byTokenHash } = api.sessionStore;
    vi.spyOn(api.sessionStore, 'byTokenHash').mockImplementationOnce(async (hash) => {
      first = await api.send(slow);
      await api.send(settings({ title: 'Kış Ligi' }));
      return byTokenHash(hash);
    });
    const answer = await api.send(slow);
    expect(first && essence(first)).toEqual(essence(answer));
    expect(api.store.recorded().at(-1)).toMatchObject({ data: { changes: { title: { to: 'Kış Ligi' } } } });
  });

  it('gives way to what the log has of it: one of two at once found nothing to do, the other something', async () => {
    const { api, call } = await setup(NAME, false);
    const twice = { ...call, key: 'twice' };
    const { keep } = api.quietCommands;
    let recorded: Answer | undefined;
    vi.spyOn(api.quietCommands, 'keep').mockImplementationOnce(async (command) => {
      await api.send(settings({ title: 'Kış Ligi' }));
      recorded = await api.send(twice);
      return keep(command);
    });
    await api.send(twice);
    const since = api.since();
    expect(essence(await api.send(twice))).toEqual(recorded && essence(recorded));
    expect(since()).toEqual([]);
  });
});

describe('a refusal', () => {
  it('is decided anew', async () => {
    const api = await startApi();
    const [moda, isik] = [await api.team('Moda'), await api.team('Işık')];
    const call = { method: 'PUT', path: `/api/teams/${moda}`, body: { name: 'Işık' }, key: 'k' };
    expect(await api.send(call)).toMatchObject({ status: 409 });
    expect(api.quietCommands.all()).toEqual([]);
    await api.send({ method: 'PUT', path: `/api/teams/${isik}`, body: { name: 'Fener' } });
    expect(await api.send(call)).toMatchObject({ status: 200, body: { name: 'Işık' } });
  });
});

describe('what is no command of the league', () => {
  it('is never kept: signing in gives a session each time, and no answer with a token is at rest', async () => {
    const api = await startApi();
    const login = { path: '/api/admins/login', body: { username: USERNAME, password: PASSWORD }, key: 'k' };
    const tokens = [await api.send(login), await api.send(login)].map(({ status, body }) => [status, body['token']]);
    expect(tokens).toEqual([
      [200, expect.any(String)],
      [200, expect.any(String)],
    ]);
    expect(tokens[0]).not.toEqual(tokens[1]);
    for (const token of [undefined, String(tokens[0]?.[1])]) {
      expect(await api.send({ path: '/api/logout', key: 'k', ...(token && { token }) })).toMatchObject({ status: 200 });
    }
    expect(api.quietCommands.all()).toEqual([]);
  });
});

describe('while the store of quiet commands is away', () => {
  const away = new StoreUnavailable('away');
  const unrecorded = { status: 503, body: { code: 'STORE_UNAVAILABLE' } };

  it('a command with a key that is new to the log is answered 503, and nothing is recorded', async () => {
    const api = await startApi();
    const since = api.since();
    const find = vi.spyOn(api.quietCommands, 'find').mockRejectedValue(away);
    const call = { ...settings({ title: 'Yaz Ligi' }), key: 'k' };
    expect(await api.send(call)).toMatchObject(unrecorded);
    expect(since()).toEqual([]);
    find.mockRestore();
    expect(await api.send(call)).toMatchObject({ status: 200 });
    expect(since()).toHaveLength(1);
  });

  it('a command without a key, and the repeat of one that the log knows, are answered', async () => {
    const api = await startApi();
    const call = { ...settings({ title: 'Yaz Ligi' }), key: 'k' };
    const first = await api.send(call);
    vi.spyOn(api.quietCommands, 'find').mockRejectedValue(away);
    vi.spyOn(api.quietCommands, 'keep').mockRejectedValue(away);
    expect(essence(await api.send(call))).toEqual(essence(first));
    expect(await api.send(settings({ title: 'Kış Ligi' }))).toMatchObject({ status: 200 });
  });

  it('one whose answer cannot be kept is not answered with it', async () => {
    const { api, call } = await setup('settings as they are', false);
    const since = api.since();
    vi.spyOn(api.quietCommands, 'keep').mockRejectedValueOnce(away);
    expect(await api.send({ ...call, key: 'k' })).toMatchObject(unrecorded);
    expect(since()).toEqual([]);
    expect(await api.send({ ...call, key: 'k' })).toMatchObject({ status: 200 });
  });
});
