import type { IncidentAnswer } from '@league/query-api/contract/match-details.ts';
import { describe, expect, it } from 'vitest';
import { statLineOf } from '../../testing/stat-line-of.ts';
import { scorersOf } from './scorers.ts';

const ownGoal = (part: Partial<IncidentAnswer> = {}): IncidentAnswer => ({
  type: 'ownGoal',
  minute: 57,
  description: '',
  player: { _id: 'baran', gamertag: 'Baran', deleted: false },
  side: 'away',
  ...part,
});

describe('the scorers of a side', () => {
  it('stand with their goals, the most first, one goal without a figure', () => {
    const playerStats = [
      statLineOf('Efe', { goals: 1 }),
      statLineOf('Arda', { goals: 2 }),
      statLineOf('Can'),
      statLineOf('Baran', { goals: 3, side: 'away' }),
    ];
    expect(scorersOf({ playerStats, incidents: [] }, 'home')).toEqual(['Arda 2', 'Efe']);
    expect(scorersOf({ playerStats, incidents: [] }, 'away')).toEqual(['Baran 3']);
  });

  it('have own goals after them, on the side for which they count', () => {
    const lists = { playerStats: [statLineOf('Efe', { goals: 1 })], incidents: [ownGoal(), ownGoal({ minute: 60 })] };
    expect(scorersOf(lists, 'home')).toEqual(['Efe', 'Baran 2 (kk)']);
    expect(scorersOf(lists, 'away')).toEqual([]);
  });

  it.each([
    ['a goal of the timeline, which a line counts already', { type: 'goal' }],
    ['an own goal of nobody', { player: null }],
    ['an own goal of a player whose side nobody knows', { side: null }],
  ] as const)('leave out %s', (_name, part) => {
    const lists = { playerStats: [], incidents: [ownGoal(part)] };
    expect([...scorersOf(lists, 'home'), ...scorersOf(lists, 'away')]).toEqual([]);
  });
});
