import * as z from 'zod/mini';
import { id } from './shapes.ts';

/**
 * Events of stream `admins`. One stream for all admins, so that two revocations at once cannot remove the last admin.
 * `adminId` is an account's id.
 */

export const adminAccessGranted = z.strictObject({ adminId: id });

export const adminAccessRevoked = z.strictObject({ adminId: id });

/** An admin who is no player changed the own password. The stream of a player records the passwords of the player. */
export const adminPasswordChanged = z.strictObject({ adminId: id });
