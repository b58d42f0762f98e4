import { describe, expect, it } from 'vitest';
import { leaderboardsMessages } from '../../messages/tr/leaderboards.ts';
import { formatTenths } from '../../format/number.ts';
import { efficiencyOf, levelOf } from './efficiency.ts';

const said = (goals: number, shots: number | null): string => {
  const efficiency = efficiencyOf({ goals, shots });
  return efficiency === null
    ? leaderboardsMessages.unrecorded
    : `${formatTenths(efficiency)} ${leaderboardsMessages.levels[levelOf(efficiency)]}`;
};

describe('the shooting efficiency of a player', () => {
  it.each([
    [8, 36, '22,2 yüksek'],
    [2, 10, '20,0 yüksek'],
    [7, 50, '14,0 orta'],
    [1, 10, '10,0 orta'],
    [6, 66, '9,1 düşük'],
    [0, 5, '0,0 düşük'],
    [5, 5, '100,0 yüksek'],
  ])('with %i goals of %i shots is %s', (goals, shots, text) => {
    expect(said(goals, shots)).toBe(text);
  });

  it('is judged as the figure that is written: what reads as 20,0 is high', () => {
    expect(said(499, 2_500)).toBe('20,0 yüksek');
    expect(said(249, 2_500)).toBe('10,0 orta');
  });

  it.each([
    ['no shots were recorded', 3, null],
    ['all recorded shots were none', 0, 0],
    ['fewer shots than goals were recorded', 3, 2],
  ])('is not told where %s', (_what, goals, shots) => {
    expect(said(goals, shots)).toBe('–');
  });
});
