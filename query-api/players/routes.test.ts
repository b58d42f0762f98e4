import { PLAYER_ID } from '@league/events/access/admission.contract.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { describe, expect, it } from 'vitest';
import {
  adminsAnswer,
  adminsOfAdmins,
  adminsPlayers,
  likesModel,
  playedTeamsAnswer,
  playedTeamsModel,
  playersAnswer,
  playersModel,
  profileAnswer,
  signedInProfile,
  squadsModel,
} from '../contract/players.ts';
import { teamsModel } from '../contract/teams.ts';
import { statsOf } from '../testing/statistics.ts';
import type { PersonalData } from '../ports/personal-reader.ts';
import { fillLeague, galata, idOf, player, putPlayer, sivas, team } from '../testing/league.ts';
import { noSocialMedia, personalData } from '../testing/personal.ts';
import { ADMIN_TOKEN, bearer, PLAYER_TOKEN, queryApiInMemory, serve } from '../testing/serving.ts';

const [cagri, isik, zeynep] = [idOf('c', 1), idOf('c', 2), idOf('c', 3)];
const [pending, rejected] = [idOf('c', 4), idOf('c', 5)];
/** Who asks with the token of a player. */
const ece = PLAYER_ID;

/** Words that stand nowhere else, so that they are recognised wherever they turn up. */
const known: ReadonlyMap<string, PersonalData> = new Map([
  [
    cagri,
    personalData({
      email: 'cagri@ornek.example',
      psoId: 'pso-cagri',
      firstName: 'Muhtar',
      lastName: 'Demirel',
      bio: 'Sol kanadın bekçisi.',
      playingStyle: 'Hızlı',
      socialMedia: { ...noSocialMedia, twitch: 'cagri42' },
    }),
  ],
  [ece, personalData({ email: 'ece@ornek.example', psoId: 'pso-ece' })],
  [pending, personalData({ email: 'bekleyen@ornek.example', psoId: 'pso-bekleyen' })],
  [rejected, personalData({ email: 'red@ornek.example', psoId: 'pso-red', rejectionReason: 'PSO ID yanlış.' })],
]);

/** Four approved players, one who waits and one who was rejected; the account store counts whom it is asked for. */
const league = async () => {
  const asked: string[] = [];
  const personal = {
    of: async (ids: readonly string[]) => {
      asked.push(...ids);
      return new Map([...known].filter(([id]) => ids.includes(id)));
    },
  };
  const { models, api } = queryApiInMemory({ personal });
  fillLeague(models);
  models.put(teamsModel, galata, team(galata, 'Galata', { city: 'İstanbul' }), 10n);
  putPlayer(models, player(zeynep, 'Zeynep', { position: null, jerseyNumber: null }));
  putPlayer(models, player(isik, 'Işık', { teamId: galata, isAdmin: true }));
  putPlayer(models, player(cagri, 'Çağrı 42', { favoritePosition: 'Defans' }), { earlier: ['Kaptan'] });
  putPlayer(models, player(ece, 'Ece'));
  putPlayer(models, player(pending, 'Bekleyen', { status: 'pending' }));
  putPlayer(models, player(rejected, 'Reddedilen', { status: 'rejected' }));
  models.put(likesModel, cagri, { playerId: cagri, by: [isik, zeynep] }, 10n);
  const { get, ...served } = await serve(api);
  const read = async (path: string, token?: string): Promise<unknown> =>
    (await get(path, token === undefined ? {} : bearer(token))).json();
  return { models, asked, get, read, ...served };
};

const profileOf = (gamertag: string): string => `/api/players/gamertag/${encodeURIComponent(gamertag)}/profile`;
const gamertagOf = ({ gamertag }: { readonly gamertag: string }): string => gamertag;

