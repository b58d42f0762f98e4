import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEventStoreDbDouble } from '../doubles/eventstoredb/double.ts';
import { LONG_MS } from '../kit/patience.ts';
import { describeWithServers } from '../kit/servers.ts';
import { canary, type Searched, wordsIn } from './canaries.ts';
import { importSeason } from './made-up-season.ts';
import { type WatchedLeague, watchDistributed, watchEmbedded } from './watched-league.ts';

const GAMERTAG = 'Silinecek61';
const REJECTED = 'Reddedilecek62';
const PROFILE_PATH = `/api/players/gamertag/${GAMERTAG}/profile`;
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

/** Words on a profile that everybody may read. */
const SHOWN = ['ad', 'soyad', 'bio', 'stil', 'twitter', 'instagram', 'twitch', 'youtube'].map(canary);
/** What the person and admins read besides. */
const PRIVATE = ['yenieposta', 'yenipso'].map(canary);
/** What the person had before, and what never came in. */
const PAST = ['eskieposta', 'eskipso', 'eskisoyad', 'baskapso', 'bozuk', 'yanlisad'].map(canary);
const OF_REJECTED = ['redeposta', 'redpso', 'redneden'].map(canary);
const PASSWORDS = ['parola', 'kodluparola', 'sonparola', 'yanlisparola', 'redparola'].map(canary);
const [FIRST = '', BY_CODE = '', LAST = '', WRONG = '', OF_OTHER = ''] = PASSWORDS;

/** A player's life in a league: what was recorded last, and what else nobody may read. */
const liveIn = async ({ call, token, url }: WatchedLeague) => {
  const secrets = [...PASSWORDS];
  let position = '0';
  const act = async <Body = { _id: string }>(status: number, ...args: Parameters<typeof call>): Promise<Body> => {
    const answer = await call<Body>(...args);
    expect([args[1], answer.status, status === answer.status ? '' : answer.body]).toEqual([args[1], status, '']);
    position = answer.headers.get('x-position') ?? position;
    return answer.body;
  };
  const login = async (email: string, password: string, key?: string): Promise<string> => {
    const options = { body: { email, password }, token: null, ...(key === undefined ? {} : { key }) };
    const session = await act<{ token: string }>(200, 'POST', '/api/players/login', options);
    secrets.push(session.token);
    return session.token;
  };

  await importSeason({ call }, CSV);
  const [team] = (await call<readonly TeamAnswer[]>('GET', '/api/teams')).body;
  const friendBody = { ...registration('Arkadas', 'x', FIRST), psoId: 'pso-1', email: 'arkadas@example.com' };
  const friend = await act(201, 'POST', '/api/players/register', { body: friendBody, token: null });
  await act(200, 'PUT', `/api/players/${friend._id}/approve`, { body: {} });
  const friendToken = await login(friendBody.email, FIRST);

  const typed = registration(GAMERTAG, 'eski', FIRST);
  const { _id: id } = await act(201, 'POST', '/api/players/register', { body: typed, token: null });
  await act(403, 'POST', '/api/players/login', { body: { email: typed.email, password: FIRST }, token: null });
  await act(200, 'PUT', `/api/players/${id}/approve`, { body: {} });
  const own = await login(typed.email, FIRST, 'once');
  await login(typed.email, FIRST, 'once');
  const socialMedia = {
    twitter: `@${canary('twitter')}`,
    instagram: canary('instagram'),
    twitch: `https://www.twitch.tv/${canary('twitch')}`,
    youtube: `https://www.youtube.com/@${canary('youtube')}`,
  };
  const texts = { bio: `${canary('bio')} ğüşıöç`, playingStyle: canary('stil'), firstName: canary('ad') };
  const profile = { ...texts, lastName: canary('eskisoyad'), favoritePosition: 'Kaleci', socialMedia };
  for (const key of ['first', 'quiet', 'quiet']) {
    await act(200, 'PUT', PROFILE_PATH, { body: profile, token: own, key });
  }
  const edit = { email: emailOf('yenieposta'), psoId: canary('yenipso'), lastName: canary('soyad') };
  await act(200, 'PUT', `/api/players/${id}`, { body: { ...edit, jerseyNumber: 61 } });
  await act(200, 'POST', `/api/players/${friend._id}/like`, { body: { liked: true }, token: own });
  await act(200, 'POST', `/api/players/${id}/like`, { body: { liked: true }, token: friendToken });
  await act(200, 'PUT', `/api/players/${id}/assign`, { body: { teamId: team?._id, from: null } });

  const codeOf = async (): Promise<string> => {
    const { code } = await act<{ code: string }>(200, 'POST', `/api/players/${id}/reset-code`, { body: {} });
    secrets.push(code, code.replaceAll('-', ''));
    return code;
  };
  const redeemed = { email: edit.email, code: await codeOf(), password: BY_CODE };
  await act(200, 'POST', '/api/login/reset-code', { body: redeemed, token: null });
  const again = await login(edit.email, BY_CODE);
  const change = { currentPassword: BY_CODE, password: LAST };
  await act(200, 'PUT', '/api/account/password', { body: change, token: again });
  // One that nobody redeems.
  await codeOf();
  await act(200, 'PUT', `/api/players/${id}`, { body: { isAdmin: true } });
  const asAdmin = await act<{ token: string }>(200, 'POST', '/api/admins/login', {
    body: { username: GAMERTAG, password: LAST },
    token: null,
  });
  secrets.push(asAdmin.token);

  // What is refused leaves nothing either.
  await act(401, 'POST', '/api/players/login', { body: { email: edit.email, password: WRONG }, token: null });
  const other = registration('Baska63', 'baska', WRONG);
  const register = (body: object) => call('POST', '/api/players/register', { body, token: null });
  expect((await register({ ...other, email: edit.email })).status).toBe(409);
  expect((await register({ ...other, email: canary('bozuk') })).status).toBe(422);
  expect((await register({ ...other, [canary('yanlisad')]: canary('bozuk') })).status).toBe(422);
  const broken = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"email":"${canary('bozuk')}`,
  };
  expect((await fetch(`${url}/api/players/register`, broken)).status).toBe(400);

  const body = registration(REJECTED, 'red', OF_OTHER);
  const rejected = await act(201, 'POST', '/api/players/register', { body, token: null });
  await act(200, 'PUT', `/api/players/${rejected._id}/reject`, { body: { reason: canary('redneden') } });
  const refused = { body: { email: body.email, password: OF_OTHER }, token: null };
  expect(await act<object>(403, 'POST', '/api/players/login', refused)).toMatchObject({
    message: expect.stringContaining(canary('redneden')),
  });
  return { id, own: again, rejectedId: rejected._id, teamId: team?._id ?? '', token, secrets, position };
};

