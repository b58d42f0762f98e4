/** A read model has changed, and this query API reads the new state from now on. */
export type ModelMove = {
  readonly model: string;
  /** Position of the last event that changed a document of it. */
  readonly position: bigint;
  /** Ids of the documents that changed; null where any document may have: after a rebuild, or when moves were missed. */
  readonly keys: readonly string[] | null;
};

/** Announces moves of read models. */
export type ModelMoves = {
  /**
   * Calls the listener for every move from now on, after `ModelPositions.current` has the new position; the listener must not
   * throw. Returns a function that stops this.
   */
  readonly onMoved: (listener: (move: ModelMove) => void) => () => void;
};
