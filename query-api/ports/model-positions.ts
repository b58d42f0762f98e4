import type { ModelVersion } from './read-model-reader.ts';

/** The position of a read model, as its runner last announced it. */
export type ModelPosition = ModelVersion & {
  /** The position up to which the projection has applied the log. */
  readonly checkpoint: bigint;
  /** The projection has stopped at an event and does not continue by itself. */
  readonly stopped: boolean;
  /** The documents may depend on events that are not in the log: each answer that is made of them is marked stale. */
  readonly stale: boolean;
};

/** The positions of the read models, known without reading the store. */
export type ModelPositions = {
  /** The position of this read model; undefined until its runner announces one. */
  readonly current: (model: string) => ModelPosition | undefined;
  /**
   * Waits until all named models have reached the position; a stale model has reached none above 0. False when that
   * takes longer than `timeoutMs`, and at once when one of them has stopped before the position.
   */
  readonly reached: (models: readonly string[], position: bigint, timeoutMs: number) => Promise<boolean>;
};
