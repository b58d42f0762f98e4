import { ACHIEVEMENT_DEFAULTS, type createAchievementBody } from '@league/command-api/contract/achievement.ts';
import type { AchievementAnswer } from '@league/query-api/contract/achievements.ts';
import type * as z from 'zod/mini';

type Body = z.input<typeof createAchievementBody>;

/** What the form of an achievement begins with: empty boxes, and the defaults of the league. */
export const formOf = (achievement?: AchievementAnswer) => {
  const { title = '', description = '', customText, season } = achievement ?? {};
  const { category, type, icon, color, logoType, rarity } = achievement ?? ACHIEVEMENT_DEFAULTS;
  return {
    title,
    description,
    category,
    type,
    icon,
    color,
    logoType,
    rarity,
    customText: customText ?? '',
    season: season ?? '',
  };
};

/** Of the body what differs from what the form began with: what another admin changes meanwhile stays as it is. */
export const differing = (body: Body, began: ReturnType<typeof formOf>): Partial<Body> => {
  const before: Readonly<Record<string, unknown>> = began;
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== before[name]));
};
