import { describe, expect, it } from 'vitest';
import { type MatchComparison, matchComparison } from '../contract/match-comparison.ts';
import { matchesModel, type MatchDocument } from '../contract/matches.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { standingsId, standingsModel } from '../contract/standings.ts';
import { caykur, fillLeague, galata, idOf, izmir, match, sampleMatches, season } from '../testing/league.ts';
import { queryApiInMemory, serve } from '../testing/serving.ts';

const league = async () => {
  const { models, api } = queryApiInMemory();
  fillLeague(models);
  const { get } = await serve(api);
  const put = (document: MatchDocument) => models.put(matchesModel, document.id, document, 11n);
  const compare = async (number: number): Promise<MatchComparison> =>
    matchComparison.parse(await (await get(`/api/matches/${idOf('b', number)}/comparison`)).json());
  return { models, get, put, compare };
};
const place = (position: number, points: number) => ({ position, points });

describe('the teams of a match, compared', () => {
  it('have their places of now, and none with it, before it is played', async () => {
    const { compare } = await league();
    const { home, away } = await compare(6);
    expect(home).toMatchObject({ before: place(2, 3), after: null });
    expect(away).toMatchObject({ before: place(3, 2), after: null });
    expect(home.form.map(({ outcome, opponent }) => [outcome, opponent.name])).toEqual([
      ['loss', 'Galata'],
      ['win', 'Sivas'],
    ]);
  });

  it('have their places with the running score while it is played', async () => {
    const { put, compare } = await league();
    put(match(6, 3, caykur, izmir, { status: 'live', provisionalScore: { home: 0, away: 2 } }));
    const { home, away } = await compare(6);
    expect(home).toMatchObject({ before: place(2, 3), after: place(3, 3) });
    expect(away).toMatchObject({ before: place(3, 2), after: place(1, 5) });
  });

  it('have the places from before a finished match, and those that it brought, whatever was played later', async () => {
    const { compare } = await league();
    const { home, away } = await compare(2);
    // Week 1, a day after Galata won.
    expect(home).toMatchObject({ before: place(3, 0), after: place(3, 1), form: [] });
    expect(away).toMatchObject({ before: place(2, 0), after: place(2, 1), form: [] });
    const second = await compare(4);
    expect(second.away).toMatchObject({ before: place(2, 3), after: place(1, 4) });
    expect(second.away.form).toHaveLength(1);
  });

  it('have lost the points that were taken off them up to the kick-off', async () => {
    const { models, compare } = await league();
    const taken = { id: idOf('d', 1), team: caykur, points: 2, reason: 'Sahaya çıkmadı', lifted: null };
    const deductions = [{ ...taken, position: '00000000000000000009', recordedAt: '2026-09-12T09:00:00.000Z' }];
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { deductions }), 11n);
    expect((await compare(6)).home).toMatchObject({ before: place(3, 1) });
    expect((await compare(3)).home).toMatchObject({ before: { points: 0 }, after: { points: 3 } });
  });

  it('are compared by their matches among each other only with the last of these, where the rules wait for all', async () => {
    const { models, compare } = await league();
    const tieBreakers = ['headToHead' as const, 'goalDifference' as const];
    const rules = { tieBreakers, pointsForWin: 4, pointsForDraw: 0, headToHeadWhen: 'complete' as const };
    models.put(seasonsModel, seasonId(1), season(sampleMatches, { rankingRules: rules }), 11n);
    // Çaykur and Galata won once each, and Galata their only match; the better goal difference is Çaykur's.
    expect((await compare(3)).home.after).toMatchObject(place(2, 4));
    const again = match(7, 4, caykur, galata);
    models.put(seasonsModel, seasonId(1), season([...sampleMatches, again], { rankingRules: rules }), 12n);
    expect((await compare(3)).home.after).toMatchObject(place(1, 4));
  });

  it('have met before in all seasons, the newest meeting first, whoever was at home', async () => {
    const { models, put, compare } = await league();
    const old = match(90, 5, caykur, galata, { season: 2, date: '2025-09-04T18:00:00.000Z' });
    put({ ...old, ...finishedAs(1, 4) });
    models.put(seasonsModel, seasonId(2), season([old], { season: 2, closedAt: '2026-06-01T09:00:00.000Z' }), 11n);
    const result = { home: caykur, away: galata, homeScore: 1, awayScore: 4, playedAt: '2025-09-04T18:00:00.000Z' };
    models.put(standingsModel, standingsId(2, 5), { season: 2, week: 5, results: { [old.id]: result } }, 11n);
    const next = match(91, 3, galata, caykur, { date: '2026-10-01T18:00:00.000Z' });
    put(next);
    models.put(seasonsModel, seasonId(1), season([...sampleMatches, next]), 12n);
    const meetings = async (number: number) =>
      (await compare(number)).meetings.map(({ homeTeam, homeScore, awayScore }) => [
        homeTeam.name,
        homeScore,
        awayScore,
      ]);
    expect(await meetings(91)).toEqual([
      ['Galata', 2, 1],
      ['Çaykur', 1, 4],
    ]);
    expect(await meetings(1)).toEqual([['Çaykur', 1, 4]]);
    expect(await meetings(90)).toEqual([]);
    expect(await meetings(2)).toEqual([]);
  });

  it('are asked for by a match that exists', async () => {
    const { get } = await league();
    expect((await get(`/api/matches/${idOf('b', 99)}/comparison`)).status).toBe(404);
    expect((await get('/api/matches/x/comparison')).status).toBe(404);
  });
});

const finishedAs = (homeScore: number, awayScore: number) => ({
  status: 'finished' as const,
  resultRevision: 1,
  result: {
    homeScore,
    awayScore,
    walkover: null,
    cards: { homeYellow: null, awayYellow: null, homeRed: null, awayRed: null },
    linesExceedScore: false,
  },
});

it('a match without a date is compared with all that was played', async () => {
  const { compare } = await league();
  const { home, away } = await compare(5);
  expect(home.before).toEqual(place(1, 4));
  expect(away.before).toEqual(place(4, 1));
});
