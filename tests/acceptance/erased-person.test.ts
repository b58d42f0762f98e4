import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LONG_MS } from '../kit/patience.ts';
import { canary, type Searched, wordsFound, wordsIn } from './canaries.ts';
import {
  CREDENTIALS,
  GAMERTAG,
  type Life,
  liveIn,
  OF_CHANNEL,
  OF_OFFICE,
  OF_REJECTED,
  PAST,
  PRIVATE,
  PROFILE_PATH,
  REJECTED,
  SHOWN,
} from './erased-life.ts';
import { type LiveListener, listenLive } from './live-listener.ts';
import { describeOnServers } from './profiles.ts';
import { type WatchedLeague, watchDistributed, watchEmbedded } from './watched-league.ts';

/** What becomes of a person's words on one profile; the reason for a rejection is another person's. */
const story = (start: () => Promise<WatchedLeague>): void => {
  let league: WatchedLeague;
  let life: Life;
  let line: LiveListener;
  let running = false;

  beforeAll(async () => {
    league = await start();
    running = true;
    line = await listenLive(league.url);
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
        '/api/players',
        '/api/players?first=24',
        '/api/admins',
        '/api/teams',
        `/api/teams/${life.teamId}`,
        PROFILE_PATH,
        `/api/players/gamertag/${GAMERTAG}/teams`,
        `/api/players/gamertag/${REJECTED}/profile`,
        '/api/players/gamertag/Arkadas/profile',
        '/api/broadcasters',
      ].map((path) => read(path, null)),
    )),
    ...(await Promise.all(['/', '/players', `/profile/${GAMERTAG}`, `/team/${life.teamId}`].map(page))),
    { place: '/api/live', bytes: Buffer.from(line.heard()) },
  ];
  const audits = () =>
    Promise.all(
      ['/api/admin/audit?limit=200', `/api/admin/audit?limit=200&player=${life.id}`].map((path) =>
        read(path, league.token),
      ),
    );
  const adminsAnswers = () =>
    Promise.all(
      [
        '/api/players',
        '/api/admins',
        PROFILE_PATH,
        '/api/simple-referees',
        '/api/simple-broadcasters',
        '/api/admin/referees',
        '/api/admin/broadcasters',
      ].map((path) => read(path, league.token)),
    );
  const personal = [...SHOWN, ...PRIVATE, ...PAST, ...OF_CHANNEL, ...OF_OFFICE, ...OF_REJECTED];
  /** Where the accounts are. */
  const isOfAccounts = ({ place }: Searched): boolean => /^(collection accounts|accounts\.db(-wal)?)$/.test(place);

  it('is read by whom it is for while the person is there', async () => {
    const forAll = [...SHOWN, ...OF_CHANNEL];
    expect(wordsFound(forAll, await publicAnswers())).toEqual(forAll);
    expect(
      wordsIn([...PRIVATE, ...PAST, ...OF_OFFICE, ...OF_REJECTED, ...life.secrets], await publicAnswers()),
    ).toEqual([]);
    const own = [await read(PROFILE_PATH, life.token)];
    expect(wordsFound(personal, own)).toEqual([...SHOWN, ...PRIVATE]);
    const admins = await adminsAnswers();
    expect(wordsFound(personal, admins)).toEqual([...SHOWN, ...PRIVATE, ...OF_CHANNEL, ...OF_OFFICE, ...OF_REJECTED]);
    expect(wordsIn(life.secrets, [...own, ...admins])).toEqual([]);
    expect(wordsIn([...personal, ...life.secrets], await audits())).toEqual([]);
  });

  it('stands in the accounts alone while the person is there: in no event, no read model and no topic', async () => {
    const kept = await league.kept(life.position);
    const present = [...SHOWN, ...PRIVATE, ...OF_CHANNEL, ...OF_OFFICE, ...OF_REJECTED];
    expect(
      wordsIn(
        personal,
        kept.filter((one) => !isOfAccounts(one)),
      ),
    ).toEqual([]);
    expect(wordsFound(present, kept.filter(isOfAccounts))).toEqual(present);
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
    const own = await read(PROFILE_PATH, life.token);
    expect(own.place).toMatch(/\((404|401),\1\)$/);
    const answers = [...(await publicAnswers()), ...(await adminsAnswers()), ...(await audits()), own];
    expect(wordsIn(words, answers)).toEqual([]);
    const login = await league.call('POST', '/api/players/login', { body: CREDENTIALS, token: null });
    expect(login.status).toBe(401);
  });

  it('is in nothing that is left when the league has ended, and in no line that a process has said', async () => {
    await line.end();
    running = false;
    expect(wordsIn([...personal, ...life.secrets], await league.end())).toEqual([]);
  });
};

describe('a canary', () => {
  it.each<[string, Buffer]>([
    ['bytes', Buffer.from(`"${canary('bio').toUpperCase()}"`)],
    ['UTF-16', Buffer.from(`x${canary('bio')}`, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`x${canary('bio')}`, 'utf16le').swap16()],
    ['base64', Buffer.from(btoa(`${canary('bio')}.`))],
    ['base64, behind one sign', Buffer.from(btoa(`x${canary('bio')}.`))],
    ['base64, behind two signs', Buffer.from(btoa(`xy${canary('bio')}.`))],
  ])('is found in %s', (_, bytes) => {
    expect(wordsIn([canary('bio'), canary('stil')], [{ place: 'here', bytes }])).toEqual([`${canary('bio')} in here`]);
  });
});

describe('what is personal, in one process on files', () => {
  story(watchEmbedded);
});
describeOnServers('what is personal', 'eventstoredb', () =>
  story(() => watchDistributed({ log: 'eventstoredb', twoQueryApis: true })),
);
