import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { expect } from 'vitest';
import { canary } from './canaries.ts';
import { importSeason } from './made-up-season.ts';
import type { WatchedLeague } from './watched-league.ts';

/** Who will be erased, and whom nobody let in. */
export const GAMERTAG = 'Silinecek61';
export const REJECTED = 'Reddedilecek62';
export const PROFILE_PATH = `/api/players/gamertag/${GAMERTAG}/profile`;

const CSV = 'week,home,away,homeScore,awayScore\n1,Moda,Kadıköy,,';

const emailOf = (of: string): string => `${canary(of)}@example.com`;
const registration = (gamertag: string, of: string, password: string) => ({
  gamertag,
  psoId: canary(`${of}pso`),
  // As it was typed; it is stored in small letters.
  email: emailOf(`${of}eposta`).toUpperCase(),
  position: 'Sol Bek',
  jerseyNumber: 3,
  password,
});

/** Words on the profile that everybody may read. */
export const SHOWN = ['ad', 'soyad', 'bio', 'stil', 'twitter', 'instagram', 'twitch', 'youtube'].map(canary);
/** What the person and admins read besides. */
export const PRIVATE = ['yenieposta', 'yenipso'].map(canary);
/** What the person had before, and what never came in. */
export const PAST = [
  'eskieposta',
  'eskipso',
  'eskisoyad',
  'baskaeposta',
  'baskapso',
  'bozuk',
  'yanlisad',
  'eskikanal',
].map(canary);
/** What everybody reads of the channel, while the person is a broadcaster. */
export const OF_CHANNEL = ['kanallinki', 'kanaladi'].map(canary);
/** What admins read of the official that the person is. */
export const OF_OFFICE = ['hakemnotu', 'yayinnotu'].map(canary);
/** What admins read of the rejected one. */
export const OF_REJECTED = ['redeposta', 'redpso', 'redneden'].map(canary);

const PASSWORD = canary('parola');
const WRONG_PASSWORD = canary('yanlisparola');
/** With which the person could log in last. */
export const CREDENTIALS = { email: emailOf('yenieposta'), password: canary('sonparola') };

/** The calls of a life: each must be answered with its status; tokens and codes are noted. */
const createActs = ({ call }: WatchedLeague) => {
  const secrets = [PASSWORD, WRONG_PASSWORD, CREDENTIALS.password];
  const last = { position: '0' };
  const act = async <Body = { _id: string }>(status: number, ...args: Parameters<typeof call>): Promise<Body> => {
    const answer = await call<Body>(...args);
    const [method, path] = args;
    const said = JSON.stringify(answer.body);
    expect(answer.status, `${method} ${path} was answered ${said}`).toBe(status);
    last.position = answer.headers.get('x-position') ?? last.position;
    return answer.body;
  };
  const login = async (email: string, password: string, key?: string): Promise<string> => {
    const options = { body: { email, password }, token: null, ...(key === undefined ? {} : { key }) };
    const { token } = await act<{ token: string }>(200, 'POST', '/api/players/login', options);
    secrets.push(token);
    return token;
  };
  const register = async (body: object): Promise<string> =>
    (await act(201, 'POST', '/api/players/register', { body, token: null }))._id;
  const codeFor = async (id: string): Promise<string> => {
    const { code } = await act<{ code: string }>(200, 'POST', `/api/players/${id}/reset-code`, { body: {} });
    secrets.push(code, code.replaceAll('-', ''));
    return code;
  };
  return { secrets, last, act, login, register, codeFor };
};

type Acts = ReturnType<typeof createActs>;

/** Registers, logs in, writes the profile, and is edited by an admin. */
const join = async ({ act, login, register }: Acts): Promise<{ id: string; token: string }> => {
  const typed = registration(GAMERTAG, 'eski', PASSWORD);
  const id = await register(typed);
  await act(403, 'POST', '/api/players/login', { body: { email: typed.email, password: PASSWORD }, token: null });
  await act(200, 'PUT', `/api/players/${id}/approve`, { body: {} });
  const token = await login(typed.email, PASSWORD, 'once');
  await login(typed.email, PASSWORD, 'once');
  const profile = {
    bio: `${canary('bio')} ğüşıöç`,
    playingStyle: canary('stil'),
    firstName: canary('ad'),
    lastName: canary('eskisoyad'),
    favoritePosition: 'Kaleci',
    socialMedia: {
      twitter: `@${canary('twitter')}`,
      instagram: canary('instagram'),
      twitch: `https://www.twitch.tv/${canary('twitch')}`,
      youtube: `https://www.youtube.com/@${canary('youtube')}`,
    },
  };
  // The second changes nothing, and the third is answered as the second was.
  for (const key of ['first', 'quiet', 'quiet']) await act(200, 'PUT', PROFILE_PATH, { body: profile, token, key });
  const edit = { email: CREDENTIALS.email, psoId: canary('yenipso'), lastName: canary('soyad'), jerseyNumber: 61 };
  await act(200, 'PUT', `/api/players/${id}`, { body: edit });
  return { id, token };
};

