import { fixturesOf } from '@league/events/fixture-rows.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';

const withTeams = async (count: number) => {
  const api = await startApi();
  const teams: string[] = [];
  for (let number = 1; number <= count; number += 1) teams.push(await api.team(`Takım ${number}`));
  return { api, teams };
};

const generate = (api: TestApi, body: object = {}) => api.send({ path: '/api/matches/generate-fixtures', body });
const deleteAll = (api: TestApi, body?: object) =>
  api.send({ method: 'DELETE', path: '/api/matches/delete-all', body });
const reset = (api: TestApi) => api.send({ path: '/api/admin/reset-season', body: {} });

const fixturesIn = (api: TestApi) => {
  const event = api.store.recorded().findLast(({ type }) => type === 'FixturesGenerated');
  return event?.type === 'FixturesGenerated' ? fixturesOf(event.data) : [];
};

describe('generating fixtures', () => {
  it('for 12 teams answers 66 matches in 11 weeks of 6', async () => {
    const { api } = await withTeams(12);
    expect(await generate(api)).toMatchObject({
      status: 201,
      body: {
        teamsCount: 12,
        totalMatches: 66,
        totalWeeks: 11,
        matchesPerWeek: 6,
        info: '12 takım, 11 hafta, haftada 6 maç.',
      },
    });
    expect(fixturesIn(api).every(({ date }) => date === null)).toBe(true);
  });

  it('starts on the day that is given, at nine in the evening in Turkey, a week apart', async () => {
    const { api } = await withTeams(4);
    await generate(api, { startDate: '2026-11-21' });
    expect([...new Set(fixturesIn(api).map(({ date }) => date))]).toEqual([
      '2026-11-21T18:00:00.000Z',
      '2026-11-28T18:00:00.000Z',
      '2026-12-05T18:00:00.000Z',
    ]);
  });

  it('takes another clock, another pace and two legs', async () => {
    const { api } = await withTeams(2);
    const answer = await generate(api, { startDate: '2026-11-21', kickOff: '20:30', daysBetweenWeeks: 3, legs: 2 });
    expect(answer).toMatchObject({ body: { totalMatches: 2, totalWeeks: 2 } });
    expect(fixturesIn(api).map(({ date }) => date)).toEqual(['2026-11-21T17:30:00.000Z', '2026-11-24T17:30:00.000Z']);
  });

  it('takes several kick-offs a night', async () => {
    const { api } = await withTeams(4);
    await generate(api, { startDate: '2026-11-21', kickOffs: ['20:00', '22:00'] });
    const first = fixturesIn(api).flatMap(({ week, date }) => (week === 1 ? [date] : []));
    expect(first).toEqual(['2026-11-21T17:00:00.000Z', '2026-11-21T19:00:00.000Z']);
  });

  it('can be tried: the answer has the fixtures that the same call then records, and nothing is recorded', async () => {
    const { api } = await withTeams(4);
    const wish = { startDate: '2026-11-21', kickOffs: ['20:00', '22:00'] };
    const since = api.since();
    const trial = await generate(api, { ...wish, dryRun: true });
    expect(trial).toMatchObject({ status: 200, body: { totalMatches: 6, totalWeeks: 3, replacedMatches: 0 } });
    expect(since()).toEqual([]);
    await generate(api, wish);
    expect(trial.body['fixtures']).toEqual(
      fixturesIn(api).map(({ week, date, home, away }) => ({ week, date, home, away })),
    );
    expect(await generate(api, { dryRun: true })).toMatchObject({ status: 409, body: { code: 'FIXTURES_EXIST' } });
  });

  it('a second time is refused, and replaces when asked to', async () => {
    const { api } = await withTeams(3);
    await generate(api);
    expect(await generate(api)).toMatchObject({
      status: 409,
      body: { code: 'FIXTURES_EXIST', message: expect.stringContaining('3 maç') },
    });
    expect(await generate(api, { replace: true })).toMatchObject({
      status: 201,
      body: { message: 'Fikstür oluşturuldu; 3 maçın yerini aldı.', replacedMatches: 3, totalMatches: 3 },
    });
  });

  it('for the first time replaces none', async () => {
    const { api } = await withTeams(3);
    expect(await generate(api, { replace: true })).toMatchObject({
      status: 201,
      body: { message: 'Fikstür oluşturuldu.', replacedMatches: 0 },
    });
  });

  it('never replaces a match that is live, and says how many are', async () => {
    const { api } = await withTeams(3);
    await generate(api);
    const path = `/api/admin/match-result/${fixturesIn(api)[0]?.matchId}`;
    await api.send({ method: 'PUT', path, body: { status: 'live', homeScore: 0, awayScore: 0 } });
    const since = api.since();
    expect(await generate(api, { replace: true })).toMatchObject({
      status: 409,
      body: { code: 'FIXTURES_LIVE', message: 'Şu anda canlı olan maçlar var (1); fikstür değiştirilemez.' },
    });
    expect(since()).toEqual([]);
  });

  it('never replaces what was played', async () => {
    const { api } = await withTeams(3);
    await generate(api);
    const [match] = fixturesIn(api);
    await api.result(match?.matchId ?? '', [1, 0]);
    expect(await generate(api, { replace: true })).toMatchObject({ status: 409, body: { code: 'FIXTURES_PLAYED' } });
  });

  it('counts a match whose result was annulled as not played', async () => {
    const { api } = await withTeams(3);
    await generate(api);
    const [match] = fixturesIn(api);
    await api.result(match?.matchId ?? '', [1, 0]);
    await api.send({ method: 'PUT', path: `/api/admin/match-result/${match?.matchId}`, body: { status: 'scheduled' } });
    expect(await generate(api, { replace: true })).toMatchObject({ status: 201 });
  });

  it.each([0, 1])('needs two teams, not %i', async (count) => {
    const { api } = await withTeams(count);
    expect(await generate(api)).toMatchObject({ status: 409, body: { code: 'TOO_FEW_TEAMS' } });
  });

  it('plans no match beyond the years that the league takes, whatever it begins with', async () => {
    const { api } = await withTeams(4);
    const since = api.since();
    const beyond = { status: 422, body: { errors: [{ path: 'startDate', message: expect.stringContaining('2100') }] } };
    // Week 3 would be in January 2101; half past midnight in Turkey is the evening before in UTC.
    expect(await generate(api, { startDate: '2100-12-24' })).toMatchObject(beyond);
    expect(await generate(api, { startDate: '2000-01-01', kickOff: '00:30', confirm: true })).toMatchObject(beyond);
    expect(since()).toEqual([]);
    expect(await generate(api, { startDate: '2100-12-17' })).toMatchObject({ status: 201 });
  });

  it.each([
    [{ startDate: '2026-02-30' }, 'startDate'],
    [{ startDate: '1999-12-31' }, 'startDate'],
    [{ startDate: '2101-01-01' }, 'startDate'],
    [{ startDate: '0000-01-01' }, 'startDate'],
    [{ startDate: '9999-12-31' }, 'startDate'],
    [{ startDate: '2026-11-21', kickOff: '20:00', kickOffs: ['20:00'] }, 'kickOff'],
    [{ startDate: '2026-11-21', kickOffs: [] }, 'kickOffs'],
    [{ kickOffs: ['20:00'] }, 'kickOffs'],
    [{ legs: 3 }, 'legs'],
    [{ legs: '2' }, 'legs'],
    [{ daysBetweenWeeks: 0 }, 'daysBetweenWeeks'],
    [{ daysBetweenWeeks: 61 }, 'daysBetweenWeeks'],
    [{ kickOff: '24:00' }, 'kickOff'],
    [{ kickOff: '9:00' }, 'kickOff'],
    [{ kickOff: '20:30' }, 'kickOff'],
    [{ daysBetweenWeeks: 3 }, 'daysBetweenWeeks'],
    [{ replace: 'evet' }, 'replace'],
    [{ teams: [] }, 'teams'],
  ])('refuses %j at its field', async (body, path) => {
    const { api } = await withTeams(2);
    const since = api.since();
    const answer = await generate(api, body);
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.body.errors?.map((error) => error.path)).toEqual([path]);
    expect(since()).toEqual([]);
  });
});

