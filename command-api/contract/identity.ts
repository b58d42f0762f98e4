import * as z from 'zod/mini';

/** POST /api/admins/login. Passwords are taken as received: no trimming, no normalising (ASVS 6.2). */
export const adminLoginBody = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});

/** The session record that the browser keeps. `token` goes out as `Authorization: Bearer`. */
export const session = z.object({
  token: z.string(),
  _id: z.string(),
  id: z.string(),
  username: z.string(),
  isAdmin: z.boolean(),
});
export type Session = z.infer<typeof session>;