describe('GET /api/players', () => {
  it('answers the approved players by gamertag, in the order of the Turkish alphabet', async () => {
    const { read, asked } = await league();
    const players = playersAnswer.parse(await read('/api/players'));
    expect(players.map(gamertagOf)).toEqual(['Çağrı 42', 'Ece', 'Işık', 'Zeynep']);
    expect(players[2]).toEqual({
      _id: isik,
      gamertag: 'Işık',
      position: 'Forvet',
      jerseyNumber: 9,
      currentTeam: {
        _id: galata,
        name: 'Galata',
        logo: '/images/default_logo.png',
        crest: 'red-white-stripes',
        city: 'İstanbul',
      },
      isApproved: true,
      isAdmin: true,
      roles: ['admin'],
      createdAt: '2026-08-02T09:00:00.000Z',
      stats: statsOf(),
      overallRating: null,
    });
    expect(asked).toEqual([]);
  });

  it('answers the first of them, as many as a first screen shows, and no other number', async () => {
    const { models, get, read } = await league();
    for (let number = 10; number < 40; number += 1) putPlayer(models, player(idOf('c', number), `A ${number}`));
    const first = playersAnswer.parse(await read('/api/players?first=24'));
    expect(first).toHaveLength(24);
    expect(first).toEqual(playersAnswer.parse(await read('/api/players')).slice(0, 24));
    const other = await get('/api/players?first=25');
    expect([other.status, await other.json()]).toMatchObject([400, { message: 'first yalnızca 24 olabilir.' }]);
  });

  it('shows a player of a deleted team as free', async () => {
    const { models, read } = await league();
    models.put(teamsModel, galata, team(galata, 'Galata', { deleted: true }), 11n);
    const players = playersAnswer.parse(await read('/api/players'));
    expect(players.find(({ _id }) => _id === isik)?.currentTeam).toBeNull();
  });

  it('answers admins all players, with what only they may read', async () => {
    const { read } = await league();
    const players = adminsPlayers.parse(await read('/api/players', ADMIN_TOKEN));
    expect(players.map(gamertagOf)).toEqual(['Bekleyen', 'Çağrı 42', 'Ece', 'Işık', 'Reddedilen', 'Zeynep']);
    expect(players.find(({ _id }) => _id === cagri)).toMatchObject({
      email: 'cagri@ornek.example',
      psoId: 'pso-cagri',
      firstName: 'Muhtar',
      lastName: 'Demirel',
      status: 'approved',
      rejectionReason: null,
      hasAccount: true,
    });
    expect(players.find(({ _id }) => _id === rejected)).toMatchObject({
      status: 'rejected',
      isApproved: false,
      rejectionReason: 'PSO ID yanlış.',
    });
    expect(players.find(({ _id }) => _id === zeynep)).toMatchObject({ email: null, hasAccount: false });
  });

  it('tells no reason of a rejection that was taken back', async () => {
    const { models, read } = await league();
    putPlayer(models, player(rejected, 'Reddedilen'), { at: 11n });
    const players = adminsPlayers.parse(await read('/api/players', ADMIN_TOKEN));
    expect(players.find(({ _id }) => _id === rejected)?.rejectionReason).toBeNull();
  });
});

