/** A command that recorded nothing, and how it was answered. */
export type QuietCommand = {
  readonly commandId: string;
  readonly bodyDigest: string;
  /** When, in epoch ms. */
  readonly at: number;
  /** The answer as text, in a form that only http/answered-once.ts knows. */
  readonly answer: string;
};

/**
 * Commands that recorded nothing, with their answers, so that a repeat is answered as the first time whatever changed
 * meanwhile. A command that recorded something is known from the log. Every member throws StoreUnavailable while it cannot be
 * done.
 */
export type QuietCommands = {
  /** The command under this id, if it lies within a day of `now`, before or behind (a clock may have been wrong). */
  readonly find: (commandId: string, now: number) => Promise<QuietCommand | undefined>;
  /**
   * Stores the command unless one is stored under its id, and answers the stored one: of several at once, all get the same.
   * Removes every command that lies more than a day from it.
   */
  readonly keep: (command: QuietCommand) => Promise<QuietCommand>;
};

export const KEPT_FOR_MS = 24 * 3_600_000;