/** Likes, is liked, and gets into a team. */
const playOn = async ({ act, login, register }: Acts, teamId: string, { id, token }: { id: string; token: string }) => {
  const friend = { ...registration('Arkadas', 'x', PASSWORD), psoId: 'pso-1', email: 'arkadas@example.com' };
  const friendId = await register(friend);
  await act(200, 'PUT', `/api/players/${friendId}/approve`, { body: {} });
  const friendToken = await login(friend.email, PASSWORD);
  await act(200, 'POST', `/api/players/${friendId}/like`, { body: { liked: true }, token });
  await act(200, 'POST', `/api/players/${id}/like`, { body: { liked: true }, token: friendToken });
  await act(200, 'PUT', `/api/players/${id}/assign`, { body: { teamId, from: null } });
};

/** Asks to show matches, and is appointed to both offices. */
const hold = async ({ act }: Acts, { id, token }: { id: string; token: string }) => {
  const channel = (of: string) => ({ platform: 'Twitch', channelLink: `https://www.twitch.tv/${canary(of)}` });
  const path = `/api/players/gamertag/${GAMERTAG}/applications`;
  await act(200, 'POST', path, { body: { role: 'broadcaster', ...channel('eskikanal') }, token });
  const notes = (of: string) => ({ playerId: id, notes: `${canary(of)} ğüşıöç` });
  await act(200, 'POST', '/api/simple-referees/assign', { body: notes('hakemnotu') });
  const shown = { ...channel('kanallinki'), channelName: canary('kanaladi'), ...notes('yayinnotu') };
  await act(200, 'POST', '/api/simple-broadcasters/assign', { body: shown });
};

/** Sets a password by a code, then another one, and becomes an admin; answers the session. */
const changePasswords = async ({ secrets, act, login, codeFor }: Acts, id: string): Promise<string> => {
  const { email, password } = CREDENTIALS;
  const byCode = canary('kodluparola');
  secrets.push(byCode);
  const redeemed = { email, code: await codeFor(id), password: byCode };
  await act(200, 'POST', '/api/login/reset-code', { body: redeemed, token: null });
  const token = await login(email, byCode);
  await act(200, 'PUT', '/api/account/password', { body: { currentPassword: byCode, password }, token });
  // One that nobody redeems.
  await codeFor(id);
  await act(200, 'PUT', `/api/players/${id}`, { body: { isAdmin: true } });
  const body = { username: GAMERTAG, password };
  secrets.push((await act<{ token: string }>(200, 'POST', '/api/admins/login', { body, token: null })).token);
  return token;
};

/** Logins and registrations that are refused. */
const beRefused = async ({ act }: Acts, url: string): Promise<void> => {
  const { email } = CREDENTIALS;
  await act(401, 'POST', '/api/players/login', { body: { email, password: WRONG_PASSWORD }, token: null });
  const other = registration('Baska63', 'baska', WRONG_PASSWORD);
  const register = (status: number, body: object) =>
    act(status, 'POST', '/api/players/register', { body, token: null });
  await register(409, { ...other, email });
  await register(422, { ...other, email: canary('bozuk') });
  await register(422, { ...other, [canary('yanlisad')]: canary('bozuk') });
  const headers = { 'content-type': 'application/json' };
  const broken = { method: 'POST', headers, body: `{"email":"${canary('bozuk')}` };
  expect((await fetch(`${url}/api/players/register`, broken)).status).toBe(400);
};

/** Registers another person, who is rejected with a reason and reads it. */
const reject = async ({ secrets, act, register }: Acts): Promise<string> => {
  const password = canary('redparola');
  secrets.push(password);
  const person = registration(REJECTED, 'red', password);
  const id = await register(person);
  await act(200, 'PUT', `/api/players/${id}/reject`, { body: { reason: canary('redneden') } });
  const body = { email: person.email, password };
  const { message } = await act<{ message: string }>(403, 'POST', '/api/players/login', { body, token: null });
  expect(message).toContain(canary('redneden'));
  return id;
};

/** The lives of a player and of somebody who was rejected. What is `secret` nobody may ever read, in no place. */
export const liveIn = async (league: WatchedLeague) => {
  const acts = createActs(league);
  await importSeason(league, CSV);
  const [team] = (await league.call<readonly TeamAnswer[]>('GET', '/api/teams')).body;
  const teamId = team?._id ?? '';
  const person = await join(acts);
  await playOn(acts, teamId, person);
  await hold(acts, person);
  const token = await changePasswords(acts, person.id);
  await beRefused(acts, league.url);
  const rejectedId = await reject(acts);
  return { id: person.id, token, rejectedId, teamId, secrets: acts.secrets, position: acts.last.position };
};

/** What a life comes to. */
export type Life = Awaited<ReturnType<typeof liveIn>>;
