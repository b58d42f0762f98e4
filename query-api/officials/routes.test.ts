import { describe, expect, it } from 'vitest';
import { matchOfficialsModel } from '../contract/match-officials.ts';
import {
  broadcastersAnswer,
  channelsAnswer,
  type OfficialDocument,
  officialsModel,
  refereesAnswer,
  simpleBroadcastersAnswer,
  simpleRefereesAnswer,
} from '../contract/officials.ts';
import { adminsPlayers, playersModel, profileAnswer, signedInProfile } from '../contract/players.ts';
import { fillLeague, idOf, player, putPlayer } from '../testing/league.ts';
import { personalData } from '../testing/personal.ts';
import { ADMIN_TOKEN, PLAYER_TOKEN, queryApiInMemory, serve } from '../testing/serving.ts';
import { PLAYER_ID } from '@league/events/access/admission.contract.ts';

const [cagri, isik, zeynep] = [idOf('c', 1), idOf('c', 2), idOf('c', 3)];
/** Who asks with the token of a player. */
const ece = PLAYER_ID;
const since = '2026-11-20T18:00:00.000Z';

const known = new Map([
  [cagri, personalData({ firstName: 'Muhtar', lastName: 'Demirel', refereeNotes: 'Gizli hakem notu.' })],
  [
    isik,
    personalData({
      broadcasterNotes: 'Gizli yayın notu.',
      channelLink: 'https://kick.com/gizli',
      channelName: 'Gizli TV',
    }),
  ],
]);

const official = (playerId: string, part: Partial<OfficialDocument>): OfficialDocument => ({
  playerId,
  referee: null,
  broadcaster: null,
  personalChangedAt: null,
  ...part,
});
const referee = (standing: 'applied' | 'held' | 'rejected' | 'dismissed') =>
  ({ standing, since, level: 'Uzman', experienceYears: 5 }) as const;
const broadcaster = (standing: 'applied' | 'held' | 'rejected' | 'dismissed') =>
  ({ standing, since, platform: 'Kick' }) as const;

/** Çağrı is a referee, Işık a broadcaster; Zeynep was dismissed as referee and refused as broadcaster; Ece waits for both. */
const league = async () => {
  const personal = {
    of: async (ids: readonly string[]) => new Map([...known].filter(([id]) => ids.includes(id))),
  };
  const { models, api } = queryApiInMemory({ personal });
  fillLeague(models);
  for (const [id, gamertag] of [
    [cagri, 'Çağrı'],
    [isik, 'Işık'],
    [zeynep, 'Zeynep'],
    [ece, 'Ece'],
  ] as const) {
    putPlayer(models, player(id, gamertag));
  }
  for (const document of [
    official(cagri, { referee: referee('held') }),
    official(isik, { broadcaster: broadcaster('held') }),
    official(zeynep, { referee: referee('dismissed'), broadcaster: broadcaster('rejected') }),
    official(ece, { referee: referee('applied'), broadcaster: broadcaster('applied') }),
  ]) {
    models.put(officialsModel, document.playerId, document, 10n);
  }
  // A finished match and one that is planned.
  for (const matchId of [idOf('b', 1), idOf('b', 6)]) {
    const referees = { main: null, assistant: cagri, var: null, fourthOfficial: null };
    const broadcasters = [{ playerId: isik, role: 'main' as const, platform: 'Kick' as const, viewers: null }];
    models.put(matchOfficialsModel, matchId, { matchId, referees, broadcasters }, 10n);
  }
  const { get: getWith } = await serve(api);
  const get = (path: string, token?: string) =>
    getWith(path, token === undefined ? {} : { authorization: `Bearer ${token}` });
  const read = async (path: string, token?: string) => (await get(path, token)).json();
  return { models, get, read };
};

describe('the channels of a league', () => {
  it('are told to everybody, of broadcasters in office alone', async () => {
    const { read } = await league();
    const channel = { channelLink: 'https://kick.com/gizli', channelName: 'Gizli TV' };
    expect(channelsAnswer.parse(await read('/api/broadcasters'))).toEqual([
      { _id: isik, player: { _id: isik, gamertag: 'Işık', deleted: false }, platform: 'Kick', ...channel },
    ]);
  });
});

