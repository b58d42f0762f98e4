import * as z from 'zod/mini';
import { EMAIL_MISSING } from './email.ts';
import { secret } from './secret.ts';
import { whenMissing } from './text.ts';

const USERNAME_MISSING = 'Kullanıcı adını girin.';
const PASSWORD_MISSING = 'Şifreyi girin.';

/** Fewest and most characters of a password (docs/rules.md#identity). */
export const PASSWORD_MIN = 10;
const PASSWORD_MAX = 1000;

/** Passwords are taken as received: no trimming, no normalising (ASVS 6.2). */
const givenPassword = secret(
  z.string(whenMissing(PASSWORD_MISSING)).check(z.minLength(1, PASSWORD_MISSING), z.maxLength(PASSWORD_MAX)),
);
/** A password that is set. */
export const newPassword = secret(
  z.string(whenMissing(PASSWORD_MISSING)).check(
    z.refine((typed) => [...typed].length >= PASSWORD_MIN, `Şifre en az ${PASSWORD_MIN} karakter olmalı.`),
    z.refine((typed) => [...typed].length <= PASSWORD_MAX, `Şifre en fazla ${PASSWORD_MAX} karakter olabilir.`),
  ),
);

/** POST /api/admins/login. */
export const adminLoginBody = z.strictObject({
  username: z.string(whenMissing(USERNAME_MISSING)).check(z.minLength(1, USERNAME_MISSING), z.maxLength(100)),
  password: givenPassword,
});
export type AdminLogin = z.infer<typeof adminLoginBody>;

/** POST /api/players/login. */
export const playerLoginBody = z.strictObject({
  email: z.string(whenMissing(EMAIL_MISSING)).check(z.minLength(1, EMAIL_MISSING), z.maxLength(254)),
  password: givenPassword,
});
export type PlayerLogin = z.infer<typeof playerLoginBody>;

/** PUT /api/account/password. */
export const changePasswordBody = z.strictObject({ currentPassword: givenPassword, password: newPassword });

/** POST /api/login/reset-code. The code's twelve signs may be typed in groups and in any case. */
export const redeemCodeBody = z.strictObject({
  email: playerLoginBody.shape.email,
  code: secret(z.string(whenMissing('Kodu girin.')).check(z.minLength(1, 'Kodu girin.'), z.maxLength(50))),
  password: newPassword,
});
