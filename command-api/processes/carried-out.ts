import type { EventStore } from '@league/events/ports/event-store.ts';
import type { ProcessWaits } from './process-runner.ts';

/**
 * Waits until a process has handled the event at `position`, and answers the position from which all of its effects can be
 * read. Where the log cannot be asked again, that is the event's own position: what was recorded stays recorded.
 */
export const carriedOut = async (
  { store, processes }: { readonly store: EventStore; readonly processes: ProcessWaits },
  process: string,
  position: bigint,
): Promise<{ readonly done: boolean; readonly position: bigint }> => {
  const done = await processes.reached(process, position);
  return { done, position: done ? await store.head().catch(() => position) : position };
};
