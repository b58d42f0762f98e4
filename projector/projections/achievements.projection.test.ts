import type { LeagueEvent } from '@league/events/catalogue.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { achievements } from './achievements.projection.ts';
import { given, recordedAt } from './given-events.ts';

const after = given(achievements);
const [achievementId, awardId, receiverId] = [numberedId(1), numberedId(2), numberedId(3)];

const described = {
  title: 'Gol Kralı',
  description: 'Sezonun en çok gol atanı.',
  category: 'individual',
  type: 'player',
  icon: 'trophy',
  color: '#ffd700',
  logoType: 'crown',
  customText: null,
  season: '2026',
  rarity: 'epic',
} as const;

const created: LeagueEvent = { type: 'AchievementCreated', data: { achievementId, ...described } };
const facts = { achievementId, awardId, title: 'Gol Kralı', type: 'player', receiverId } as const;
const assigned: LeagueEvent = { type: 'AchievementAssigned', data: { ...facts, note: '28 gol' } };
const withdrawn: LeagueEvent = { type: 'AchievementWithdrawn', data: facts };

describe('achievements', () => {
  it('are there from their creation to their deletion, as they were changed last', () => {
    const changed: LeagueEvent = {
      type: 'AchievementChanged',
      data: {
        achievementId,
        changes: { title: { from: 'Gol Kralı', to: 'Altın Krampon' }, season: { from: '2026', to: null } },
      },
    };
    const deleted: LeagueEvent = { type: 'AchievementDeleted', data: { achievementId, title: '', awards: [] } };
    expect(after(created, changed)[achievementId]).toEqual({
      id: achievementId,
      ...described,
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
    expect(after(created, assigned, withdrawn)[achievementId]).toMatchObject({ awards: [] });
  });
});
