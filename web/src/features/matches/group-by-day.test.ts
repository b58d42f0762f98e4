import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const team = { _id: 't', name: 'Kartal', logo: '' };
const match = (_id: string, date: string | null): MatchAnswer => ({
  _id,
  date,
  season: 1,
  week: 1,
  status: 'scheduled',
  homeTeam: team,
  awayTeam: team,
  homeScore: null,
  awayScore: null,
  isWalkover: false,
  walkoverWinner: null,
  stadium: null,
  homeYellowCards: null,
  awayYellowCards: null,
  homeRedCards: null,
  awayRedCards: null,
  homeLineup: [],
  awayLineup: [],
  playerStats: [],
  resultRevision: 0,
});

it('groups by Turkish day in the order of kick-off, undated matches last', () => {
  const days = groupByDay([
    match('undated', null),
    match('after midnight', '2026-11-20T21:30:00.000Z'),
    match('late', '2026-11-20T18:00:00.000Z'),
    match('early', '2026-11-20T15:00:00.000Z'),
    match('never set', '1970-01-01T00:00:00.000Z'),
  ]);
  expect(days.map(({ day, matches }) => [day, matches.map((each) => each._id)])).toEqual([
    ['20 Kasım Cuma', ['early', 'late']],
    ['21 Kasım Cumartesi', ['after midnight']],
    [null, ['undated', 'never set']],
  ]);
});
