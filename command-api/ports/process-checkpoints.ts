/**
 * How far each process has carried out the log. Not a read model: losing it must never make a process act on everything
 * again, so a missing checkpoint is not zero (design.md 8).
 */
export type ProcessCheckpoints = {
  /** Position of the last event that the process is done with; undefined when nothing is known. */
  readonly load: (process: string) => Promise<bigint | undefined>;
  /** Never moves back: a position before the one that is known leaves that as it is. */
  readonly save: (process: string, position: bigint) => Promise<void>;
};
