import type { AccountRole } from '../envelope.ts';

/** An account with a session, and its roles as they are at this moment: they are never read from the token (docs/rules.md#identity). */
export type SignedIn = { readonly id: string; readonly roles: readonly AccountRole[] };

/** Tells whose session a token belongs to. */
export type SessionReader = {
  /**
   * The account behind a bearer token; undefined for a token that is unknown, expired or revoked, and for an account that has
   * lost its roles. `onSession` is called before the roles are asked for, where the token has a session: what is begun then goes
   * beside.
   */
  readonly identify: (token: string, onSession?: () => void) => Promise<SignedIn | undefined>;
};
