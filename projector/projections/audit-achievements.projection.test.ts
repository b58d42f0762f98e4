import type { LeagueEvent } from '@league/events/catalogue.ts';
import { formatPosition } from '@league/events/envelope.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { audit } from './audit.projection.ts';
import { given } from './given-events.ts';

const [achievementId, awardId, receiverId] = [numberedId(1), numberedId(2), numberedId(3)];
const described = {
  title: 'Gol Kralı',
  description: 'En çok gol atan.',
  category: 'individual',
  type: 'player',
  icon: 'trophy',
  color: '#ffd700',
  logoType: 'crown',
  customText: null,
  season: '2026',
  rarity: 'epic',
} as const;
const facts = { achievementId, awardId, title: 'Gol Kralı', receiverId };

describe('an audit entry of an achievement', () => {
  const entries: readonly (readonly [LeagueEvent, object])[] = [
    [
      { type: 'AchievementCreated', data: { achievementId, ...described } },
      { season: null, before: null, after: described },
    ],
    [
      { type: 'AchievementChanged', data: { achievementId, changes: { season: { from: '2026', to: null } } } },
      { season: null, before: { season: '2026' }, after: { season: null } },
    ],
    [
      { type: 'AchievementDeleted', data: { achievementId, title: 'Gol Kralı', awards: [awardId] } },
      { before: { title: 'Gol Kralı', awards: 1 }, after: null },
    ],
    [
      { type: 'AchievementAssigned', data: { ...facts, type: 'player', note: '28 gol' } },
      { playerId: receiverId, teamId: null, before: null, after: { title: 'Gol Kralı', note: '28 gol' } },
    ],
    [
      { type: 'AchievementAssigned', data: { ...facts, type: 'team', note: null } },
      { playerId: null, teamId: receiverId, before: null, after: { title: 'Gol Kralı' } },
    ],
    [
      { type: 'AchievementWithdrawn', data: { ...facts, type: 'team' } },
      { playerId: null, teamId: receiverId, before: { title: 'Gol Kralı' }, after: null },
    ],
  ];
  it.each(entries)('says what it is, and whose: $type', (event, expected) => {
    expect(given(audit)(event)[formatPosition(1n)]).toMatchObject(expected);
  });
});