describe('GET /api/players/gamertag/{gamertag}/profile', () => {
  const shown = {
    _id: cagri,
    gamertag: 'Çağrı 42',
    position: 'Forvet',
    jerseyNumber: 9,
    currentTeam: null,
    isApproved: true,
    isAdmin: false,
    roles: [],
    createdAt: '2026-08-02T09:00:00.000Z',
    firstName: 'Muhtar',
    lastName: 'Demirel',
    profile: {
      bio: 'Sol kanadın bekçisi.',
      favoritePosition: 'Defans',
      playingStyle: 'Hızlı',
      socialMedia: { ...noSocialMedia, twitch: 'cagri42' },
    },
    refereeInfo: null,
    broadcasterInfo: null,
    badges: [],
    stats: statsOf(),
    overallRating: null,
    career: statsOf(),
    likesCount: 2,
  };

  it('answers what a player shows to everybody', async () => {
    const { read } = await league();
    expect(profileAnswer.parse(await read(profileOf('Çağrı 42')))).toEqual(shown);
    expect(await read(profileOf('Çağrı 42'))).toEqual(shown);
  });

  it.each(['ÇAĞRI 42', 'çağri  42', 'Kaptan', 'KAPTAN'])('is found by %s', async (gamertag) => {
    const { read } = await league();
    expect(await read(profileOf(gamertag))).toEqual(shown);
  });

  it.each(['Bekleyen', 'Reddedilen', 'Kimse', '..', 'x'.repeat(500)])(
    'is not there for %s, for nobody',
    async (gamertag) => {
      const { get } = await league();
      for (const headers of [{}, { authorization: `Bearer ${ADMIN_TOKEN}` }]) {
        const answer = await get(profileOf(gamertag.replaceAll('.', '%2e')), headers);
        expect(answer.status).toBe(404);
        expect(await answer.json()).toMatchObject({ code: 'PLAYER_NOT_FOUND', message: 'Oyuncu bulunamadı' });
      }
    },
  );

  it('shows nothing of a player without an account but the name and the place', async () => {
    const { read } = await league();
    expect(await read(profileOf('Zeynep'))).toMatchObject({
      position: null,
      firstName: null,
      profile: { bio: null, favoritePosition: null, playingStyle: null, socialMedia: noSocialMedia },
      likesCount: 0,
    });
  });

  it('shows the own profile with address and PSO id, and admins the same of everybody', async () => {
    const { read } = await league();
    const own = { gamertag: 'Ece', isLiked: false, email: 'ece@ornek.example', psoId: 'pso-ece' };
    expect(await read(profileOf('Ece'), PLAYER_TOKEN)).toMatchObject(own);
    const ofAnother = { ...shown, isLiked: false, email: 'cagri@ornek.example', psoId: 'pso-cagri' };
    expect(await read(profileOf('Çağrı 42'), ADMIN_TOKEN)).toEqual(ofAnother);
  });

  it('tells a player whether they like another, and nothing more', async () => {
    const { models, read } = await league();
    models.put(likesModel, isik, { playerId: isik, by: [ece] }, 10n);
    const liked = signedInProfile.parse(await read(profileOf('Işık'), PLAYER_TOKEN));
    expect(liked).toMatchObject({ isLiked: true, likesCount: 1, badges: ['admin'] });
    expect(await read(profileOf('Çağrı 42'), PLAYER_TOKEN)).toEqual({ ...shown, isLiked: false });
  });

  it('asks the account store for one player, and for nobody who is not there', async () => {
    const { models, asked, read } = await league();
    await read(profileOf('Çağrı 42'));
    expect(asked).toEqual([cagri]);
    models.put(playersModel, cagri, null, 11n);
    expect(await read(profileOf('Çağrı 42'))).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
    await read('/api/players', ADMIN_TOKEN);
    expect(asked.filter((id) => id === cagri)).toHaveLength(1);
  });

  it('is forgotten with the player: no bytes that were ready for it are left, also while the stores are away', async () => {
    const { models, get } = await league();
    const ask = async (path: string): Promise<number> => (await get(path)).status;
    expect([await ask(profileOf('Çağrı 42')), await ask('/api/players')]).toEqual([200, 200]);
    models.put(playersModel, cagri, null, 11n);
    models.beforeSnapshot(() => Promise.reject(new StoreUnavailable('away')));
    expect([await ask(profileOf('Çağrı 42')), await ask('/api/players')]).toEqual([503, 200]);
  });

  it('moves with a like, which moves no other answer', async () => {
    const { models, read, get, fast } = await league();
    const others = [
      '/api/players',
      '/api/players?first=24',
      '/api/players/gamertag/Ece/teams',
      '/api/players/gamertag/Ece/matches',
      '/api/admins',
      '/api/teams',
      `/api/teams/${galata}`,
      '/api/settings',
      '/api/matches',
      '/api/seasons',
      '/api/leaderboards/standings',
    ];
    const etags = () => Promise.all(others.map(async (path) => (await get(path)).headers.get('etag')));
    const before = await etags();
    const profile = (await get(profileOf('Çağrı 42'))).headers.get('etag');
    models.put(likesModel, cagri, { playerId: cagri, by: [isik] }, 11n);
    fast.length = 0;
    expect(await etags()).toEqual(before);
    expect(fast.toSorted(), 'made again').toEqual(others.toSorted());
    expect((await get(profileOf('Çağrı 42'))).headers.get('etag')).not.toBe(profile);
    expect(fast).toHaveLength(others.length);
    expect(await read(profileOf('Çağrı 42'))).toMatchObject({ likesCount: 1 });
  });
});

