import * as z from 'zod/mini';
import { email } from './email.ts';
import { gamertag } from './gamertag.ts';
import { newPassword } from './identity.ts';
import { jersey, position, psoId } from './player-fields.ts';

/** POST /api/players/register. Apart from the logins, whose pages need nothing of it. */
export const registerBody = z.strictObject({
  gamertag,
  psoId,
  email,
  position,
  jerseyNumber: jersey,
  password: newPassword,
});
export type Registration = z.infer<typeof registerBody>;
