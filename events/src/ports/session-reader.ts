import type { AccountRole } from '../envelope.ts';

/** An account with a session, and its current roles, which are never read from the token (docs/rules.md#identity). */
export type SignedIn = { readonly id: string; readonly roles: readonly AccountRole[] };

/** Finds the account to which a token belongs. */
export type SessionReader = {
  /**
   * The account behind a bearer token; undefined for a token that is unknown, expired or revoked, and for an account
   * that has lost its roles. `onSession` is called as soon as the token's session is found and before the roles are
   * read, so that the caller can start other work meanwhile.
   */
  readonly identify: (token: string, onSession?: () => void) => Promise<SignedIn | undefined>;
};
