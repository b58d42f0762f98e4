import { expect, it } from 'vitest';
import { kickOffOf } from '../../components/league/match-text.ts';
import { groupByDay, groupByKickOff } from './group-matches.ts';
import { matchOf } from '../../testing/match-of.ts';

it('groups by Turkish day in the order of kick-off, undated matches last', () => {
  const days = groupByDay([
    matchOf({ _id: 'undated', date: null }),
    matchOf({ _id: 'after midnight', date: '2026-11-20T21:30:00.000Z' }),
    matchOf({ _id: 'late', date: '2026-11-20T18:00:00.000Z' }),
    matchOf({ _id: 'early', date: '2026-11-20T15:00:00.000Z' }),
    matchOf({ _id: 'never set', date: '1970-01-01T00:00:00.000Z' }),
  ]);
  expect(Array.from(days, ([day, matches]) => [day, matches.map((each) => each._id)])).toEqual([
    ['2026-11-20', ['early', 'late']],
    ['2026-11-21', ['after midnight']],
    ['', ['undated', 'never set']],
  ]);
});

it('has no days without matches', () => {
  expect(groupByDay([]).size).toBe(0);
});

it('groups a day by kick-off, and those of one kick-off by what becomes of them, the own team’s first and cancelled ones last', () => {
  const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;
  const finished = { status: 'finished', homeScore: 1, awayScore: 0 } as const;
  const groups = groupByKickOff(
    [
      matchOf({ _id: 'undated', date: null }),
      matchOf({ _id: 'late', date: at(19) }),
      matchOf({ _id: 'cancelled', date: at(18), status: 'cancelled' }),
      matchOf({ _id: 'over', date: at(18), ...finished }),
      matchOf({ _id: 'planned', date: at(18) }),
      matchOf({ _id: 'own', date: at(18), awayTeam: { ...matchOf().awayTeam, _id: 'mine' } }),
      matchOf({ _id: 'running', date: at(18), status: 'live' }),
    ],
    kickOffOf,
    'mine',
  );
  expect(groups.map(({ kickOff, state, matches }) => [kickOff, state, ...matches.map(({ _id }) => _id)])).toEqual([
    ['21:00', 'live', 'running'],
    ['21:00', 'finished', 'over'],
    ['21:00', 'to come', 'own', 'planned', 'cancelled'],
    ['22:00', 'to come', 'late'],
    [undefined, 'to come', 'undated'],
  ]);
});
