import * as z from 'zod/mini';
import { id } from './shapes.ts';

/** Events of stream `admins`: one stream, so that the last admin cannot be lost in a race. `adminId` is an account's id. */

export const adminAccessGranted = z.strictObject({ adminId: id });

export const adminAccessRevoked = z.strictObject({ adminId: id });
