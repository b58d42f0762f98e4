import type { LastApplied } from '@league/events/ports/last-applied.ts';

/**
 * How far each process has carried out the log. Not a read model: losing it must never make a process act on everything
 * again, so a missing checkpoint is not zero.
 */
export type ProcessCheckpoints = {
  /** The last event that the process is done with; undefined when nothing is known. */
  readonly load: (process: string) => Promise<LastApplied | undefined>;
  /** Never moves back: a position before the one that is known leaves that, and its event, as it is. */
  readonly save: (process: string, done: LastApplied) => Promise<void>;
  /** Puts the process there, also backwards: where an operator named a start in another log than its checkpoint is of. */
  readonly restart: (process: string, done: LastApplied) => Promise<void>;
};
