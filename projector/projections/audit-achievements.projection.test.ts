import type { LeagueEvent } from '@league/events/catalogue.ts';
import { formatPosition } from '@league/events/envelope.ts';
import {
  achievementAssigned,
  achievementChanged,
  achievementCreated,
  achievementDeleted,
  achievementWithdrawn,
  sampleAchievement,
} from '@league/events/testing/achievement-events.ts';
import { describe, expect, it } from 'vitest';
import { audit } from './audit.projection.ts';
import { given } from './given-events.ts';

const { awardId, receiverId } = achievementAssigned().data;

describe('an audit entry of an achievement', () => {
  const entries: readonly (readonly [LeagueEvent, object])[] = [
    [achievementCreated(), { season: null, before: null, after: sampleAchievement }],
    [achievementChanged(), { season: null, before: { season: '2026' }, after: { season: null } }],
    [achievementDeleted({ awards: [awardId] }), { before: { title: 'Gol Kralı', awards: 1 }, after: null }],
    [
      achievementAssigned(),
      { playerId: receiverId, teamId: null, before: null, after: { title: 'Gol Kralı', note: '28 gol' } },
    ],
    [
      achievementAssigned({ type: 'team', note: null }),
      { playerId: null, teamId: receiverId, before: null, after: { title: 'Gol Kralı' } },
    ],
    [
      achievementWithdrawn({ type: 'team' }),
      { playerId: null, teamId: receiverId, before: { title: 'Gol Kralı' }, after: null },
    ],
  ];
  it.each(entries)('says what it is, and whose: $type', (event, expected) => {
    expect(given(audit)(event)[formatPosition(1n)]).toMatchObject(expected);
  });
});
