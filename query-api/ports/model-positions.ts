import type { ModelVersion } from './read-model-reader.ts';

/** Where a read model is now, as last heard from its runner. */
export type ModelPosition = ModelVersion & {
  /** Position up to which the projection has seen the log. */
  readonly checkpoint: bigint;
  /** The projection has stopped at an event and will not move by itself. */
  readonly stopped: boolean;
  /** What it serves may stand on events that are not in the log: every answer made of it says so. */
  readonly stale: boolean;
};

/** Tells, without reading, where the read models are. */
export type ModelPositions = {
  /** undefined until the model was first heard of. */
  readonly current: (model: string) => ModelPosition | undefined;
  /**
   * Waits until every named model has reached the position; a stale one has reached none above 0. False when that takes
   * longer than `timeoutMs`, and at once when one of them has stopped below it.
   */
  readonly reached: (models: readonly string[], position: bigint, timeoutMs: number) => Promise<boolean>;
};
