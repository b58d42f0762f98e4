import { achievementCategory, logoType, rarity, receiverType } from '@league/events/achievements.ts';
import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';
import { teamReference } from './team-reference.ts';

/** What an achievement is; `icon` is the name of a picture, `color` its colour as `#rrggbb`. */
const described = {
  title: z.string(),
  description: z.string(),
  category: achievementCategory,
  icon: z.string(),
  color: z.string(),
  logoType,
  customText: z.nullable(z.string()),
  season: z.nullable(z.string()),
  rarity,
};

/** An achievement with its awards, oldest first, also those whose player or team is gone by now. */
export const achievementDocument = z.strictObject({
  id: z.string(),
  ...described,
  type: receiverType,
  awards: z.array(
    z.strictObject({
      awardId: z.string(),
      type: receiverType,
      receiverId: z.string(),
      note: z.nullable(z.string()),
      assignedAt: z.string(),
    }),
  ),
});
export type AchievementDocument = z.infer<typeof achievementDocument>;
export const achievementsModel = defineReadModel({ name: 'achievements', document: achievementDocument, fields: [] });

const award = { _id: z.string(), assignedAt: z.string(), note: z.nullable(z.string()) };

/** An award as the list of achievements names it: whose it is, a player or a team by the achievement's type. */
const awardOfAchievement = z.object({
  ...award,
  player: z.nullable(z.object({ _id: z.string(), gamertag: z.string() })),
  team: z.nullable(teamReference),
});
export type AwardOfAchievement = z.infer<typeof awardOfAchievement>;

/**
 * GET /api/achievements, by title. `awardCount` counts every award that stands; `awards`, newest first, leaves out those of players
 * and teams that are gone.
 */
export const achievementAnswer = z.object({
  _id: z.string(),
  ...described,
  type: receiverType,
  awardCount: z.number(),
  awards: z.array(awardOfAchievement),
});
export type AchievementAnswer = z.infer<typeof achievementAnswer>;
export const achievementsAnswer = z.array(achievementAnswer);

/** GET /api/achievements/team/{teamId}, …/player/{playerId}: newest first. */
export const awardAnswer = z.object({ ...award, achievement: z.object({ _id: z.string(), ...described }) });
export type AwardAnswer = z.infer<typeof awardAnswer>;
export const awardsAnswer = z.array(awardAnswer);

/** GET /api/achievements/season/{season}: newest first, each with who got it. */
export const seasonAwardsAnswer = z.array(z.object({ ...awardOfAchievement.shape, ...awardAnswer.shape }));
export type SeasonAward = z.infer<typeof seasonAwardsAnswer>[number];
