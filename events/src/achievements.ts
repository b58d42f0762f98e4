import * as z from 'zod/mini';
import { change, id } from './shapes.ts';

/** Events of stream `achievement-{id}`: what the league honours, and whom it has honoured with it (docs/rules.md#achievements). */

/** What an achievement is about, in the order of the screens. */
export const CATEGORIES = ['season', 'tournament', 'individual', 'team', 'special', 'milestone'] as const;
export const achievementCategory = z.enum(CATEGORIES);
export type AchievementCategory = z.infer<typeof achievementCategory>;

/** Who can be honoured with it. */
export const RECEIVER_TYPES = ['player', 'team'] as const;
export const receiverType = z.enum(RECEIVER_TYPES);
export type ReceiverType = z.infer<typeof receiverType>;

/** The emblem on which its icon stands. */
export const LOGO_TYPES = ['trophy', 'medal', 'star', 'crown', 'shield', 'gem'] as const;
export const logoType = z.enum(LOGO_TYPES);
export type LogoType = z.infer<typeof logoType>;

/** How seldom it is given, from the most usual on. */
export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export const rarity = z.enum(RARITIES);
export type Rarity = z.infer<typeof rarity>;

const text = z.string();
const optionalText = z.nullable(z.string());

/** `icon` is the name of a picture, `color` its colour as `#rrggbb`, `season` free text. */
export const achievementCreated = z.strictObject({
  achievementId: id,
  title: text,
  description: text,
  category: achievementCategory,
  type: receiverType,
  icon: text,
  color: text,
  logoType,
  customText: optionalText,
  season: optionalText,
  rarity,
});

export const achievementChanged = z.strictObject({
  achievementId: id,
  changes: z.strictObject({
    title: z.optional(change(text)),
    description: z.optional(change(text)),
    category: z.optional(change(achievementCategory)),
    type: z.optional(change(receiverType)),
    icon: z.optional(change(text)),
    color: z.optional(change(text)),
    logoType: z.optional(change(logoType)),
    customText: z.optional(change(optionalText)),
    season: z.optional(change(optionalText)),
    rarity: z.optional(change(rarity)),
  }),
});

/** `awards` are those that went with it. */
export const achievementDeleted = z.strictObject({ achievementId: id, title: text, awards: z.array(id) });

/** `receiverId` is that of the player or team; `title` what the achievement was called then. */
export const achievementAssigned = z.strictObject({
  achievementId: id,
  awardId: id,
  title: text,
  type: receiverType,
  receiverId: id,
  note: optionalText,
});

export const achievementWithdrawn = z.strictObject({
  achievementId: id,
  awardId: id,
  title: text,
  type: receiverType,
  receiverId: id,
});
