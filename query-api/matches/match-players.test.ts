import { describe, expect, it } from 'vitest';
import { matchPlayersAnswer } from '../contract/match-players.ts';
import { matchesModel } from '../contract/matches.ts';
import { playedTeamsModel, type PlayedTeamsDocument } from '../contract/players.ts';
import { caykur, fillLeague, galata, idOf, match, player, putPlayer, sivas } from '../testing/league.ts';
import { ADMIN_TOKEN, bearer, PLAYER_TOKEN, queryApiInMemory, serve } from '../testing/serving.ts';

const played = match(1, 1, galata, caykur, { date: '2026-09-04T18:00:00.000Z' });
const PATH = `/api/matches/${played.id}/players`;

const time = (teamId: string, startDate: string, endDate: string | null): PlayedTeamsDocument['teams'][number] => ({
  teamId,
  season: 1,
  startDate,
  endDate,
  ended: endDate === null ? null : 'moved',
});
const [BEFORE, SINCE] = ['2026-08-20T09:00:00.000Z', '2026-09-10T09:00:00.000Z'];

/** A league with these players, in the order of their names: their times in teams, and what else is to be said of them. */
const league = async (players: Readonly<Record<string, readonly ReturnType<typeof time>[]>>) => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  models.put(matchesModel, played.id, played, 10n);
  for (const [index, [gamertag, teams]] of Object.entries(players).entries()) {
    const id = idOf('c', index + 1);
    const status = gamertag === 'Bekleyen' ? 'pending' : 'approved';
    putPlayer(models, player(id, gamertag, { status, teamId: teams.at(-1)?.teamId ?? null }));
    models.put(playedTeamsModel, id, { playerId: id, teams: [...teams] }, 10n);
  }
  const served = await serve(api);
  const people = async () => matchPlayersAnswer.parse(await (await served.get(PATH, bearer(ADMIN_TOKEN))).json());
  return { ...served, people };
};

describe('who may stand in the rows of a match', () => {
  it('is in one of its teams now, or was on its day', async () => {
    const { people } = await league({
      Zeynep: [time(galata, BEFORE, null)],
      Çağrı: [time(caykur, SINCE, null)],
      Ayrılan: [time(galata, BEFORE, SINCE)],
      Geçen: [time(galata, BEFORE, SINCE), time(caykur, SINCE, null)],
      Başka: [time(sivas, BEFORE, null)],
      Sonradan: [time(galata, SINCE, '2026-09-12T09:00:00.000Z'), time(sivas, '2026-09-12T09:00:00.000Z', null)],
      Bekleyen: [time(galata, BEFORE, null)],
    });
    expect((await people()).map(({ gamertag, sides }) => [gamertag, sides])).toEqual([
      ['Ayrılan', ['home']],
      ['Çağrı', ['away']],
      ['Geçen', ['home', 'away']],
      ['Zeynep', ['home']],
    ]);
  });

  it('is told with number and usual position, and nothing else', async () => {
    const { people } = await league({ Işık: [time(galata, BEFORE, null)] });
    expect(await people()).toEqual([
      { _id: idOf('c', 1), gamertag: 'Işık', position: 'Forvet', jerseyNumber: 9, sides: ['home'] },
    ]);
  });

  it('is told to everybody who is signed in, of a match that there is', async () => {
    const { get } = await league({});
    expect((await get(PATH)).status).toBe(401);
    expect((await get(PATH, bearer(PLAYER_TOKEN))).status).toBe(200);
    for (const id of [idOf('b', 99), 'x']) {
      expect((await get(`/api/matches/${id}/players`, bearer(ADMIN_TOKEN))).status).toBe(404);
    }
  });
});
