import * as z from 'zod/mini';

/** POST /api/admins/login. Passwords are taken as received: no trimming, no normalising (ASVS 6.2). */
export const adminLoginBody = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});
export type AdminLogin = z.infer<typeof adminLoginBody>;
