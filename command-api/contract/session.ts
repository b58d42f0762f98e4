import * as z from 'zod/mini';

/** The session record that the browser keeps. `token` goes out as `Authorization: Bearer`. */
export const session = z.object({
  token: z.string(),
  _id: z.string(),
  id: z.string(),
  /** Of an admin who is no player. */
  username: z.optional(z.string()),
  /** Of a player, also of one with admin access. */
  gamertag: z.optional(z.string()),
  /** Whether the session was opened at the admin login. */
  isAdmin: z.boolean(),
  /** The id under which the session stands in the list of own sessions. */
  sessionId: z.optional(z.string()),
});
export type Session = z.infer<typeof session>;
