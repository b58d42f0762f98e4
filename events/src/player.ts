import * as z from 'zod/mini';
import { playerPosition } from './positions.ts';
import { change, id, seasonNumber } from './shapes.ts';

/**
 * Events of stream `player-{id}`. What may have to be erased (docs/rules.md#privacy) is in none of them: `personal` names the
 * fields of the account store that changed, never their values. The gamertag is public and stays in the history.
 */

/** The number on a shirt, 1 to 99 (docs/rules.md#players). */
const jerseyNumber = /* @__PURE__ */ z.int().check(z.gte(1), z.lte(99));

/** The fields about a person that the account store holds, and that can be erased there. */
export const personalField = z.enum(['email', 'psoId', 'firstName', 'lastName', 'bio', 'playingStyle', 'socialMedia']);
export type PersonalField = z.infer<typeof personalField>;

/** Position and number are null where a player was made without them. */
export const playerRegistered = z.strictObject({
  playerId: id,
  gamertag: z.string(),
  position: z.nullable(playerPosition),
  jerseyNumber: z.nullable(jerseyNumber),
});

export const playerApproved = z.strictObject({ playerId: id });

/** The reason itself is personal and stands in the account store. */
export const playerRejected = z.strictObject({ playerId: id, reasonGiven: z.boolean() });

/** An admin's edit. */
export const playerDetailsChanged = z.strictObject({
  playerId: id,
  changes: z.strictObject({
    gamertag: z.optional(change(z.string())),
    position: z.optional(change(z.nullable(playerPosition))),
    jerseyNumber: z.optional(change(z.nullable(jerseyNumber))),
  }),
  personal: z.array(personalField),
});

/** The player's own edit, or an admin's on the profile. */
export const playerProfileChanged = z.strictObject({
  playerId: id,
  changes: z.strictObject({ favoritePosition: z.optional(change(z.nullable(playerPosition))) }),
  personal: z.array(personalField),
});

/**
 * `from` is the team that the player leaves by it, null for a free player. `season` is the one in which it happened, from 1. With
 * `takesReleaseBack` the player's last release from this team is taken back: the membership goes on as if it had never ended.
 */
export const playerAssignedToTeam = z.strictObject({
  playerId: id,
  teamId: id,
  from: z.nullable(id),
  season: seasonNumber,
  takesReleaseBack: z.optional(z.literal(true)),
});

/** No assignment of version 1 took a release back. */
export const assignedFromVersion1 = (data: unknown): unknown => data;

/**
 * Why a player is free now: an admin's act, one on the players of all teams, the end of the team, or the end of the player in the
 * league.
 */
export const releaseCause = z.enum(['released', 'transfersReset', 'teamDeleted', 'rejected', 'deleted']);
export type ReleaseCause = z.infer<typeof releaseCause>;

export const playerReleased = z.strictObject({
  playerId: id,
  teamId: id,
  cause: releaseCause,
  season: seasonNumber,
});

/** Version 1 knew no reset of all transfers. */
export const releasedFromVersion1 = (data: unknown): unknown => data;

export const passwordResetIssued = z.strictObject({ playerId: id });

/** `how`: by the old password, or by a reset code that an admin issued. */
export const passwordChanged = z.strictObject({ playerId: id, how: z.enum(['own', 'resetCode']) });

/** `gamertagFreed`: anybody may have the player's gamertags again, as after a rejection; else they stay reserved. */
export const playerDeleted = z.strictObject({
  playerId: id,
  gamertag: z.string(),
  gamertagFreed: z.optional(z.literal(true)),
});
