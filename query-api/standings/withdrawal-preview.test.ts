import { describe, expect, it } from 'vitest';
import { matchesModel } from '../contract/matches.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { teamsModel } from '../contract/teams.ts';
import { withdrawalPreview } from '../contract/withdrawal.ts';
import {
  caykur,
  fillLeague,
  galata,
  idOf,
  izmir,
  match,
  sampleMatches,
  season,
  sivas,
  team,
} from '../testing/league.ts';
import { ADMIN_TOKEN, bearer, queryApiInMemory, serve } from '../testing/serving.ts';
import { countConsequences } from './withdrawal-preview.ts';

const NONE = { walkovers: 0, annulled: 0, cancelled: 0, live: 0 };

describe('the matches that a withdrawal touches', () => {
  const matches = [
    match(1, 1, galata, caykur, { status: 'finished' }),
    match(2, 2, sivas, galata),
    match(3, 3, galata, izmir, { status: 'live' }),
    match(4, 4, galata, caykur, { status: 'cancelled' }),
    match(5, 1, sivas, izmir),
    match(6, 2, caykur, izmir, { status: 'live' }),
  ];

  it('are those that it still has, where what it played is kept', () => {
    const counts = countConsequences({ teamId: galata, played: 'keep' }, matches);
    expect(counts).toEqual({ ...NONE, walkovers: 2, live: 1 });
  });

  it('are all that have not been called off, where none counts', () => {
    const counts = countConsequences({ teamId: galata, played: 'annul' }, matches);
    expect(counts).toEqual({ ...NONE, annulled: 1, cancelled: 2, live: 1 });
  });
});

const league = async () => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  const { get } = await serve(api);
  const ask = (id: string, search = '') => get(`/api/teams/${id}/withdrawal${search}`, bearer(ADMIN_TOKEN));
  const read = async (id: string, search = '') => withdrawalPreview.parse(await (await ask(id, search)).json());
  const rows = async (search: string) =>
    (await read(galata, search)).table.map(({ teamInfo, before, after }) => [
      teamInfo.name,
      ...[before, after].flatMap(({ position, played, goalDifference, points }) => [
        position,
        played,
        goalDifference,
        points,
      ]),
    ]);
  return { models, get, ask, read, rows };
};

describe('the table before and after a withdrawal', () => {
  it('gives what is unplayed to the other side, where what was played is kept', async () => {
    const { read, rows } = await league();
    expect(await rows('?played=keep')).toEqual([
      ['Sivas', 4, 2, -3, 1, 1, 3, 0, 4],
      ['Galata', 1, 2, 1, 4, 2, 3, -2, 4],
      ['Çaykur', 2, 2, 2, 3, 3, 2, 2, 3],
      ['İzmir', 3, 2, 0, 2, 4, 2, 0, 2],
    ]);
    expect(await read(galata)).toMatchObject({ team: { _id: galata, name: 'Galata' }, ...NONE, walkovers: 1 });
  });

  it('puts the team behind all others, where none of its matches counts', async () => {
    const { read, rows } = await league();
    expect(await rows('?played=annul')).toEqual([
      ['Çaykur', 2, 2, 2, 3, 1, 1, 3, 3],
      ['İzmir', 3, 2, 0, 2, 2, 1, 0, 1],
      ['Sivas', 4, 2, -3, 1, 3, 2, -3, 1],
      ['Galata', 1, 2, 1, 4, 4, 0, 0, 0],
    ]);
    expect(await read(galata, '?played=annul')).toMatchObject({ ...NONE, annulled: 2, cancelled: 1 });
  });

  it('counts the points that were taken off, and the teams that left before', async () => {
    const { models, rows } = await league();
    const place = { position: '00000000000000000009', recordedAt: '2026-09-12T09:00:00.000Z', lifted: null };
    const deductions = [{ id: idOf('d', 1), team: sivas, points: 3, reason: 'Sahaya çıkmadı', ...place }];
    const withdrawals = [{ team: caykur, played: 'annul' as const, reason: 'Takım dağıldı', ...place }];
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { deductions, withdrawals }), 11n);
    expect((await rows('?played=annul')).map(([name, ...figures]) => [name, figures[4], figures[7]])).toEqual([
      ['İzmir', 1, 1],
      ['Sivas', 2, -2],
      ['Çaykur', 3, 3],
      ['Galata', 4, 0],
    ]);
  });

  it('is that of the current season, and moves nothing before there is one', async () => {
    const { models, read } = await league();
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { closedAt: '2027-06-01T09:00:00.000Z' }), 11n);
    const { table, ...counts } = await read(galata);
    expect(counts).toMatchObject(NONE);
    expect(table.map(({ before, after }) => [before, after])).toEqual(table.map(({ after }) => [after, after]));
  });

  it('is refused for a team that is not there, and for another word', async () => {
    const { models, ask } = await league();
    models.put(teamsModel, idOf('a', 9), team(idOf('a', 9), 'Silinen', { deleted: true }), 11n);
    for (const id of [idOf('a', 8), idOf('a', 9), 'galata']) expect((await ask(id)).status).toBe(404);
    expect((await ask(galata, '?played=forget')).status).toBe(400);
  });

  it('is for admins alone, and asks the matches as they are now', async () => {
    const { models, get, read } = await league();
    expect((await get(`/api/teams/${galata}/withdrawal`)).status).toBe(401);
    models.put(matchesModel, idOf('b', 5), match(5, 3, galata, sivas, { status: 'live' }), 11n);
    expect(await read(galata)).toMatchObject({ walkovers: 1, live: 1 });
  });
});
