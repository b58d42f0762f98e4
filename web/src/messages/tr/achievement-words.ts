import type { AchievementAnswer } from '@league/query-api/contract/achievements.ts';

/** Stored words of achievements, as people read them. */

export const achievementCategories = {
  season: 'Sezon',
  tournament: 'Turnuva',
  individual: 'Bireysel',
  team: 'Takım',
  special: 'Özel',
  milestone: 'Milestone',
} as const satisfies Readonly<Record<AchievementAnswer['category'], string>>;

/** Who can have an achievement. */
export const receiverTypes = {
  player: 'Oyuncu',
  team: 'Takım',
} as const satisfies Readonly<Record<AchievementAnswer['type'], string>>;

export const rarities = {
  common: 'Yaygın',
  rare: 'Nadir',
  epic: 'Epik',
  legendary: 'Efsanevi',
} as const satisfies Readonly<Record<AchievementAnswer['rarity'], string>>;

export const logoTypes = {
  trophy: 'Kupa',
  medal: 'Madalya',
  star: 'Yıldız',
  crown: 'Taç',
  shield: 'Kalkan',
  gem: 'Mücevher',
} as const satisfies Readonly<Record<AchievementAnswer['logoType'], string>>;
