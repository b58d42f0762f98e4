import type { Membership } from '@league/events/rules/match-sides.ts';

/** What a new line of a result asks of its player. */
export type LinePlayer = {
  readonly approved: boolean;
  readonly number: number | null;
  readonly teams: readonly Membership[];
};

/** Players by their ids; undefined for an id of which it is known that it is nobody's. */
export type LinePlayers = ReadonlyMap<string, LinePlayer | undefined>;

/** The players as the read models know them: facts that no single stream holds. */
export type PlayerDirectory = {
  /** Ids of the players of a team, as of the log's head at the call. @throws StoreUnavailable when that takes longer than 2 s */
  readonly squadOf: (teamId: string) => Promise<readonly string[]>;
  /** How many like the player, as of this position of the log, or later. @throws StoreUnavailable as above */
  readonly likesOf: (playerId: string, position: bigint) => Promise<number>;
  /** Ids of the players who are rejected, as of the log's head at the call. @throws StoreUnavailable as above */
  readonly rejected: () => Promise<readonly string[]>;
  /**
   * These players, and maybe others: as they are known here where they suffice, which may lag a moment; else, and without
   * `suffice`, as of the log's head at the call. A promise only where something is read. @throws StoreUnavailable as above
   */
  readonly playersFor: (
    ids: readonly string[],
    suffice?: (players: LinePlayers) => boolean,
  ) => LinePlayers | Promise<LinePlayers>;
  /** Names of teams as of the log's head at the call, in the order of their ids. @throws StoreUnavailable as above */
  readonly teamNames: (ids: readonly string[]) => Promise<readonly (string | undefined)[]>;
};
