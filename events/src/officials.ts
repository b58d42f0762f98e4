import * as z from 'zod/mini';
import { id } from './shapes.ts';

/**
 * Events of stream `official-{playerId}`: the offices that a player holds or asked for (docs/rules.md#officials). Notes, the name of
 * a channel and its link are personal: `personal` names those of the account store that were written, never their values.
 */

/** How far a referee has come, as the referee says. */
export const REFEREE_LEVELS = ['Yeni', 'Deneyimli', 'Uzman'] as const;
export const refereeLevel = z.enum(REFEREE_LEVELS);
export type RefereeLevel = z.infer<typeof refereeLevel>;

/** Where matches are shown; the last stands for every other place. */
export const PLATFORMS = ['Twitch', 'YouTube', 'Facebook', 'Kick', 'TikTok', 'Instagram', 'Diğer'] as const;
export const platform = z.enum(PLATFORMS);
export type Platform = z.infer<typeof platform>;

/** The most years of experience that a referee may claim. */
export const MOST_EXPERIENCE = 60;

/** The personal fields of officials in the account store. */
export const officialField = z.enum(['refereeNotes', 'broadcasterNotes', 'channelLink', 'channelName']);
export type OfficialField = z.infer<typeof officialField>;

const personal = z.array(officialField);

/** Why an office ends: an admin's act, or the end of the player in the league. */
export const dismissalCause = z.enum(['dismissed', 'rejected', 'deleted']);
export type DismissalCause = z.infer<typeof dismissalCause>;

export const refereeApplied = z.strictObject({
  playerId: id,
  level: refereeLevel,
  experienceYears: z.int().check(z.gte(0), z.lte(MOST_EXPERIENCE)),
});

/** An admin gives the office, whether or not the player asked for it. */
export const refereeAppointed = z.strictObject({ playerId: id, personal });

/** The application is granted. */
export const refereeApproved = z.strictObject({ playerId: id });

/** The application is refused; the player may ask again. */
export const refereeRejected = z.strictObject({ playerId: id });

export const refereeDismissed = z.strictObject({ playerId: id, cause: dismissalCause });

export const broadcasterApplied = z.strictObject({ playerId: id, platform, personal });
export const broadcasterAppointed = z.strictObject({ playerId: id, platform, personal });
export const broadcasterApproved = z.strictObject({ playerId: id });
export const broadcasterRejected = z.strictObject({ playerId: id });
export const broadcasterDismissed = z.strictObject({ playerId: id, cause: dismissalCause });
