/** A match at which somebody stands as an official. */
export type OfficialMatch = {
  readonly matchId: string;
  /** ISO instant; null where it has none yet. */
  readonly date: string | null;
  /** Ids of the teams. */
  readonly home: string;
  readonly away: string;
};

/** Who stands at which matches, as the read models know it: a fact that no single stream holds. */
export type OfficialDirectory = {
  /**
   * The matches at which the person referees, or which the person shows, that are neither finished nor cancelled: as of the log's head
   * at the call. @throws StoreUnavailable when that takes longer than 2 s
   */
  readonly matchesOf: (playerId: string) => Promise<readonly OfficialMatch[]>;
  /** The running streams of all matches, as of the log's head at the call. @throws StoreUnavailable when that takes longer than 2 s */
  readonly streams: () => Promise<readonly { readonly matchId: string; readonly playerId: string }[]>;
};
