import { describe, expect, it } from 'vitest';
import { type CommandApiDeps, commandRoutes } from '../create-command-api.ts';
import { type Answer, type Sent, startApi, type TestApi } from '../testing/api.ts';

type Sample = {
  /** Brings about what the call needs, and says what to send. */
  readonly call: (api: TestApi) => Promise<Sent>;
  /** Another body for the same call. */
  readonly other: object;
};

const twoTeams = async (api: TestApi) => ({ home: await api.team('Moda'), away: await api.team('Işık') });

const oneMatch = async (api: TestApi) => {
  const { home, away } = await twoTeams(api);
  return { home, away, matchId: await api.match(home, away) };
};

const samples: Readonly<Record<string, Sample>> = {
  'put /api/settings': {
    call: async () => ({
      path: '/api/settings',
      body: { title: 'Yaz Ligi', color: '#00ff00', rankingRules: { pointsForWin: 2 } },
    }),
    other: { title: 'Kış Ligi' },
  },
  'put /api/settings/color': {
    call: async () => ({ path: '/api/settings/color', body: { primaryColor: '#00FF00' } }),
    other: { primaryColor: '#0000ff' },
  },
  'post /api/teams': {
    call: async () => ({ path: '/api/teams', body: { name: 'Göztepe' } }),
    other: { name: 'Altay' },
  },
  'put /api/teams/:id': {
    call: async (api) => ({ path: `/api/teams/${await api.team('Moda')}`, body: { name: 'Moda Spor' } }),
    other: { name: 'Moda SK' },
  },
  'delete /api/teams/:id': {
    call: async (api) => ({ path: `/api/teams/${(await oneMatch(api)).home}`, body: {} }),
    other: { reason: 'kapandı' },
  },
  'post /api/matches/generate-fixtures': {
    call: async (api) => {
      await twoTeams(api);
      return { path: '/api/matches/generate-fixtures', body: { startDate: '2026-12-01' } };
    },
    other: { startDate: '2026-12-08' },
  },
  'post /api/matches/import': {
    call: async () => ({
      path: '/api/matches/import',
      body: { csv: 'week,home,away,homeScore,awayScore\n1,Moda,Işık,2,1', createTeams: true },
    }),
    other: { csv: 'week,home,away\n1,Moda,Işık', createTeams: true },
  },
  'post /api/matches': {
    call: async (api) => {
      const { home, away } = await twoTeams(api);
      return { path: '/api/matches', body: { week: 1, homeTeam: home, awayTeam: away } };
    },
    other: {
      week: 2,
      homeTeam: '00000000-0000-4000-8000-000000000001',
      awayTeam: '00000000-0000-4000-8000-000000000002',
    },
  },
  'delete /api/matches/delete-all': {
    call: async (api) => {
      await oneMatch(api);
      return { path: '/api/matches/delete-all', body: {} };
    },
    other: { reason: 'yanlış sezon' },
  },
  'post /api/admin/reset-season': {
    call: async () => ({ path: '/api/admin/reset-season', body: {} }),
    other: { reason: 'yaz arası' },
  },
  'put /api/matches/:id/schedule': {
    call: async (api) => ({
      path: `/api/matches/${(await oneMatch(api)).matchId}/schedule`,
      body: { date: '2026-12-01T18:00:00Z' },
    }),
    other: { date: '2026-12-02T18:00:00Z' },
  },
  'put /api/matches/:id/results': {
    call: async (api) => ({
      path: `/api/matches/${(await oneMatch(api)).matchId}/results`,
      body: { teamAScore: 3, teamBScore: 1 },
    }),
    other: { teamAScore: 3, teamBScore: 2 },
  },
  'put /api/admin/match-result/:id': {
    call: async (api) => ({
      path: `/api/admin/match-result/${(await oneMatch(api)).matchId}`,
      body: { homeScore: 3, awayScore: 1 },
    }),
    other: { homeScore: 3, awayScore: 2 },
  },
};

const keyed = async (name: string, api: TestApi): Promise<Sent> => {
  const sample = samples[name];
  if (sample === undefined) throw new Error(`no sample for ${name}`);
  return { method: name.split(' ', 1)[0]?.toUpperCase() ?? '', ...(await sample.call(api)), key: 'once' };
};

const essence = ({ status, body }: Answer) => ({ status, body });
const withoutPosition = ({ status, body }: Answer) => ({ status, body: { ...body, position: undefined } });

/** Whatever may happen to what the call was about. */
const later = async (api: TestApi): Promise<void> => {
  await api.send({ method: 'PUT', path: '/api/settings', body: { title: 'Sonra', color: '#123456' } });
  await api.send({ path: '/api/teams', body: { name: 'Sonradan' } });
  await api.send({ path: '/api/admin/reset-season', body: {} });
  for (const teamId of await api.teams.all()) await api.send({ method: 'DELETE', path: `/api/teams/${teamId}` });
};

it('every admin call has a sample here', () => {
  const calls = commandRoutes({} as CommandApiDeps).filter(({ right }) => right === 'admin');
  expect(calls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(Object.keys(samples).toSorted());
});

describe.each(Object.keys(samples))('%s with an Idempotency-Key', (name) => {
  it('sent again answers the same and records nothing more', async () => {
    const api = await startApi();
    const call = await keyed(name, api);
    const first = await api.send(call);
    expect(first.status).toBeLessThan(300);
    const since = api.since();
    expect(essence(await api.send(call))).toEqual(essence(first));
    expect(since()).toEqual([]);
  });

  it('sent twice at once answers the same and records one set of events', async () => {
    const api = await startApi();
    const call = await keyed(name, api);
    const since = api.since();
    const [first, second] = await Promise.all([api.send(call), api.send(call)]);
    expect(withoutPosition(second)).toEqual(withoutPosition(first));
    const ids = since().map(({ stream, metadata, type }) => `${stream} ${metadata.commandId} ${type}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('sent again after all that came later answers as the first time', async () => {
    const api = await startApi();
    const call = await keyed(name, api);
    const first = await api.send(call);
    await later(api);
    const since = api.since();
    const again = await api.send(call);
    expect(withoutPosition(again)).toEqual(withoutPosition(first));
    expect(Number(again.body.position)).toBeGreaterThanOrEqual(Number(first.body.position));
    expect(since()).toEqual([]);
  });

  it('sent again with another body is refused', async () => {
    const api = await startApi();
    const call = await keyed(name, api);
    await api.send(call);
    const since = api.since();
    const refused = await api.send({ ...call, body: samples[name]?.other });
    expect(refused).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(since()).toEqual([]);
  });
});
