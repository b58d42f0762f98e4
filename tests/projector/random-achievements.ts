import type { LeagueEvent } from '@league/events/catalogue.ts';
import {
  achievementAssigned,
  achievementChanged,
  achievementCreated,
  achievementDeleted,
  achievementWithdrawn,
} from '@league/events/testing/achievement-events.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import * as fc from 'fast-check';

const numbered = (most: number, from: number) =>
  fc.integer({ min: 1, max: most }).map((number) => numberedId(from + number));

type Ids = { readonly playerId: fc.Arbitrary<string> };

/** Two achievements, which are changed, given to these players, taken back and deleted. */
export const eventOfAchievements = ({ playerId }: Ids): fc.Arbitrary<LeagueEvent> => {
  const achievementId = numbered(2, 500);
  const award = fc.record({ achievementId, awardId: numbered(3, 510), receiverId: playerId });
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ achievementId }).map(achievementCreated) },
    { weight: 1, arbitrary: fc.record({ achievementId }).map(achievementChanged) },
    { weight: 1, arbitrary: fc.record({ achievementId }).map(achievementDeleted) },
    { weight: 3, arbitrary: award.map(achievementAssigned) },
    { weight: 1, arbitrary: award.map(achievementWithdrawn) },
  );
};