describe('GET /api/players/gamertag/{gamertag}/teams', () => {
  const [from, to] = ['2026-09-01T09:00:00.000Z', '2026-10-01T09:00:00.000Z'];
  const first = { teamId: sivas, season: 1, startDate: from, endDate: to, ended: 'moved' as const };
  const now = { teamId: galata, season: 2, startDate: to, endDate: null, ended: null };
  const teamsOfIsik = '/api/players/gamertag/IŞIK/teams';

  it('answers the teams of a player, the latest first', async () => {
    const { models, read } = await league();
    models.put(playedTeamsModel, isik, { playerId: isik, teams: [first, now] }, 10n);
    expect(playedTeamsAnswer.parse(await read(teamsOfIsik)).playedTeams).toEqual([
      {
        team: {
          _id: galata,
          name: 'Galata',
          logo: '/images/default_logo.png',
          crest: 'red-white-stripes',
          city: 'İstanbul',
        },
        deleted: false,
        startDate: to,
        endDate: null,
        season: 2,
        isCurrentTeam: true,
      },
      {
        team: { _id: sivas, name: 'Sivas', logo: '/images/default_logo.png', crest: 'red-white-stripes', city: null },
        deleted: false,
        startDate: from,
        endDate: to,
        season: 1,
        isCurrentTeam: false,
      },
    ]);
  });

  it("names a deleted team, which is nobody's present one", async () => {
    const { models, read } = await league();
    models.put(playedTeamsModel, isik, { playerId: isik, teams: [now] }, 10n);
    models.put(teamsModel, galata, team(galata, 'Galata', { deleted: true }), 11n);
    const { playedTeams } = playedTeamsAnswer.parse(await read(teamsOfIsik));
    expect(playedTeams).toMatchObject([{ team: { name: 'Galata' }, deleted: true, isCurrentTeam: false }]);
  });

  it('answers none of a player who never had one, and 404 for nobody', async () => {
    const { get, read } = await league();
    expect(await read('/api/players/gamertag/Zeynep/teams')).toEqual({ playedTeams: [] });
    expect((await get('/api/players/gamertag/Bekleyen/teams')).status).toBe(404);
  });
});

describe('GET /api/players/gamertag/{gamertag}/matches', () => {
  it('answers no match yet, and 404 for nobody', async () => {
    const { get, read } = await league();
    expect(await read('/api/players/gamertag/Zeynep/matches')).toEqual({ matchHistory: [] });
    expect((await get('/api/players/gamertag/Kimse/matches')).status).toBe(404);
  });
});

describe('GET /api/admins', () => {
  it('answers the players with admin access, without anything personal', async () => {
    const { models, read, asked } = await league();
    putPlayer(models, player(cagri, 'Çağrı 42', { isAdmin: true }));
    const admins = adminsAnswer.parse(await read('/api/admins'));
    expect(admins.map(gamertagOf)).toEqual(['Çağrı 42', 'Işık']);
    expect(admins[1]).toMatchObject({ _id: isik, currentTeam: { name: 'Galata' }, isApproved: true });
    expect(asked).toEqual([]);
  });

  it('answers admins with address and PSO id', async () => {
    const { models, read } = await league();
    putPlayer(models, player(cagri, 'Çağrı 42', { isAdmin: true }));
    const [first, second] = adminsOfAdmins.parse(await read('/api/admins', ADMIN_TOKEN));
    expect(first).toMatchObject({ gamertag: 'Çağrı 42', email: 'cagri@ornek.example', psoId: 'pso-cagri' });
    expect(second).toMatchObject({ gamertag: 'Işık', email: null, psoId: null });
  });
});

/** Everything that is answered about players and teams. */
const PATHS = [
  '/api/players',
  '/api/players?first=24',
  '/api/admins',
  '/api/teams',
  `/api/teams/${galata}`,
  ...['profile', 'teams', 'matches'].map((part) => `/api/players/gamertag/Kaptan/${part}`),
  '/api/players/gamertag/Bekleyen/profile',
];

describe.each(PATHS)('to visitors and to other players GET %s', (path) => {
  it.each([undefined, PLAYER_TOKEN])('tells nothing that is for admins and the player alone', async (token) => {
    const { models, read } = await league();
    putPlayer(models, player(cagri, 'Çağrı 42', { teamId: galata, isAdmin: true }), { at: 11n });
    models.put(squadsModel, galata, { teamId: galata, players: [cagri, isik] }, 11n);
    const text = JSON.stringify(await read(path, token));
    expect(text).toMatch(/Çağrı|matchHistory|playedTeams|PLAYER_NOT_FOUND|c001/);
    expect(text).not.toMatch(/ornek\.example|pso-|PSO ID/);
  });
});

describe.each(PATHS.filter((path) => !path.endsWith('/Kaptan/profile')))('GET %s', (path) => {
  it('tells nothing that stands on a profile: no name, no words, no links', async () => {
    const { models, read } = await league();
    putPlayer(models, player(cagri, 'Çağrı 42', { teamId: galata, isAdmin: true }), { at: 11n });
    expect(JSON.stringify(await read(path))).not.toMatch(/Muhtar|Demirel|bekçisi|Hızlı|cagri42/);
  });
});
