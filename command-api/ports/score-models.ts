/** The read models in which scores stand. An admin may ask that they be computed again (docs/rules.md#repairing-scores). */
export type ScoreModels = {
  /** The names of their projections. */
  readonly names: readonly string[];
  /**
   * Sends the request and waits, for 8 s at most, until all of them are rebuilt. Answers how many documents of the season came
   * out unlike before although no event had changed them; undefined where it takes longer.
   * @throws StoreUnavailable, and what `request` throws
   */
  readonly rebuiltBy: <Requested>(
    season: number,
    request: () => Promise<Requested>,
  ) => Promise<{ readonly requested: Requested; readonly repaired: number | undefined }>;
};
