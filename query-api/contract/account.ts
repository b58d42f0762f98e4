import * as z from 'zod/mini';

/** A session of the own account; the login named the present one by `sessionId`. */
const ownSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Browser and system, for people: 'Chrome · Android'. */
  device: z.string(),
  isAdmin: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;
/** GET /api/account/sessions. */
export const ownSessions = z.array(ownSession);
