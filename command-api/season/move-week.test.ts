import { fixture, fixturesImported, numberedId, seasonStarted } from '@league/events/testing/sample-events.ts';
import { matchStream, seasonsStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { added, away, fourth, home, third } from '../testing/season-words.ts';
import { specify } from '../testing/specify.ts';
import { seasonDecider } from './decider.ts';
import type { MoveWeek, StandingMatch } from './move-week.ts';

const { given } = specify(seasonDecider);
const started = seasonStarted();
const planned: StandingMatch = { status: 'scheduled', schedule: undefined, resultRevision: 0 };

const late = fixture({
  matchId: numberedId(1),
  week: 1,
  home,
  away,
  date: '2026-12-01T19:30:00.000Z',
  stadium: 'Ege Arena',
});
const early = fixture({ matchId: numberedId(2), week: 1, home: third, away: fourth, date: '2026-12-01T17:00:00.000Z' });
const open = fixture({
  matchId: numberedId(3),
  week: 1,
  home: numberedId(8),
  away: numberedId(9),
  date: null,
  stadium: null,
});
const next = fixture({ matchId: numberedId(4), week: 2, home, away: third, date: '2026-12-08T18:30:00.000Z' });
const matches = [late, early, open, next];

const moving = ({
  states = {},
  ...more
}: Partial<MoveWeek> & { states?: Record<string, StandingMatch> }): MoveWeek => ({
  type: 'MoveWeek',
  season: 1,
  week: 1,
  day: '2026-12-08',
  kickOffs: [],
  today: '2026-11-21',
  confirmed: false,
  standing: new Map(matches.map(({ matchId }) => [matchId, states[matchId] ?? planned])),
  ...more,
});

const season = given(started, ...matches.map((match) => added(match)));
const moved = (command: MoveWeek) =>
  season
    .when(command)
    .events()
    .map((event) => (event.type === 'MatchReplanned' ? [event.data.matchId, event.data.date, event.data.stadium] : []));

describe('moving a week', () => {
  it('gives each match the day and a kick-off, in the order of the list', () => {
    expect(moved(moving({ kickOffs: ['20:00', '23:00'], stadium: 'Moda Park' }))).toEqual([
      [early.matchId, '2026-12-08T17:00:00.000Z', 'Moda Park'],
      [late.matchId, '2026-12-08T17:00:00.000Z', 'Moda Park'],
      [open.matchId, '2026-12-08T20:00:00.000Z', 'Moda Park'],
    ]);
  });

  it('says what each match was before', () => {
    const [, event] = season.when(moving({ kickOffs: ['20:00'] })).events();
    const date = { from: '2026-12-01T19:30:00.000Z', to: '2026-12-08T17:00:00.000Z' };
    expect(event).toEqual({ type: 'MatchReplanned', data: { season: 1, ...late, date: date.to, changes: { date } } });
  });

  it('keeps clock and stadium of a match where none are named, and leaves cancelled ones', () => {
    const schedule = { date: '2026-12-02T20:15:00.000Z', stadium: 'Kadıköy' };
    const states = {
      [late.matchId]: { ...planned, schedule },
      [early.matchId]: { ...planned, status: 'cancelled' as const },
    };
    expect(moved(moving({ states, day: '2026-12-20' }))).toEqual([
      [late.matchId, '2026-12-20T20:15:00.000Z', 'Kadıköy'],
      [open.matchId, '2026-12-20T18:00:00.000Z', null],
    ]);
  });

  it('records nothing of a match that is planned so already', () => {
    expect(moved(moving({ day: '2026-12-01' }))).toEqual([[open.matchId, '2026-12-01T18:00:00.000Z', null]]);
  });

  it.each([{ week: 7 }, { week: 2, states: { [next.matchId]: { ...planned, status: 'cancelled' as const } } }])(
    'is refused where the week has nothing to move: %j',
    (more) => {
      season.when(moving(more)).refused('WEEK_EMPTY', { values: { week: more.week } });
    },
  );

  it('is refused where a match of the week is finished, live or announced by an import', () => {
    const as = (status: StandingMatch['status']) => ({ [late.matchId]: { ...planned, status } });
    season.when(moving({ states: as('finished') })).refused('FIXTURES_PLAYED', { values: { matches: 1 } });
    season.when(moving({ states: as('live') })).refused('FIXTURES_LIVE', { values: { matches: 1 } });
    const imported = fixturesImported({ matches: [{ ...open, result: { homeScore: 1, awayScore: 0 } }] });
    given(started, imported)
      .when(moving({ standing: new Map([[open.matchId, planned]]) }))
      .refused('FIXTURES_PLAYED', { values: { matches: 1 } });
  });

  it('is refused where a team would play two matches less than an hour apart', () => {
    const then = { values: { time: '22:00' } };
    season.when(moving({ kickOffs: ['22:00'] })).refused('TEAM_PLAYS_THEN', then);
    expect(moved(moving({ kickOffs: ['22:30'] }))).toHaveLength(3);
    const cancelled = { [next.matchId]: { ...planned, status: 'cancelled' as const } };
    expect(moved(moving({ kickOffs: ['22:00'], states: cancelled }))).toHaveLength(3);
    const twice = fixture({ matchId: numberedId(5), week: 1, home, away: fourth });
    const standing = new Map([...matches, twice].map(({ matchId }) => [matchId, planned]));
    given(started, ...[...matches, twice].map((match) => added(match)))
      .when(moving({ standing, day: '2026-12-20', kickOffs: ['22:00'] }))
      .refused('TEAM_PLAYS_THEN', then);
  });

  it('asks once about a day that is over', () => {
    season.when(moving({ day: '2026-11-20' })).refused('DAY_IS_OVER');
    expect(moved(moving({ day: '2026-11-20', confirmed: true }))).toHaveLength(3);
    expect(moved(moving({ day: '2026-11-21' }))).toHaveLength(3);
  });
});

const league = async () => {
  const api = await startApi();
  const [one, two, three, four] = [
    await api.team('Moda'),
    await api.team('Işık'),
    await api.team('Ege'),
    await api.team('Kartal'),
  ];
  const ids = [await api.match(one, two), await api.match(three, four)];
  const move = (body: object, week: string | number = 1) => ({
    method: 'PUT',
    path: `/api/matches/week/${week}/schedule`,
    body,
  });
  return { api, ids, move };
};

const BODY = { date: '2026-12-05', kickOffs: ['20:00', '21:00'], stadium: ' ', reason: 'Saha dolu' };

describe('PUT /api/matches/week/{week}/schedule', () => {
  it('moves the week in one append, answers which matches moved, and does so once for one key', async () => {
    const { api, ids, move } = await league();
    const since = api.since();
    const keyed = { ...move(BODY), key: 'once' };
    const answer = await api.send(keyed);
    expect(answer).toMatchObject({ status: 200, body: { message: '1. haftanın 2 maçı taşındı.' } });
    const dates = ['2026-12-05T17:00:00.000Z', '2026-12-05T18:00:00.000Z'];
    expect(answer.body['moved']).toEqual(ids.toSorted().map((_id, place) => ({ _id, date: dates[place] })));
    expect((await api.send(keyed)).body).toEqual(answer.body);
    expect(since()).toMatchObject([
      { data: { stadium: 'Lig Stadyumu' }, metadata: { reason: 'Saha dolu' } },
      { data: { stadium: 'Lig Stadyumu' } },
    ]);
    const again = await api.send(move(BODY));
    expect(again.body).toMatchObject({ message: 'Hafta zaten böyle planlı; hiçbir şey değişmedi.', moved: [] });
  });

  it.each([
    [{ date: '' }, 'Tarih gerekli.'],
    [{ date: '2026-12-05', kickOffs: [] }, 'En az bir saat girin.'],
    [{ date: '2026-12-05', kickOffs: ['25:00'] }, 'Saat ss:dd biçiminde olmalı.'],
  ])('refuses %j', async (body, message) => {
    const { api, move } = await league();
    expect(await api.send(move(body))).toMatchObject({ status: 422, body: { message } });
  });

  it.each(['0', 'x', '9'])('finds no match to move in week %s', async (week) => {
    const { api, move } = await league();
    expect(await api.send(move(BODY, week))).toMatchObject({ status: 404, body: { code: 'WEEK_EMPTY' } });
  });

  it('says with which sentence a day that is over is asked about', async () => {
    const { api, move } = await league();
    const message = 'Bu tarih geçmişte. Hafta yine de taşınsın mı?';
    expect(await api.send(move({ date: '2026-11-20' }))).toMatchObject({ status: 409, body: { message } });
  });

  it('is refused where a result came first, and the match that was played gets its old plan back', async () => {
    const { api, ids, move } = await league();
    const [played = ''] = ids;
    api.store.once('before-append', seasonsStream, () => api.result(played, [1, 0]));
    const keyed = { ...move(BODY), key: 'once' };
    expect(await api.send(keyed)).toMatchObject({ status: 409, body: { code: 'FIXTURES_PLAYED' } });
    expect(await api.send(keyed)).toMatchObject({ status: 409, body: { code: 'FIXTURES_PLAYED' } });
    const plans = api.store.recorded().filter(({ type }) => type === 'MatchReplanned');
    expect(plans).toHaveLength(3);
    expect(plans.at(-1)).toMatchObject({ data: { matchId: played, date: null, stadium: null } });
    expect(api.store.recorded().filter(({ stream }) => stream === matchStream(played))).toHaveLength(1);
  });
});
