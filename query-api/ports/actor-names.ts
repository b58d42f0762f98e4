/** The names of those who acted by an account, for the audit. The log holds ids only, so that a person can be erased. */
export type ActorNames = {
  /**
   * Names of accounts by id, admins' user names and players' gamertags, as they are now. An id that is unknown or erased is
   * missing from the map, or is named 'Silinmiş kullanıcı'.
   */
  readonly names: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};
