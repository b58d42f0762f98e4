import { isDeepStrictEqual } from 'node:util';
import type { ModelPosition } from '@league/query-api/ports/model-positions.ts';
import type { ChangeStreamDocument } from 'mongodb';
import {
  checkpointId,
  type CheckpointDocument,
  type PointerDocument,
  type ProgressDocument,
} from './mongodb-layout.ts';
import type { PositionBoard } from './position-board.ts';

/** What the change stream carries: documents that were written whole. */
export type WatchedDocument = PointerDocument | CheckpointDocument | ProgressDocument;

type CheckpointPlace = Pick<CheckpointDocument, '_id' | 'position' | 'changed'>;

type Progress = Pick<ModelPosition, 'generation' | 'stopped' | 'stale'> & { readonly position: bigint };

/** Pointers, checkpoints and progress of all models in one state of the database. */
export type ModelsSnapshot = {
  readonly pointers: readonly PointerDocument[];
  readonly checkpoints: readonly CheckpointPlace[];
  readonly progress: readonly ProgressDocument[];
};

/** Puts together what the change stream says and what is read, in whatever order, and tells of the moves that follow. */
export type FollowedModels = {
  /** An event of the change stream. */
  readonly take: (event: ChangeStreamDocument<WatchedDocument>) => void;
  /**
   * To be called before everything is read; the function it returns takes what was read. Where a model has moved since it was
   * last told of, any of its documents may have changed. One reading at a time.
   */
  readonly startReading: () => (snapshot: ModelsSnapshot) => void;
};

/** Knows of no model yet. `tell` is called for each move of a generation that serves, in order, never twice for the same. */
export const createFollowedModels = (tell: PositionBoard['tell']): FollowedModels => {
  const pointers = new Map<string, string>();
  /** By id; also of generations that do not serve yet, or no longer. */
  const checkpoints = new Map<string, { readonly checkpoint: bigint; readonly changed: bigint }>();
  const progress = new Map<string, Progress>();
  const told = new Map<string, ModelPosition>();
  let progressHeard = 0;

  const point = ({ _id, live }: PointerDocument): void => {
    const before = pointers.get(_id);
    // A pointer that was read may be older than one that the stream brought.
    if (live === null || (before !== undefined && numberOf(live) <= numberOf(before))) return;
    pointers.set(_id, live);
  };
  const advance = ({ _id, position, changed }: CheckpointPlace): void => {
    const checkpoint = BigInt(position);
    if (checkpoint >= (checkpoints.get(_id)?.checkpoint ?? 0n)) {
      checkpoints.set(_id, { checkpoint, changed: BigInt(changed) });
    }
  };

  const proceed = ({ _id, generation, stopped, stale = false, position }: ProgressDocument): void => {
    const before = progress.get(_id);
    const known = before?.generation === generation ? before.position : 0n;
    const now = BigInt(position);
    progress.set(_id, { generation, stopped, stale, position: now > known ? now : known });
  };

  const positionOf = (model: string): ModelPosition | undefined => {
    const generation = pointers.get(model);
    const known = progress.get(model);
    if (generation === undefined) {
      // Before the first build there is nothing to tell, unless the projection has stopped and nothing will come.
      if (known?.stopped !== true) return undefined;
      return { generation: 'none', checkpoint: 0n, changed: 0n, stopped: true, stale: false };
    }
    const at = checkpoints.get(checkpointId(model, generation));
    if (at === undefined) return undefined;
    if (known?.generation !== generation) return { generation, ...at, stopped: false, stale: false };
    const checkpoint = known.position > at.checkpoint ? known.position : at.checkpoint;
    return { generation, checkpoint, changed: at.changed, stopped: known.stopped, stale: known.stale };
  };

  /** Tells where the model is now, unless that was told already. `keys` are the documents that changed on the way there. */
  const settle = (model: string, keys: readonly string[] | null): void => {
    const now = positionOf(model);
    const before = told.get(model);
    if (now === undefined || isDeepStrictEqual(before, now)) return;
    told.set(model, now);
    if (before?.generation !== now.generation) return tell(model, now, null);
    tell(model, now, before.changed === now.changed ? [] : keys);
  };

  return {
    take: (event) => {
      if (event.operationType !== 'insert' && event.operationType !== 'replace') return;
      const document = event.fullDocument;
      if ('live' in document) {
        point(document);
        settle(document._id, null);
      } else if ('projection' in document) {
        advance(document);
        settle(document.projection, document.keys);
      } else {
        progressHeard += 1;
        proceed(document);
        settle(document._id, []);
      }
    },
    startReading: () => {
      const heardBefore = progressHeard;
      return (snapshot) => {
        snapshot.pointers.forEach(point);
        snapshot.checkpoints.forEach(advance);
        // Stops have no order: progress that the stream brought meanwhile is newer than what was read.
        if (progressHeard === heardBefore) snapshot.progress.forEach(proceed);
        for (const model of new Set([...pointers.keys(), ...progress.keys()])) settle(model, null);
      };
    },
  };
};

/** The number in a generation's name. */
const numberOf = (generation: string): number => Number(generation.slice(generation.lastIndexOf('-') + 1));
