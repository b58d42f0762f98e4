import * as z from 'zod/mini';
import { secret } from './secret.ts';
import { whenMissing } from './text.ts';

const USERNAME_MISSING = 'Kullanıcı adını girin.';
const PASSWORD_MISSING = 'Şifreyi girin.';

/** POST /api/admins/login. Passwords are taken as received: no trimming, no normalising (ASVS 6.2). */
export const adminLoginBody = z.strictObject({
  username: z.string(whenMissing(USERNAME_MISSING)).check(z.minLength(1, USERNAME_MISSING), z.maxLength(100)),
  password: secret(z.string(whenMissing(PASSWORD_MISSING)).check(z.minLength(1, PASSWORD_MISSING), z.maxLength(1000))),
});
export type AdminLogin = z.infer<typeof adminLoginBody>;
