import type { LastApplied } from '@league/events/ports/last-applied.ts';

/**
 * How far each process has come in the log. This is no read model: without it a process would act on every event again, so a
 * missing checkpoint does not count as zero.
 */
export type ProcessCheckpoints = {
  /** The last event that the process is done with; undefined when nothing is known. */
  readonly load: (process: string) => Promise<LastApplied | undefined>;
  /** Never moves back: with a position before the stored one, the stored position and event stay. */
  readonly save: (process: string, done: LastApplied) => Promise<void>;
  /** Sets the checkpoint, also backwards: for an operator who names a start because the checkpoint belongs to another log. */
  readonly restart: (process: string, done: LastApplied) => Promise<void>;
};
