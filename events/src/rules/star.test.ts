import { describe, expect, it } from 'vitest';
import { starOf } from './star.ts';

const line = (name: string, goals: number, rating: number | null = null) => ({ name, goals, rating });

describe('the star of some lines', () => {
  it.each([
    ['has the best rating', [line('a', 3, 8.9), line('b', 0, 9.1)], 'b'],
    ['has more goals where ratings are level', [line('a', 1, 9), line('b', 2, 9)], 'b'],
    ['is one who was rated where others were not', [line('a', 4), line('b', 0, 6)], 'b'],
    ['has the most goals where nobody was rated', [line('a', 1), line('b', 2)], 'b'],
    ['is the first of those who are level in both', [line('a', 1, 9), line('b', 1, 9)], 'a'],
    ['is nobody where nobody was rated and nobody scored', [line('a', 0)], undefined],
    ['is nobody where there are no lines', [], undefined],
  ])('%s', (_name, lines, star) => {
    expect(starOf(lines)?.name).toBe(star);
  });
});
