/** A read model has changed, and this copy of the query API reads it so from now on. */
export type ModelMove = {
  readonly model: string;
  /** Position of the last event that changed a document of it. */
  readonly position: bigint;
  /** Ids of the documents that changed; null where any of them may have: after a rebuild, or when what moved was missed. */
  readonly keys: readonly string[] | null;
};

/** Tells what moves. */
export type ModelMoves = {
  /**
   * Calls the listener for every change from now on, none left out, after `ModelPositions.current` tells of it; the
   * listener must not throw. Returns the way to stop.
   */
  readonly onMoved: (listener: (move: ModelMove) => void) => () => void;
};
