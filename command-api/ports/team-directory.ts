/** The teams that exist: a fact that no single stream holds, looked up for a command that needs all of them. */
export type TeamDirectory = {
  /** Ids of the existing teams in the order in which they were created, as of the log's head at the call. @throws StoreUnavailable when that takes longer than 2 s */
  readonly all: () => Promise<readonly string[]>;
  /** What each team wears that was ever created, as words by their ids, in that order, as of the log's head. @throws StoreUnavailable as above */
  readonly crests: () => Promise<ReadonlyMap<string, string>>;
};
