import {
  achievementAssigned,
  achievementChanged,
  achievementCreated,
  achievementDeleted,
  achievementWithdrawn,
  sampleAchievement,
} from '@league/events/testing/achievement-events.ts';
import { describe, expect, it } from 'vitest';
import { achievements } from './achievements.projection.ts';
import { given, recordedAt } from './given-events.ts';

const after = given(achievements);
const created = achievementCreated();
const assigned = achievementAssigned();
const { achievementId, awardId, receiverId } = assigned.data;

describe('achievements', () => {
  it('are there from their creation to their deletion, as they were changed last', () => {
    const changed = achievementChanged({
      changes: { title: { from: 'Gol Kralı', to: 'Altın Krampon' }, season: { from: '2026', to: null } },
    });
    const deleted = achievementDeleted();
    expect(after(created, changed)[achievementId]).toEqual({
      id: achievementId,
      ...sampleAchievement,
      title: 'Altın Krampon',
      season: null,
      awards: [],
    });
    expect(after(created, assigned, deleted)).toEqual({});
    expect(after(created, deleted, assigned, changed)).toEqual({});
  });

  it('keep their awards until those are withdrawn', () => {
    const award = { awardId, type: 'player', receiverId, note: '28 gol', assignedAt: recordedAt(2) };
    expect(after(created, assigned)[achievementId]).toMatchObject({ awards: [award] });
    expect(after(created, assigned, achievementWithdrawn())[achievementId]).toMatchObject({ awards: [] });
  });
});
