import { createHmac } from 'node:crypto';
import { digestOf } from '../handling/ids.ts';

/** 32 signs, none of which looks like another: no 0 and O, no 1 and I. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;
const GROUP = 4;

/** How long a code opens something (docs/rules.md#identity). */
export const CODE_VALID_MS = 15 * 60_000;

/**
 * Wrong codes that a code survives, from all addresses together. A thousand guesses at 60 bits find a code with a chance of 1 in
 * 10^15. A stranger who wants to use up all tries of a code needs 200 addresses (ports/reset-codes.ts).
 */
export const CODE_TRIES_IN_ALL = 1_000;

/**
 * The code that a command issues: 60 bits, in three groups. It is derived from the command's id by a key that only the league has,
 * so that a repeat of the command answers the same code, though it is stored nowhere.
 */
export const codeOf = (digestKey: Buffer, commandId: string): string => {
  const bytes = createHmac('sha256', digestKey)
    .update(JSON.stringify(['reset code', commandId]))
    .digest();
  const signs = [...bytes.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return (signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
};

/** Whose code it is. A code that was issued before its player became an admin has another hash, and opens nothing any more. */
export type CodeOwner = { readonly accountId: string; readonly isAdmin: boolean };

/** What is stored of a code, and compared: of one that was typed in any case, with whatever between its signs. */
export const codeHashOf = (digestKey: Buffer, { accountId, isAdmin }: CodeOwner, typed: string): string => {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return digestOf(digestKey, ['reset code', accountId, signs, ...(isAdmin ? ['admin'] : [])]);
};
