import type { ModelMove, ModelMoves } from '@league/query-api/ports/model-moves.ts';
import type { ModelPosition, ModelPositions } from '@league/query-api/ports/model-positions.ts';

/** The positions of the read models, for readers that ask or wait, and for listeners. */
export type PositionBoard = ModelPositions &
  ModelMoves & {
    /** Says where the model is now; `keys` are the documents that changed on the way, as in {@link ModelMove}. */
    readonly tell: (model: string, position: ModelPosition, keys: ModelMove['keys']) => void;
  };

/** An empty board. Nothing is polled: a waiting reader goes on with the move that brings its model there. */
export const createPositionBoard = (): PositionBoard => {
  const positions = new Map<string, ModelPosition>();
  const waiting = new Set<() => void>();
  const listeners = new Set<(move: ModelMove) => void>();

  /** A stale model has passed events that are not in the log, so its position says nothing of those that are. */
  const reachedBy = (model: string): bigint => {
    const at = positions.get(model);
    if (at === undefined) return -1n;
    return at.stale ? 0n : at.checkpoint;
  };

  /** Whether the models have reached the position; undefined as long as they may still do so. */
  const outcome = (models: readonly string[], position: bigint): boolean | undefined => {
    const below = models.filter((model) => reachedBy(model) < position);
    if (below.length === 0) return true;
    return below.some((model) => positions.get(model)?.stopped) ? false : undefined;
  };

  return {
    tell: (model, position, keys) => {
      positions.set(model, position);
      for (const look of waiting) look();
      // No document changed: the model passed events that do not concern it, or has stopped.
      if (keys?.length === 0) return;
      for (const listener of listeners) listener({ model, position: position.changed, keys });
    },
    current: (model) => positions.get(model),
    reached: async (models, position, timeoutMs) => {
      const known = outcome(models, position);
      if (known !== undefined) return known;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const look = (): void => {
        const now = outcome(models, position);
        if (now !== undefined) resolve(now);
      };
      const timer = setTimeout(resolve, timeoutMs, false);
      waiting.add(look);
      const reached = await promise;
      clearTimeout(timer);
      waiting.delete(look);
      return reached;
    },
    onMoved: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
