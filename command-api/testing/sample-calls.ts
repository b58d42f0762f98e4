import { PLAYER_ID } from '@league/events/access/admission.contract.ts';
import { type CommandName, commandCalls } from '../contract/calls.ts';
import { registerPlayer } from '../player/gamertags.ts';
import { PASSWORD, type Sent, type TestApi, USERNAME } from './api.ts';
import { contextOf } from './league.ts';
import { approve, approved, registered } from './people.ts';
import { makePlayer } from './players.ts';
import { scorerOf } from './scorers.ts';

const twoTeams = async (api: TestApi) => ({ homeTeam: await api.team('Moda'), awayTeam: await api.team('Işık') });

const oneMatch = async (api: TestApi) => {
  const { homeTeam, awayTeam } = await twoTeams(api);
  return { homeTeam, id: await api.match(homeTeam, awayTeam) };
};

/** What has to be there before the example of a call works; answers the ids or gamertag in its path, and what its body names. */
type Arranged = {
  readonly id?: string;
  readonly deductionId?: string;
  readonly gamertag?: string;
  readonly body?: object;
};

const match = async (api: TestApi): Promise<Arranged> => ({ id: (await oneMatch(api)).id });

/** A player with a reset code. */
const resetCode = async (api: TestApi): Promise<Arranged> => {
  const id = await registered(api);
  const { body } = await api.send({ path: `/api/players/${id}/reset-code`, body: {} });
  return { body: { code: body['code'] } };
};

/** One more session of the admin. */
const adminSession = async (api: TestApi): Promise<Arranged> => {
  const { body } = await api.send({
    path: '/api/admins/login',
    body: { username: USERNAME, password: PASSWORD },
    token: null,
  });
  return { id: String(body['sessionId']) };
};

/** The admin is a player too, since passwords of others are recorded nowhere. */
const adminWhoPlays = async (api: TestApi): Promise<Arranged> => {
  const wish = { playerId: api.adminId, gamertag: 'Kaptan', position: null, jerseyNumber: null };
  await registerPlayer(api.adminDeps, wish, contextOf());
  return {};
};

/** The admin plays, and may like somebody. */
const adminWhoLikes = async (api: TestApi): Promise<Arranged> => {
  await api.accounts.change(api.adminId, { email: 'hakan@example.com' });
  await adminWhoPlays(api);
  await approve(api, api.adminId);
  return { id: (await makePlayer(api, 'Kanat')).id };
};

/** A player in a team, so that it is known who is freed. */
const playerInTeam = async (api: TestApi): Promise<Arranged> => {
  const { id } = await makePlayer(api, 'Kanat');
  const teamId = await api.team('Moda');
  await api.send({ method: 'PUT', path: `/api/players/${id}/assign`, body: { teamId } });
  return { id };
};

/** A finished match, and a line of it that does not stand yet. */
const finishedMatch = async (api: TestApi): Promise<Arranged> => {
  const { homeTeam, id } = await oneMatch(api);
  const { id: player } = await makePlayer(api, 'Kanat');
  await api.send({ method: 'PUT', path: `/api/players/${player}/assign`, body: { teamId: homeTeam } });
  await api.send({ method: 'PUT', path: `/api/matches/${id}/results`, body: { homeScore: 1, awayScore: 0 } });
  return { id, body: { playerStats: [{ player, goals: 1 }] } };
};

const pending = (api: TestApi) => makePlayer(api, 'Kanat', { approved: false });

/** A player whom no office holds. */
const candidate = async (api: TestApi): Promise<Arranged> => ({
  body: { playerId: (await makePlayer(api, 'Kanat')).id },
});

/** A player who asked to be a referee, and to show matches. */
const applicant = async (api: TestApi): Promise<Arranged> => {
  const { id, token } = await makePlayer(api, 'Kanat');
  const path = '/api/players/gamertag/Kanat/applications';
  await api.send({ path, body: { role: 'referee', level: 'Yeni', experienceYears: 1 }, token });
  const channel = { platform: 'Twitch', channelLink: 'https://www.twitch.tv/kanat' };
  await api.send({ path, body: { role: 'broadcaster', ...channel }, token });
  return { id };
};

