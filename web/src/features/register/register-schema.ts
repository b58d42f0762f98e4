import { registerBody } from '@league/command-api/contract/registration.ts';
import * as z from 'zod/mini';
import { registerMessages } from '../../messages/tr/register.ts';

/** The body of the call, and the password once more, which is not sent. */
export const registerForm = z.extend(registerBody, { passwordAgain: z.string() }).check(
  z.refine(({ password, passwordAgain }) => password === passwordAgain, {
    error: registerMessages.mismatch,
    path: ['passwordAgain'],
    // Said together with what is wrong at other fields, and not only when all of them are right.
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
);
