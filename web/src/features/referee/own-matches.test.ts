import type { RefereeMatch } from '@league/query-api/contract/own-matches.ts';
import { expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { inOrder } from './own-matches.ts';

const own = (_id: string, part: Partial<RefereeMatch>): RefereeMatch => ({
  ...matchOf({ _id }),
  refereeRole: 'main_referee',
  ...part,
});

it('puts what comes next first: open matches by date, then the others, the latest first', () => {
  const matches = [
    own('played early', { status: 'finished', date: '2026-11-06T18:00:00.000Z' }),
    own('without a date', { date: null }),
    own('planned late', { date: '2026-12-04T18:00:00.000Z' }),
    own('cancelled', { status: 'cancelled', date: '2026-11-20T18:00:00.000Z' }),
    own('played late', { status: 'finished', date: '2026-11-13T18:00:00.000Z' }),
    own('live', { status: 'live', date: '2026-11-27T18:00:00.000Z' }),
  ];
  expect(inOrder(matches).map(({ _id }) => _id)).toEqual([
    'live',
    'planned late',
    'without a date',
    'cancelled',
    'played late',
    'played early',
  ]);
});