/** A player who holds both offices. */
const official = async (api: TestApi): Promise<Arranged> => {
  const { id = '' } = await applicant(api);
  for (const kind of ['referees', 'broadcasters']) {
    await api.send({ method: 'PUT', path: `/api/${kind}/${id}/approve`, body: { isApproved: true } });
  }
  return { id };
};

/** A match, and somebody who may stand at it. */
const withOfficial = async (api: TestApi): Promise<Arranged> => {
  const { id: refereeId = '' } = await official(api);
  return { id: (await oneMatch(api)).id, body: { refereeId } };
};

/** A match with its referee and its broadcaster. */
const officiated = async (api: TestApi): Promise<Arranged> => {
  const { id: playerId = '' } = await official(api);
  const { id } = await oneMatch(api);
  for (const [kind, body] of [
    ['referee', { refereeId: playerId }],
    ['broadcaster', { broadcasterId: playerId }],
  ] as const) {
    await api.send({ method: 'PUT', path: `/api/matches/${id}/assign-${kind}`, body });
  }
  return { id };
};

/** A team that lost points. */
const deducted = async (api: TestApi): Promise<Arranged> => {
  const id = await api.team('Moda');
  const { example } = commandCalls['POST /api/teams/:id/deductions'];
  const { body } = await api.send({ path: `/api/teams/${id}/deductions`, body: example });
  return { id, deductionId: String(body['_id']) };
};

/** A team that has left the season. */
const withdrawn = async (api: TestApi): Promise<Arranged> => {
  const { homeTeam: id } = await oneMatch(api);
  const { example } = commandCalls['POST /api/teams/:id/withdraw'];
  await api.send({ path: `/api/teams/${id}/withdraw`, body: example });
  return {};
};

