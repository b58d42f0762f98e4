/** Names of those who did something, for the audit. The log holds ids only, so that a person can be erased. */
export type ActorNames = {
  /**
   * Names by id: admins' user names and players' gamertags as they are now, 'Sistem' for 'system', 'Operatör' for
   * 'operator'. Who is unknown or erased is missing from the map, or stands there as 'Silinmiş kullanıcı'.
   */
  readonly names: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};
