/** A read model has changed, and reads from now on see its new state. */
export type ModelMove = {
  readonly model: string;
  /** The position of the last event that changed one of its documents. */
  readonly position: bigint;
  /** The ids of the changed documents; null where any may have changed: after a rebuild, or when moves were missed. */
  readonly keys: readonly string[] | null;
};

/** Announces moves of read models. */
export type ModelMoves = {
  /**
   * Calls the listener for each move from now on, after `ModelPositions.current` has the new position. The listener
   * must not throw. Returns a function that removes it.
   */
  readonly onMoved: (listener: (move: ModelMove) => void) => () => void;
};
