import type { achievementIcons } from '../../messages/tr/achievement-icons.ts';

/** The stored names of pictures that this release can draw. */
export type IconName = keyof typeof achievementIcons;
