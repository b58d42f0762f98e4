import type { ReadModelWriter, Save } from '../ports/read-model-writer.ts';

/**
 * Folds a batch that ends at this position and saves what came of it, in one transaction with all who fold the same batch.
 * Where they cannot be saved together, each is saved alone, so that only the one at fault is held up. Resolves once it is
 * saved. @throws what `fold` throws, and what the writer throws at its own save
 */
export type JointSaves = <Folded extends { readonly save: Save | undefined }>(
  end: bigint,
  fold: () => Promise<Folded>,
) => Promise<Folded>;

type PendingSave = { readonly save: Save; readonly saved: PromiseWithResolvers<void> };
type Batch = { folding: number; readonly pending: PendingSave[] };

/** For the runners of one projector: those that stand at the same place are handed a batch in the same turn of the event loop. */
export const createJointSaves = (writer: Pick<ReadModelWriter, 'save'>): JointSaves => {
  const batches = new Map<bigint, Batch>();
  const commitOnceFolded = (end: bigint, batch: Batch): void => {
    if (batch.folding > 0 || batches.get(end) !== batch) return;
    batches.delete(end);
    if (batch.pending.length > 0) void commit(writer, batch.pending);
  };
  return async (end, fold) => {
    const batch = batches.get(end) ?? { folding: 0, pending: [] };
    batches.set(end, batch);
    batch.folding += 1;
    const saved = Promise.withResolvers<void>();
    const folded = await fold().finally(() => {
      batch.folding -= 1;
      // Not at once: a runner that has nothing to load is through before the next one has been handed the batch.
      if (batch.folding === 0) setImmediate(commitOnceFolded, end, batch);
    });
    if (folded.save === undefined) return folded;
    batch.pending.push({ save: folded.save, saved });
    await saved.promise;
    return folded;
  };
};

const commit = async (writer: Pick<ReadModelWriter, 'save'>, pending: readonly PendingSave[]): Promise<void> => {
  try {
    await writer.save(...pending.map(({ save }) => save));
    for (const { saved } of pending) saved.resolve();
  } catch (error) {
    if (pending.length === 1) pending[0]?.saved.reject(error);
    else for (const one of pending) void commit(writer, [one]);
  }
};
