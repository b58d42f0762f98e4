import type { EventStore } from '@league/events/ports/event-store.ts';
import type { ProcessWaits } from './process-runner.ts';

/**
 * Waits for what a process makes of the event at `position`, and says from which position on all of it can be read. What was
 * recorded stays recorded where the log cannot be asked again: then it is the event's own position.
 */
export const carriedOut = async (
  { store, processes }: { readonly store: EventStore; readonly processes: ProcessWaits },
  process: string,
  position: bigint,
): Promise<{ readonly done: boolean; readonly position: bigint }> => {
  const done = await processes.reached(process, position);
  return { done, position: done ? await store.head().catch(() => position) : position };
};
