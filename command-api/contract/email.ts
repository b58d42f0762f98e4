import * as z from 'zod/mini';
import { whenMissing } from './text.ts';

export const EMAIL_MISSING = 'E-posta adresini girin.';

/** ASCII; compared in lower case (docs/rules.md#names). */
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
export const email = z.string(whenMissing(EMAIL_MISSING)).check(
  z.refine((typed) => typed.trim() !== '', { error: EMAIL_MISSING, abort: true }),
  z.maxLength(254, { abort: true }),
  z.refine((typed) => EMAIL.test(typed.trim()), 'Geçerli bir e-posta adresi girin.'),
);
