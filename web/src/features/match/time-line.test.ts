import type { IncidentAnswer } from '@league/query-api/contract/match-details.ts';
import { describe, expect, it } from 'vitest';
import { timeLineOf } from './time-line.ts';

const incident = (type: IncidentAnswer['type'], minute: number, side: IncidentAnswer['side']): IncidentAnswer => ({
  type,
  minute,
  description: '',
  player: side === null ? null : { _id: `p${minute}`, gamertag: `P${minute}`, deleted: false },
  side,
});
const told = (homeScore: number, awayScore: number, incidents: readonly IncidentAnswer[]) =>
  timeLineOf({ homeScore, awayScore, incidents: [...incidents] }).map((row) => {
    const score = row.score === null ? '' : ` ${row.score.home}-${row.score.away}`;
    return row.kind === 'incident' ? `${row.incident.minute} ${row.side}${score}` : row.kind + score;
  });

describe('the time line of a match', () => {
  it('has the score after each goal, at half time and at the end, where every goal has its minute', () => {
    expect(
      told(2, 1, [
        incident('goal', 12, 'home'),
        incident('yellowCard', 30, 'away'),
        incident('goal', 46, 'away'),
        incident('goal', 90, 'home'),
      ]),
    ).toEqual(['12 home 1-0', '30 away', 'half 1-0', '46 away 1-1', '90 home 2-1', 'end 2-1']);
  });

  it('tells an own goal on the side for which it counts', () => {
    expect(told(1, 0, [incident('ownGoal', 45, 'away')])).toEqual(['45 home 1-0', 'half 1-0', 'end 1-0']);
  });

  it.each([
    ['a goal is missing', 2, 0, [incident('goal', 12, 'home')]],
    ['a goal is nobody’s', 1, 0, [incident('goal', 12, null)]],
    ['the goals are of the other side', 0, 1, [incident('goal', 12, 'home')]],
  ] as const)('says no score where %s', (_name, home, away, incidents) => {
    expect(told(home, away, incidents)).toEqual([`12 ${incidents[0].side}`]);
  });

  it('has nothing to tell without incidents', () => {
    expect(told(3, 1, [])).toEqual([]);
  });
});
