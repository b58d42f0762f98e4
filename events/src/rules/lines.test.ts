import { describe, expect, it } from 'vitest';
import { linesExceedScore, namedGoals } from './lines.ts';

const result = {
  homeScore: 2,
  awayScore: 1,
  lines: [
    { playerId: 'ada', side: 'home', goals: 1 },
    { playerId: 'ece', side: 'away', goals: 0 },
  ],
  homeLineup: [{ playerId: 'can' }],
  awayLineup: [{ playerId: 'naz' }],
  incidents: [],
} as const;
const ownGoal = (playerId: string | null) => ({ type: 'ownGoal', playerId }) as const;

describe('docs/rules.md#lines', () => {
  it('goals that nobody is named for are no fault', () => {
    expect(linesExceedScore(result)).toBe(false);
  });

  it('the goals of a side’s lines are not more than its score', () => {
    const lines = [{ playerId: 'ada', side: 'home', goals: 3 }] as const;
    expect(linesExceedScore({ ...result, lines })).toBe(true);
    expect(linesExceedScore({ ...result, lines, homeScore: 3 })).toBe(false);
  });

  it('own goals count for the other side, by line or line-up', () => {
    expect(namedGoals({ ...result, incidents: [ownGoal('ece'), ownGoal('naz')] }, 'home')).toBe(3);
    expect(linesExceedScore({ ...result, incidents: [ownGoal('ece')] })).toBe(false);
    expect(linesExceedScore({ ...result, incidents: [ownGoal('ece'), ownGoal('naz')] })).toBe(true);
    expect(linesExceedScore({ ...result, incidents: [ownGoal('can'), ownGoal('ada')] })).toBe(true);
  });

  it('an own goal of nobody, or of somebody who is in neither side, counts for none', () => {
    const incidents = [ownGoal(null), ownGoal('elif'), ownGoal('elif'), ownGoal('elif')];
    expect(linesExceedScore({ ...result, incidents })).toBe(false);
  });
});
