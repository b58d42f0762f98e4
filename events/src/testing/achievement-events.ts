import type { EventType, LeagueEventOf } from '../catalogue.ts';
import { numberedId } from './sample-events.ts';

/** Events of achievements for tests: each builder makes a whole, valid event, and a test passes only what matters to it. */

type Data<T extends EventType> = LeagueEventOf<T>['data'];

/** What the sample achievement is, besides its awards. */
export const sampleAchievement = {
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

const achievementId = numberedId(71);
const { title, type } = sampleAchievement;
const award = { achievementId, awardId: numberedId(72), title, type, receiverId: numberedId(73) };

/** The sample achievement is created, unless the test says otherwise. */
export const achievementCreated = (
  data: Partial<Data<'AchievementCreated'>> = {},
): LeagueEventOf<'AchievementCreated'> => ({
  type: 'AchievementCreated',
  data: { achievementId, ...sampleAchievement, ...data },
});

/** The sample achievement is no longer of a season, unless the test says otherwise. */
export const achievementChanged = (
  data: Partial<Data<'AchievementChanged'>> = {},
): LeagueEventOf<'AchievementChanged'> => ({
  type: 'AchievementChanged',
  data: { achievementId, changes: { season: { from: sampleAchievement.season, to: null } }, ...data },
});

/** The sample achievement is deleted, given to nobody, unless the test says otherwise. */
export const achievementDeleted = (
  data: Partial<Data<'AchievementDeleted'>> = {},
): LeagueEventOf<'AchievementDeleted'> => ({
  type: 'AchievementDeleted',
  data: { achievementId, title, awards: [], ...data },
});

/** A player gets the sample achievement, unless the test says otherwise. */
export const achievementAssigned = (
  data: Partial<Data<'AchievementAssigned'>> = {},
): LeagueEventOf<'AchievementAssigned'> => ({
  type: 'AchievementAssigned',
  data: { ...award, note: '28 gol', ...data },
});

/** Takes the award of {@link achievementAssigned} back, unless the test says otherwise. */
export const achievementWithdrawn = (
  data: Partial<Data<'AchievementWithdrawn'>> = {},
): LeagueEventOf<'AchievementWithdrawn'> => ({ type: 'AchievementWithdrawn', data: { ...award, ...data } });
