import type { Crest } from '@league/events/rules/crest.ts';

/** The teams that exist: a fact that no single stream holds, looked up for a command that needs all of them. */
export type TeamDirectory = {
  /** Ids of the existing teams in the order in which they were created, as of the log's head at the call. @throws StoreUnavailable when that takes longer than 2 s */
  readonly all: () => Promise<readonly string[]>;
  /** The crest of every team that was ever created, by ids in that order, as of the log's head. @throws StoreUnavailable as above */
  readonly crests: () => Promise<ReadonlyMap<string, Crest>>;
  /** The logos of all teams that were ever created, since old matches show those that are gone; as of the log's head. @throws StoreUnavailable as above */
  readonly logos: () => Promise<readonly string[]>;
};
