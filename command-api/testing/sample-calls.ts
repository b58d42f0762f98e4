import type { Sent, TestApi } from './api.ts';

/** A call that works, for each call that an admin may make. */
export type SampleCall = {
  /** Arranges what the call needs, and answers the call. */
  readonly call: (api: TestApi) => Promise<Sent>;
  /** Another body for the same call. */
  readonly other: object;
};

const twoTeams = async (api: TestApi) => ({ home: await api.team('Moda'), away: await api.team('Işık') });

const oneMatch = async (api: TestApi) => {
  const { home, away } = await twoTeams(api);
  return { home, away, matchId: await api.match(home, away) };
};

/** By method and path of the route. */
export const sampleCalls: Readonly<Record<string, SampleCall>> = {
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
    call: async (api) => {
      await oneMatch(api);
      return { path: '/api/admin/reset-season', body: {} };
    },
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

/** The sample call of a route, once what it needs is arranged. */
export const sampleCall = async (name: string, api: TestApi): Promise<Sent> => {
  const sample = sampleCalls[name];
  if (sample === undefined) throw new Error(`no sample for ${name}`);
  return { method: name.split(' ', 1)[0]?.toUpperCase() ?? '', ...(await sample.call(api)) };
};
