import type { AchievementAnswer, AwardOfAchievement } from '@league/query-api/contract/achievements.ts';

/** An award with what was given. */
export type AwardLine = AwardOfAchievement & { readonly achievement: AchievementAnswer };

/** All awards of all achievements, the latest first. */
export const awardLines = (achievements: readonly AchievementAnswer[]): readonly AwardLine[] =>
  achievements
    .flatMap((achievement) => achievement.awards.map((award) => ({ ...award, achievement })))
    .toSorted((a, b) => Date.parse(b.assignedAt) - Date.parse(a.assignedAt) || (a._id < b._id ? -1 : 1));

/** The gamertag or the name of the team. */
export const receiverOf = ({ player, team }: AwardOfAchievement): string => player?.gamertag ?? team?.name ?? '';

/** The achievements that the filters of the page leave. */
export const filtered = (
  achievements: readonly AchievementAnswer[],
  { type, category }: { readonly type: string | undefined; readonly category: string | undefined },
): readonly AchievementAnswer[] =>
  achievements.filter(
    (each) => (type === undefined || each.type === type) && (category === undefined || each.category === category),
  );
