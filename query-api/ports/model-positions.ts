import type { ModelVersion } from './read-model-reader.ts';

/** The position of a read model, as its runner last announced it. */
export type ModelPosition = ModelVersion & {
  /** Position up to which the projection has seen the log. */
  readonly checkpoint: bigint;
  /** The projection has stopped at an event and will not move by itself. */
  readonly stopped: boolean;
  /** Its documents may rest on events that are not in the log: every answer made of them is marked stale. */
  readonly stale: boolean;
};

/** Knows the positions of the read models without reading the store. */
export type ModelPositions = {
  /** The position of this read model; undefined until its runner first announced one. */
  readonly current: (model: string) => ModelPosition | undefined;
  /**
   * Waits until every named model has reached the position; a stale model has reached none above 0. False when that takes
   * longer than `timeoutMs`, and at once when one of them has stopped before it.
   */
  readonly reached: (models: readonly string[], position: bigint, timeoutMs: number) => Promise<boolean>;
};