type Life = Awaited<ReturnType<typeof liveIn>>;

/** The story of a person on one profile: of two, since the reason for a rejection is another one's. */
const story = (start: () => Promise<WatchedLeague>): void => {
  let league: WatchedLeague;
  let life: Life;
  let line: { readonly heard: () => Searched; readonly end: () => Promise<void> };
  let running = false;

  beforeAll(async () => {
    league = await start();
    running = true;
    line = await listenTo(league.url);
    life = await liveIn(league);
  });
  afterAll(async () => {
    await line?.end();
    if (running) await league.end();
  });

  /** Asked twice: of two query APIs each answers once. */
  const read = async (path: string, token: string | null): Promise<Searched> => {
    const ask = () => league.call<unknown>('GET', path, { token, minPosition: life.position });
    const answers = await Promise.all([ask(), ask()]);
    const text = answers.map(({ status, headers, body }) => JSON.stringify([status, [...headers], body])).join('\n');
    return { place: `${path} (${answers.map(({ status }) => status).join()})`, bytes: Buffer.from(text) };
  };
  const page = async (path: string): Promise<Searched> => {
    const bytes = Buffer.from(await (await fetch(league.url + path)).arrayBuffer());
    return { place: path, bytes };
  };
  const publicAnswers = async (): Promise<readonly Searched[]> => [
    ...(await Promise.all(
      [
        ...['/api/players', '/api/players?first=24', '/api/admins', '/api/teams', `/api/teams/${life.teamId}`],
        ...[PROFILE_PATH, `/api/players/gamertag/${GAMERTAG}/teams`, `/api/players/gamertag/${REJECTED}/profile`],
        '/api/players/gamertag/Arkadas/profile',
      ].map((path) => read(path, null)),
    )),
    ...(await Promise.all(['/', '/players', `/profile/${GAMERTAG}`, `/team/${life.teamId}`].map(page))),
    line.heard(),
  ];
  const audits = () =>
    Promise.all(
      ['/api/admin/audit?limit=200', `/api/admin/audit?limit=200&player=${life.id}`].map((path) =>
        read(path, life.token),
      ),
    );
  const adminsAnswers = () =>
    Promise.all(['/api/players', '/api/admins', PROFILE_PATH].map((path) => read(path, life.token)));
  const personal = [...SHOWN, ...PRIVATE, ...PAST, ...OF_REJECTED];
  /** Where the accounts are. */
  const isOfAccounts = ({ place }: Searched): boolean => /^(collection accounts|accounts\.db(-wal)?)$/.test(place);
  const sentence = (words: readonly string[]): readonly string[] => [...new Set(words)].toSorted();
  /** The words that stand anywhere there. */
  const found = (words: readonly string[], searched: readonly Searched[]): readonly string[] =>
    sentence(wordsIn(words, searched).map((one) => one.split(' ')[0] ?? ''));

  it('is read by whom it is for while the person is there', async () => {
    expect(found(SHOWN, await publicAnswers())).toEqual(sentence(SHOWN));
    expect(wordsIn([...PRIVATE, ...PAST, ...OF_REJECTED, ...life.secrets], await publicAnswers())).toEqual([]);
    const own = [await read(PROFILE_PATH, life.own)];
    expect(found(personal, own)).toEqual(sentence([...SHOWN, ...PRIVATE]));
    const admins = await adminsAnswers();
    expect(found(personal, admins)).toEqual(sentence([...SHOWN, ...PRIVATE, ...OF_REJECTED]));
    expect(wordsIn(life.secrets, [...own, ...admins])).toEqual([]);
    expect(wordsIn([...personal, ...life.secrets], await audits())).toEqual([]);
  });

  it('stands in the accounts alone while the person is there: in no event, no read model and no topic', async () => {
    const kept = await league.kept(life.position);
    const present = [...SHOWN, ...PRIVATE, ...OF_REJECTED];
    expect(
      wordsIn(
        personal,
        kept.filter((one) => !isOfAccounts(one)),
      ),
    ).toEqual([]);
    expect(found(present, kept.filter(isOfAccounts))).toEqual(sentence(present));
    expect(wordsIn(life.secrets, kept)).toEqual([]);
  });

  it('is in no answer any more, and nowhere at rest, once the person is deleted', async () => {
    for (const id of [life.rejectedId, life.id]) {
      const { status, body } = await league.call<{ position: string }>('DELETE', `/api/players/${id}`, { body: {} });
      expect(status).toBe(200);
      life = { ...life, position: body.position };
    }
    const words = [...personal, ...life.secrets];
    await vi.waitFor(async () => expect(wordsIn(words, await league.kept(life.position))).toEqual([]), LONG_MS);
    const own = await read(PROFILE_PATH, life.own);
    expect(own.place).toMatch(/\((404|401),\1\)$/);
    const answers = [...(await publicAnswers()), ...(await adminsAnswers()), ...(await audits()), own];
    expect(wordsIn(words, answers)).toEqual([]);
    const body = { email: emailOf('yenieposta'), password: LAST };
    expect((await league.call('POST', '/api/players/login', { body, token: null })).status).toBe(401);
  });

  it('is in nothing that is left when the league has ended, and in no line that a process has said', async () => {
    await line.end();
    running = false;
    expect(wordsIn([...personal, ...life.secrets], await league.end())).toEqual([]);
  });
};

