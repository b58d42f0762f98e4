/** Who is calling, by the state of this moment: rights are never read from the token (docs/rules.md#identity). */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'admin'; readonly id: string; readonly username: string };

/** Tells who a session's token belongs to. */
export type SessionReader = {
  /**
   * The caller behind a bearer token; undefined for a token that is unknown, expired, revoked or lost its rights. `onSession`
   * is called before the rights are asked for, where the token has a session: what is begun then goes beside.
   */
  readonly identify: (
    token: string,
    onSession?: () => void,
  ) => Promise<Exclude<Caller, { kind: 'visitor' }> | undefined>;
};
