import { describe, expect, it } from 'vitest';
import {
  type AchievementDocument,
  achievementsAnswer,
  achievementsModel,
  awardsAnswer,
  seasonAwardsAnswer,
} from '../contract/achievements.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { playersModel } from '../contract/players.ts';
import { teamsModel } from '../contract/teams.ts';
import { fillLeague, galata, idOf, player, putPlayer, season, sivas, team } from '../testing/league.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';

const [ada, efe] = [idOf('c', 1), idOf('c', 2)];
const [kings, cup] = [idOf('e', 1), idOf('e', 2)];
const at = (minute: number): string => `2026-11-21T18:0${minute}:00.000Z`;

const king = {
  title: 'Şut Kralı',
  description: 'En çok gol atan.',
  category: 'individual',
  icon: 'trophy',
  color: '#ffd700',
  logoType: 'crown',
  customText: null,
  season: null,
  rarity: 'epic',
} as const;

const award = (number: number, type: 'player' | 'team', receiverId: string): AchievementDocument['awards'][number] => ({
  awardId: idOf('d', number),
  type,
  receiverId,
  note: null,
  assignedAt: at(number),
});

/** Ada was top scorer twice and Efe once; Sivas has the cup. */
const league = async () => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  putPlayer(models, player(ada, 'Ada'));
  putPlayer(models, player(efe, 'Efe'));
  const awards = [award(1, 'player', ada), award(2, 'player', efe), award(4, 'player', ada)];
  models.put(achievementsModel, kings, { id: kings, ...king, type: 'player', awards }, 10n);
  const ofTeams = { id: cup, ...king, title: 'Süper Kupa', type: 'team' as const };
  models.put(achievementsModel, cup, { ...ofTeams, awards: [award(3, 'team', sivas)] }, 10n);
  const { get } = await serve(api);
  const read = async (path: string) => (await get(`/api/achievements${path}`)).json();
  return { models, get, read };
};

const adas = (number: number) => ({
  _id: idOf('d', number),
  assignedAt: at(number),
  note: null,
  player: { _id: ada, gamertag: 'Ada' },
  team: null,
});

describe('the achievements', () => {
  it('are answered by title, each with its awards, the latest first', async () => {
    const { read } = await league();
    const [first, second] = achievementsAnswer.parse(await read(''));
    expect(first).toMatchObject({
      title: 'Süper Kupa',
      awardCount: 1,
      awards: [{ _id: idOf('d', 3), player: null, team: { _id: sivas } }],
    });
    expect(second).toEqual({
      _id: kings,
      ...king,
      type: 'player',
      awardCount: 3,
      awards: [
        adas(4),
        { _id: idOf('d', 2), assignedAt: at(2), note: null, player: { _id: efe, gamertag: 'Efe' }, team: null },
        adas(1),
      ],
    });
  });

  it('do not name players who are not approved and teams that are gone, but count their awards', async () => {
    const { models, read } = await league();
    models.put(playersModel, efe, { ...player(efe, 'Efe'), status: 'rejected' }, 11n);
    models.put(teamsModel, sivas, team(sivas, 'Sivas', { deleted: true }), 11n);
    expect(await read('')).toMatchObject([
      { awardCount: 1, awards: [] },
      { awardCount: 3, awards: [adas(4), adas(1)] },
    ]);
  });
});

describe('the achievements of a player and of a team', () => {
  it('are answered the latest first', async () => {
    const { read } = await league();
    const achievement = { _id: kings, ...king };
    expect(awardsAnswer.parse(await read(`/player/${ada}`))).toEqual([
      { _id: idOf('d', 4), assignedAt: at(4), note: null, achievement },
      { _id: idOf('d', 1), assignedAt: at(1), note: null, achievement },
    ]);
    expect(awardsAnswer.parse(await read(`/team/${sivas}`))).toMatchObject([{ achievement: { title: 'Süper Kupa' } }]);
    expect(await read(`/team/${galata}`)).toEqual([]);
  });

  it('are nobody’s who is not there', async () => {
    const { models, read } = await league();
    models.put(playersModel, efe, { ...player(efe, 'Efe'), status: 'pending' }, 11n);
    models.put(teamsModel, sivas, team(sivas, 'Sivas', { deleted: true }), 11n);
    for (const id of [efe, idOf('c', 9), 'x']) {
      expect(await read(`/player/${id}`)).toMatchObject({ status: 404, code: 'PLAYER_NOT_FOUND' });
    }
    for (const id of [sivas, idOf('a', 9), 'x']) {
      expect(await read(`/team/${id}`)).toMatchObject({ status: 404, code: 'TEAM_NOT_FOUND' });
    }
  });
});

describe('what was given in a season', () => {
  /** The first season of the sample, closed, and one behind it with the same label of its own, which begins with the fourth award. */
  const twoSeasons = async () => {
    const { models, ...served } = await league();
    const first = season([], { closedAt: at(4) });
    models.put(seasonsModel, seasonId(1), first, 11n);
    models.put(seasonsModel, seasonId(2), season([], { season: 2, startedAt: at(4) }), 11n);
    return { models, label: first.label, ...served };
  };

  it('is what was given while it was played, the latest first, with who got it', async () => {
    const { read } = await twoSeasons();
    const achievement = { _id: kings, ...king };
    const [cups, efes, first, ...others] = seasonAwardsAnswer.parse(await read('/season/1'));
    expect(cups).toMatchObject({
      _id: idOf('d', 3),
      player: null,
      team: { _id: sivas },
      achievement: { title: 'Süper Kupa' },
    });
    expect(efes).toMatchObject({ _id: idOf('d', 2), player: { gamertag: 'Efe' } });
    expect(first).toEqual({ ...adas(1), achievement });
    expect(others).toEqual([]);
    expect(await read('/season/2')).toEqual([{ ...adas(4), achievement }]);
  });

  it('goes by the label that the achievement names, where a season has it', async () => {
    const { models, label, read } = await twoSeasons();
    const awards = [award(1, 'player', ada)];
    const named = (id: string, season: string) =>
      models.put(achievementsModel, id, { id, ...king, season, type: 'player', awards }, 12n);
    named(kings, `${label} (2)`);
    named(cup, 'Yaz kupası');
    expect(await read('/season/2')).toMatchObject([{ achievement: { _id: kings } }]);
    expect(await read('/season/1')).toMatchObject([{ achievement: { _id: cup } }]);
  });

  it('does not name who is gone, and is not there of a season that is not', async () => {
    const { models, read } = await twoSeasons();
    models.put(playersModel, ada, { ...player(ada, 'Ada'), status: 'rejected' }, 12n);
    expect(await read('/season/2')).toEqual([]);
    for (const number of ['3', '0', '01', 'x', '__proto__']) {
      expect(await read(`/season/${number}`)).toMatchObject({ status: 404, code: 'SEASON_NOT_FOUND' });
    }
  });
});
