import type { EventType, LeagueEventOf } from '@league/events/catalogue.ts';
import { type AchievementDocument, achievementsModel } from '@league/query-api/contract/achievements.ts';
import { defineProjection } from '../define-projection.ts';
import { withChanges } from './changed-fields.ts';
import { isoTime } from './iso-time.ts';

const handles = [
  'AchievementCreated',
  'AchievementChanged',
  'AchievementDeleted',
  'AchievementAssigned',
  'AchievementWithdrawn',
] as const satisfies readonly EventType[];

type Handled = LeagueEventOf<(typeof handles)[number]> & { readonly recordedAt: number };

/** Achievements that exist, each with the awards that stand. */
export const achievements = defineProjection({
  model: achievementsModel,
  version: 1,
  handles,
  documentIds: (event) => [event.data.achievementId],
  evolve: (document, event) => {
    if (event.type === 'AchievementCreated') {
      const { achievementId: id, ...achievement } = event.data;
      return document ?? { id, ...achievement, awards: [] };
    }
    return document && evolveAchievement(document, event);
  },
});

const evolveAchievement = (
  document: AchievementDocument,
  event: Exclude<Handled, { type: 'AchievementCreated' }>,
): AchievementDocument | null => {
  switch (event.type) {
    case 'AchievementChanged':
      return withChanges(document, event.data.changes);
    case 'AchievementDeleted':
      return null;
    case 'AchievementAssigned': {
      const { awardId, type, receiverId, note } = event.data;
      if (document.awards.some((award) => award.awardId === awardId)) return document;
      const award = { awardId, type, receiverId, note, assignedAt: isoTime(event.recordedAt) };
      return { ...document, awards: [...document.awards, award] };
    }
    case 'AchievementWithdrawn':
      return { ...document, awards: document.awards.filter(({ awardId }) => awardId !== event.data.awardId) };
    default:
      return event satisfies never;
  }
};