/** Calls on one match, team or player need it, as their path says; these need more, or other things. */
const arrangements: Partial<Record<CommandName, (api: TestApi) => Promise<Arranged>>> = {
  'DELETE /api/teams/:id': async (api) => ({ id: (await oneMatch(api)).homeTeam }),
  'DELETE /api/teams/:id/deductions/:deductionId': deducted,
  'POST /api/teams/:id/withdraw': async (api) => ({ id: (await oneMatch(api)).homeTeam }),
  'POST /api/admin/season/undo': withdrawn,
  'POST /api/matches/generate-fixtures': async (api) => {
    await twoTeams(api);
    return {};
  },
  'POST /api/matches': async (api) => ({ body: await twoTeams(api) }),
  'PUT /api/matches/:id/players': finishedMatch,
  'DELETE /api/matches/delete-all': match,
  'PUT /api/matches/week/:week/schedule': match,
  'POST /api/admin/reset-season': match,
  'POST /api/players/register': async () => ({}),
  'POST /api/players/login': async (api) => ({ id: await approved(api) }),
  'POST /api/players/:id/reset-code': async (api) => ({ id: await registered(api) }),
  'POST /api/login/reset-code': resetCode,
  'PUT /api/account/password': adminWhoPlays,
  'PUT /api/players/:id/approve': pending,
  'POST /api/players/approve': async (api) => ({ body: { ids: [(await pending(api)).id] } }),
  'PUT /api/players/:id/reject': pending,
  'PUT /api/players/:id/assign': playerInTeam,
  'PUT /api/players/:id/release': playerInTeam,
  'POST /api/players/assign-team': async (api) => ({ body: { playerId: (await playerInTeam(api)).id } }),
  'PUT /api/players/gamertag/:gamertag/profile': async (api) => ({
    gamertag: (await makePlayer(api, 'Kanat', { id: PLAYER_ID })).gamertag,
  }),
  'POST /api/players/gamertag/:gamertag/applications': async (api) => ({
    gamertag: (await makePlayer(api, 'Kanat', { id: PLAYER_ID })).gamertag,
  }),
  'POST /api/simple-referees/assign': candidate,
  'POST /api/simple-broadcasters/assign': candidate,
  'PUT /api/referees/:id/approve': applicant,
  'PUT /api/broadcasters/:id/approve': applicant,
  'DELETE /api/simple-referees/:id': official,
  'DELETE /api/simple-broadcasters/:id': official,
  'PUT /api/matches/:id/assign-referee': withOfficial,
  'PUT /api/matches/:id/assign-broadcaster': async (api) => {
    const { id = '', body } = await withOfficial(api);
    return { id, body: { broadcasterId: (body as { refereeId: string }).refereeId } };
  },
  'POST /api/admin/assign-referee': async (api) => {
    const { id = '', body } = await withOfficial(api);
    return { body: { matchId: id, ...body } };
  },
  'POST /api/admin/assign-broadcaster': async (api) => {
    const { id = '', body } = await withOfficial(api);
    return { body: { matchId: id, broadcasterId: (body as { refereeId: string }).refereeId } };
  },
  'PUT /api/broadcasters/stream/:id': officiated,
  'DELETE /api/matches/:id/remove-referee': officiated,
  'DELETE /api/matches/:id/remove-broadcaster': officiated,
  'POST /api/players/:id/like': adminWhoLikes,
  'DELETE /api/account/sessions/:id': adminSession,
  'DELETE /api/players/:id/stats': async (api) => ({ id: (await scorerOf(api)).playerId }),
  'POST /api/admin/reset-transfers': playerInTeam,
  'DELETE /api/admin/matches-and-stats': async (api) => {
    await scorerOf(api);
    return {};
  },
  'POST /api/admin/reset-player-stats': async (api) => {
    await scorerOf(api);
    return {};
  },
};

const arrange = async (name: CommandName, api: TestApi): Promise<Arranged> => {
  const arranged = arrangements[name];
  if (arranged !== undefined) return arranged(api);
  if (name.includes('/teams/:id')) return { id: await api.team('Moda') };
  if (name.includes('/players/:id')) return { id: (await makePlayer(api, 'Kanat')).id };
  return name.includes('/:id') ? match(api) : {};
};

export const commandNames = Object.keys(commandCalls) as CommandName[];

/** The calls that change the league: all but logging in and out. */
export const changingCalls = commandNames.filter((name) => commandCalls[name].events.length > 0);

/** What people do with their own accounts, which takes no reason (docs/rules.md#identity); each with another body. */
const WITHOUT_REASON: Partial<Record<CommandName, object>> = {
  'POST /api/players/register': { psoId: 'başka' },
  'POST /api/login/reset-code': { email: 'KARTAL@example.com' },
  'PUT /api/account/password': {},
};

/** The calls that take a reason in the body. */
export const reasonedCalls = changingCalls.filter((name) => !(name in WITHOUT_REASON));

/** The body of a call as it has to differ for a repeated key to be refused; undefined where nothing of it enters a digest. */
export const otherBody = (name: CommandName, body: object): object | undefined => {
  const other = WITHOUT_REASON[name] ?? { reason: 'başka bir neden' };
  return Object.keys(other).length === 0 ? undefined : { ...body, ...other };
};

/** The example of a call, once what it needs is arranged. */
export const sampleCall = async (name: CommandName, api: TestApi) => {
  const [method = '', path = ''] = name.split(' ');
  const { id = '', deductionId = '', gamertag = '', body } = await arrange(name, api);
  return {
    method,
    path: path
      .replace(':id', id)
      .replace(':deductionId', deductionId)
      .replace(':week', '1')
      .replace(':gamertag', encodeURIComponent(gamertag)),
    body: { ...commandCalls[name].example, ...body },
  } satisfies Sent;
};
