/** A command that recorded nothing, and how it was answered. */
export type QuietCommand = {
  readonly commandId: string;
  readonly bodyDigest: string;
  /** When, in epoch ms. */
  readonly at: number;
  /** Text of the door's own making (http/answered-once.ts). */
  readonly answer: string;
};

/**
 * Commands that recorded nothing, so that one sent again is answered as it was, whatever others did meanwhile; of those that
 * recorded something the log knows. Everything here throws StoreUnavailable while it cannot be done.
 */
export type QuietCommands = {
  /** What was kept under this id not more than a day from `now`, before or behind it: a clock may have stood wrong. */
  readonly find: (commandId: string, now: number) => Promise<QuietCommand | undefined>;
  /**
   * Keeps it where none is kept under its id, and answers the one that is kept: of several at once all get the same. Removes
   * those of anybody that lie further than a day from it.
   */
  readonly keep: (command: QuietCommand) => Promise<QuietCommand>;
};

export const KEPT_FOR_MS = 24 * 3_600_000;
