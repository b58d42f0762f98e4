import type { IncidentAnswer } from '@league/query-api/contract/match-details.ts';
import { describe, expect, it } from 'vitest';
import { statLineOf } from '../../testing/stat-line-of.ts';
import { scorersOf } from './scorers.ts';

const goal = (gamertag: string, minute: number, part: Partial<IncidentAnswer> = {}): IncidentAnswer => ({
  type: 'goal',
  minute,
  description: '',
  player: { _id: gamertag.toLowerCase(), gamertag, deleted: false },
  side: 'home',
  ...part,
});
const ownGoal = (minute: number, part: Partial<IncidentAnswer> = {}) =>
  goal('Baran', minute, { type: 'ownGoal', side: 'away', ...part });

const scorers = (lists: Parameters<typeof scorersOf>[0], side: 'home' | 'away') =>
  scorersOf(lists, side).map(({ name, note }) => `${name} ${note}`.trim());

describe('the scorers of a side', () => {
  it('stand with their goals, the most first, one goal without a figure', () => {
    const playerStats = [
      statLineOf('Efe', { goals: 1 }),
      statLineOf('Arda', { goals: 2 }),
      statLineOf('Can'),
      statLineOf('Baran', { goals: 3, side: 'away' }),
    ];
    expect(scorers({ playerStats, incidents: [] }, 'home')).toEqual(['Arda 2', 'Efe']);
    expect(scorers({ playerStats, incidents: [] }, 'away')).toEqual(['Baran 3']);
  });

  it('stand with the minutes of their goals, where all of them are known', () => {
    const playerStats = [
      statLineOf('Arda', { goals: 2 }),
      statLineOf('Efe', { goals: 2 }),
      statLineOf('Can', { goals: 1 }),
    ];
    const incidents = [goal('Arda', 12), goal('Efe', 30), goal('Can', 60), goal('Arda', 68)];
    expect(scorers({ playerStats, incidents }, 'home')).toEqual(['Arda 12′, 68′', 'Efe 2', 'Can 60′']);
  });

  it('have own goals after them, on the side for which they count', () => {
    const lists = { playerStats: [statLineOf('Efe', { goals: 1 })], incidents: [ownGoal(57), ownGoal(60)] };
    expect(scorers(lists, 'home')).toEqual(['Efe', 'Baran 57′, 60′ (kk)']);
    expect(scorers(lists, 'away')).toEqual([]);
  });

  it.each([
    ['a goal of the time line, which a line counts already', { type: 'goal' }],
    ['an own goal of nobody', { player: null }],
    ['an own goal of a player whose side nobody knows', { side: null }],
  ] as const)('leave out %s', (_name, part) => {
    const lists = { playerStats: [], incidents: [ownGoal(57, part)] };
    expect([...scorers(lists, 'home'), ...scorers(lists, 'away')]).toEqual([]);
  });
});
