/** The names of actors with an account, for the audit. The log contains only ids, so that a person can be erased. */
export type ActorNames = {
  /**
   * Names of accounts by id, admins' user names and players' gamertags, as they are now. An id that is unknown or
   * erased is missing from the map, or has the name 'Silinmiş kullanıcı'.
   */
  readonly names: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};