describe('adding a match', () => {
  const add = (api: TestApi, body: object) => api.send({ path: '/api/matches', body });

  it('answers with its id, and keeps the instant in UTC', async () => {
    const { api, teams } = await withTeams(2);
    const [homeTeam, awayTeam] = teams;
    const answer = await add(api, {
      week: 250,
      homeTeam,
      awayTeam,
      date: '2026-12-01T21:00:00+03:00',
      stadium: ' Moda ',
    });
    expect(answer).toMatchObject({ status: 201 });
    expect(api.store.recorded().at(-1)?.data).toMatchObject({
      match: { matchId: answer.body['_id'], week: 250, date: '2026-12-01T18:00:00.000Z', stadium: 'Moda' },
    });
  });

  it('refuses a team that plays itself, is unknown, or is gone', async () => {
    const { api, teams } = await withTeams(2);
    const [homeTeam, awayTeam] = teams;
    expect(await add(api, { week: 1, homeTeam, awayTeam: homeTeam })).toMatchObject({
      status: 422,
      body: { code: 'SAME_TEAM_TWICE', errors: [{ path: 'awayTeam' }] },
    });
    expect(await add(api, { week: 1, homeTeam, awayTeam: numberedId(5) })).toMatchObject({
      status: 404,
      body: { code: 'TEAM_NOT_FOUND', errors: [{ path: 'awayTeam' }] },
    });
    await api.send({ method: 'DELETE', path: `/api/teams/${homeTeam}` });
    expect(await add(api, { week: 1, homeTeam, awayTeam })).toMatchObject({
      status: 404,
      body: { errors: [{ path: 'homeTeam' }] },
    });
  });

  it('refuses the same pairing twice in a week, whoever is at home', async () => {
    const { api, teams } = await withTeams(2);
    const [homeTeam, awayTeam] = teams;
    await add(api, { week: 1, homeTeam, awayTeam });
    expect(await add(api, { week: 1, homeTeam, awayTeam })).toMatchObject({
      status: 409,
      body: { code: 'MATCH_EXISTS', errors: [{ path: 'homeTeam', message: 'Bu eşleşme 1. haftada zaten var.' }] },
    });
    expect(await add(api, { week: 1, homeTeam: awayTeam, awayTeam: homeTeam })).toMatchObject({ status: 409 });
  });

  it('refuses a team that plays in that week already, at its field, unless told that it may', async () => {
    const { api, teams } = await withTeams(3);
    const [homeTeam, awayTeam, third] = teams;
    await add(api, { week: 1, homeTeam, awayTeam });
    const since = api.since();
    expect(await add(api, { week: 1, homeTeam: third, awayTeam: homeTeam })).toMatchObject({
      status: 409,
      body: {
        code: 'TEAM_PLAYS_THAT_WEEK',
        message: 'Bir takım bir haftada yalnızca bir maç oynayabilir.',
        errors: [{ path: 'awayTeam', message: 'Bu takım 1. haftada zaten oynuyor.' }],
      },
    });
    expect(since()).toEqual([]);
    expect(await add(api, { week: 1, homeTeam: third, awayTeam: homeTeam, allowSameWeek: true })).toMatchObject({
      status: 201,
    });
  });

  it('refuses the same pairing sent by two admins at once but for one of them', async () => {
    const { api, teams } = await withTeams(2);
    const [homeTeam, awayTeam] = teams;
    const answers = await Promise.all([
      add(api, { week: 1, homeTeam, awayTeam }),
      add(api, { week: 1, homeTeam: awayTeam, awayTeam: homeTeam }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it.each([
    [{ week: 0 }, 'week'],
    [{ week: 251 }, 'week'],
    [{ week: 1.5 }, 'week'],
    [{ week: '1' }, 'week'],
    [{ homeTeam: '$all' }, 'homeTeam'],
    [{ awayTeam: null }, 'awayTeam'],
    [{ date: '1970-01-01T00:00:00Z' }, 'date'],
    [{ date: '2000-01-01T01:00:00+03:00' }, 'date'],
    [{ date: '2100-12-31T23:00:00-05:00' }, 'date'],
    [{ date: '2026-12-01' }, 'date'],
    [{ allowSameWeek: 'evet' }, 'allowSameWeek'],
    [{ matchId: numberedId(9) }, 'matchId'],
  ])('refuses %j at its field', async (wrong, path) => {
    const { api, teams } = await withTeams(2);
    const since = api.since();
    const answer = await add(api, { week: 1, homeTeam: teams[0], awayTeam: teams[1], ...wrong });
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.body.errors?.map((error) => error.path)).toEqual([path]);
    expect(since()).toEqual([]);
  });
});

describe('deleting all matches', () => {
  it('says how many went, with or without a body', async () => {
    const { api } = await withTeams(4);
    await generate(api);
    expect(await deleteAll(api)).toMatchObject({ status: 200, body: { deletedCount: 6, message: '6 maç silindi.' } });
    expect(await deleteAll(api, { reason: 'boş' })).toMatchObject({ status: 200, body: { deletedCount: 0 } });
  });

  it('leaves the matches of closed seasons', async () => {
    const { api } = await withTeams(2);
    await generate(api);
    await reset(api);
    expect(await deleteAll(api)).toMatchObject({ body: { deletedCount: 0 } });
  });
});

describe('resetting the season', () => {
  it('opens the next one under the settings of the moment', async () => {
    const { api } = await withTeams(2);
    await generate(api);
    await api.send({
      method: 'PUT',
      path: '/api/settings',
      body: { startDate: '2027-08-10', rankingRules: { pointsForWin: 2 } },
    });
    expect(await reset(api)).toMatchObject({ status: 200, body: { season: 2, label: 'Sezon 2027 (2)' } });
    expect(api.store.recorded().at(-1)?.data).toMatchObject({
      closed: 1,
      opened: 2,
      rankingRules: { pointsForWin: 2 },
    });
  });

  it('calls no season like one before it, whatever the start date was said to be', async () => {
    const { api } = await withTeams(2);
    const startOn = (startDate: string) => api.send({ method: 'PUT', path: '/api/settings', body: { startDate } });
    const labels: unknown[] = [];
    const nextSeason = async () => {
      await generate(api);
      labels.push((await reset(api)).body['label']);
    };
    await startOn('2026-09-01');
    await nextSeason();
    await nextSeason();
    await startOn('2027-08-10');
    await nextSeason();
    await startOn('2026-12-01');
    await nextSeason();
    expect(labels).toEqual(['Sezon 2026 (2)', 'Sezon 2026 (3)', 'Sezon 2027 (2)', 'Sezon 2026 (4)']);
  });
});
