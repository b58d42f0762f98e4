import { describe, expect, it } from 'vitest';
import { plannedWeeks } from './plan-weeks.ts';

const date = '2026-12-05T17:00:00.000Z';
const fixtures = [
  { week: 1, date, home: 'a', away: 'b' },
  { week: 2, date: null, home: 'b', away: 'c' },
  { week: 3, date: null, home: 'c', away: 'a' },
];

describe('planned weeks', () => {
  it('have their fixtures, their day, and the teams that rest', () => {
    expect(plannedWeeks(fixtures)).toEqual([
      { week: 1, date: new Date(date), fixtures: [fixtures[0]], resting: ['c'] },
      { week: 2, date: null, fixtures: [fixtures[1]], resting: ['a'] },
      { week: 3, date: null, fixtures: [fixtures[2]], resting: ['b'] },
    ]);
    expect(plannedWeeks([])).toEqual([]);
  });
});
