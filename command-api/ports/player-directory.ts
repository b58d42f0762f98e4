/** The players as the read models know them: facts that no single stream holds. */
export type PlayerDirectory = {
  /** Ids of the players of a team, as of the log's head at the call. @throws StoreUnavailable when that takes longer than 2 s */
  readonly squadOf: (teamId: string) => Promise<readonly string[]>;
  /** How many like the player, as of this position of the log, or later. @throws StoreUnavailable as above */
  readonly likesOf: (playerId: string, position: bigint) => Promise<number>;
  /** Ids of the players who are rejected, as of the log's head at the call. @throws StoreUnavailable as above */
  readonly rejected: () => Promise<readonly string[]>;
};
