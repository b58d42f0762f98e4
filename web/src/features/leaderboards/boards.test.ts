import { expect, it } from 'vitest';
import { statsOf } from '../../testing/stats-of.ts';
import { BOARDS, figuresOf } from './boards.ts';

const shown = (board: (typeof BOARDS)[number], stats: Parameters<typeof statsOf>[0]) =>
  Object.fromEntries(figuresOf[board].map(({ key, of }) => [key, of(statsOf(stats))]));

it('shows matches, goals, shots and efficiency of scorers', () => {
  expect(shown('goals', { matchesPlayed: 11, goals: 8, shots: 36 })).toEqual({
    played: 11,
    goals: 8,
    shots: 36,
    efficiency: 22.2,
  });
});

it('shows goals plus assists combined', () => {
  expect(shown('assists', { matchesPlayed: 3, goals: 2, assists: 5 })).toEqual({
    played: 3,
    assists: 5,
    goals: 2,
    combined: 7,
  });
});

it('shows saves, catches, goals and clean sheets of keepers', () => {
  expect(shown('saves', { matchesPlayed: 4, saves: 20, gkCatches: 6, goals: 1, cleanSheets: 2 })).toEqual({
    played: 4,
    saves: 20,
    catches: 6,
    goals: 1,
    cleanSheets: 2,
  });
});

it('knows no shots and no catches where nobody recorded them, which is not 0', () => {
  expect(shown('goals', { goals: 3 })).toMatchObject({ shots: null, efficiency: null });
  expect(shown('saves', { saves: 3 })).toMatchObject({ catches: null });
  expect(shown('saves', { saves: 3, gkCatches: 0 })).toMatchObject({ catches: 0 });
});

it('keeps the column by which a board is ordered at any width', () => {
  for (const board of BOARDS) expect(figuresOf[board].find(({ key }) => key === board)?.class).toBe('');
});
