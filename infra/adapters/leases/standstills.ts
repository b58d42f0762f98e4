/**
 * Which processes of a league stand still, stopped or waiting for an operator: known to the command-api that runs them, and
 * kept here for the others, so that nobody waits there for what will not come.
 */
export type Standstills = {
  /** The last that was noted counts. */
  readonly note: (process: string, still: boolean) => Promise<void>;
  /** False where nothing was ever noted. */
  readonly noted: (process: string) => Promise<boolean>;
};