describe('the officials in office', () => {
  it('are listed with what only admins may read', async () => {
    const { read } = await league();
    expect(simpleRefereesAnswer.parse(await read('/api/simple-referees', ADMIN_TOKEN))).toEqual({
      data: [
        {
          _id: cagri,
          player: { _id: cagri, gamertag: 'Çağrı', firstName: 'Muhtar', lastName: 'Demirel' },
          assignedDate: since,
          totalMatches: 1,
          notes: 'Gizli hakem notu.',
        },
      ],
    });
    expect(simpleBroadcastersAnswer.parse(await read('/api/simple-broadcasters', ADMIN_TOKEN))).toEqual({
      data: [
        {
          _id: isik,
          player: { _id: isik, gamertag: 'Işık', firstName: null, lastName: null },
          assignedDate: since,
          totalBroadcasts: 1,
          notes: 'Gizli yayın notu.',
          platform: 'Kick',
          channelLink: 'https://kick.com/gizli',
          channelName: 'Gizli TV',
        },
      ],
    });
  });

  it('are no longer there once their player is gone', async () => {
    const { models, read } = await league();
    models.put(playersModel, cagri, null, 11n);
    expect(await read('/api/simple-referees', ADMIN_TOKEN)).toEqual({ data: [] });
  });
});

describe('all officials', () => {
  it('are listed with those who wait first, and without those who were dismissed', async () => {
    const { read } = await league();
    const { referees } = refereesAnswer.parse(await read('/api/admin/referees', ADMIN_TOKEN));
    expect(referees).toEqual([
      {
        _id: ece,
        name: 'Ece',
        username: 'Ece',
        email: null,
        status: 'pending',
        isApproved: false,
        since,
        level: 'Uzman',
        experienceYears: 5,
      },
      expect.objectContaining({ name: 'Muhtar Demirel', username: 'Çağrı', status: 'approved', isApproved: true }),
    ]);
    const { broadcasters } = broadcastersAnswer.parse(await read('/api/admin/broadcasters', ADMIN_TOKEN));
    expect(broadcasters.map(({ username, status }) => [username, status])).toEqual([
      ['Ece', 'pending'],
      ['Işık', 'approved'],
      ['Zeynep', 'rejected'],
    ]);
  });
});

describe('an office on a profile', () => {
  const profileOf = (gamertag: string) => `/api/players/gamertag/${encodeURIComponent(gamertag)}/profile`;

  it('is shown to everybody while it is held', async () => {
    const { read } = await league();
    expect(profileAnswer.parse(await read(profileOf('Çağrı')))).toMatchObject({
      roles: ['referee'],
      badges: ['referee'],
      refereeInfo: { isRefereeApproved: true, status: 'approved', level: 'Uzman' },
      broadcasterInfo: null,
    });
    expect(await read(profileOf('Zeynep'))).toMatchObject({ roles: [], refereeInfo: null, broadcasterInfo: null });
  });

  it('that was asked for or refused is shown to the player and to admins alone', async () => {
    const { read } = await league();
    const asked = {
      refereeInfo: { isRefereeApproved: false, status: 'pending', level: 'Uzman' },
      broadcasterInfo: { isBroadcasterApproved: false, status: 'pending', platform: 'Kick' },
    };
    const nothing = { roles: [], refereeInfo: null, broadcasterInfo: null };
    expect(await read(profileOf('Ece'))).toMatchObject(nothing);
    expect(signedInProfile.parse(await read(profileOf('Ece'), PLAYER_TOKEN))).toMatchObject(asked);
    expect(await read(profileOf('Ece'), ADMIN_TOKEN)).toMatchObject(asked);
    expect(await read(profileOf('Zeynep'), PLAYER_TOKEN)).toMatchObject(nothing);
    expect(adminsPlayers.parse(await read('/api/players', ADMIN_TOKEN))[0]).toMatchObject({
      gamertag: 'Çağrı',
      roles: ['referee'],
      broadcasterInfo: null,
    });
  });

  it('says nothing of notes and of the channel', async () => {
    const { get } = await league();
    for (const path of ['/api/players', profileOf('Çağrı'), profileOf('Işık')]) {
      expect(await (await get(path)).text()).not.toMatch(/gizli/i);
      expect(await (await get(path, PLAYER_TOKEN)).text()).not.toMatch(/gizli/i);
    }
  });
});