/** Follows the live connection of a visitor. */
const listenTo = async (url: string) => {
  const ending = new AbortController();
  const { body } = await fetch(`${url}/api/live`, { signal: ending.signal });
  let heard = '';
  const reading = (async () => {
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) heard += text;
  })().catch(() => {});
  return {
    heard: (): Searched => ({ place: '/api/live', bytes: Buffer.from(heard) }),
    end: async (): Promise<void> => {
      ending.abort();
      await reading;
    },
  };
};

describe('a canary', () => {
  it.each([
    ['bytes', Buffer.from(`"${canary('bio').toUpperCase()}"`)],
    ['UTF-16', Buffer.from(`x${canary('bio')}`, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`x${canary('bio')}`, 'utf16le').swap16()],
    ...['', 'x', 'xy'].map((before) => ['base64', Buffer.from(btoa(`${before}${canary('bio')}.`))] as const),
  ])('is found in %s', (_, bytes) => {
    expect(wordsIn([canary('bio'), canary('stil')], [{ place: 'here', bytes }])).toEqual([`${canary('bio')} in here`]);
  });
});

describe('what is personal, in one process on files', () => story(watchEmbedded));
describeWithServers(['kafka', 'mongodb'], 'what is personal, on SQLite, Kafka and MongoDB', () =>
  story(() => watchDistributed({ log: 'sqlite' })),
);
describeWithServers(['kafka', 'mongodb'], 'what is personal, on a double of EventStoreDB, Kafka and MongoDB', () =>
  story(async () => {
    const double = await startEventStoreDbDouble();
    const league = await watchDistributed({ log: 'eventstoredb', servers: { EVENTSTORE_URL: double.url } });
    const end = async (): Promise<readonly Searched[]> => {
      const said = await league.end();
      double.close();
      return said;
    };
    return { ...league, end };
  }),
);
describeWithServers(['eventstoredb', 'kafka', 'mongodb'], 'what is personal, on EventStoreDB, Kafka and MongoDB', () =>
  story(() => watchDistributed({ log: 'eventstoredb' })),
);
