import type { EventStore } from '@league/events/ports/event-store.ts';
import { OperationRefused, type Operations } from '../operations/operations.ts';
import { forgetSample, notedSample, noteSample } from './unfinished-sample.ts';

/**
 * The sample of a first start. To be called before the first event: a start that is cut short behind it, and the next one,
 * know by the note that the league was to have a sample. @throws DataFolderError
 */
export const beginFirstSample = async (store: Pick<EventStore, 'head'>, file: string): Promise<void> => {
  if ((await store.head()) === 0n && notedSample(file) === undefined) noteSample(file, 'start');
};

/**
 * Finishes a sample that was begun, by this start or by what was cut short before. A start that wants an empty league gives
 * up what an earlier start began. @throws DataFolderError, StoreUnavailable
 */
export const finishFirstSample = async (
  operations: Pick<Operations, 'sample'>,
  file: string,
  { sample, onNotice }: { readonly sample: boolean; readonly onNotice: (text: string) => void },
): Promise<void> => {
  const begun = notedSample(file);
  if (begun === undefined) return;
  if (!sample) {
    if (begun.begunBy === 'start') forgetSample(file);
    return;
  }
  try {
    await operations.sample(null, () => {});
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    onNotice(`the sample that was begun is left as it is: ${error.message}`);
  }
};
