import type { OperationsCommand } from '@league/command-api/operations/decider.ts';
import type { ImportOutcome } from '@league/command-api/season/import-fixtures.ts';
import type { Part } from '../health/health.ts';

/** How far long work has come. */
export type Progress = { readonly done: number; readonly total: number };
export type OnProgress = (progress: Progress) => void;

export type ProjectionLine = {
  readonly name: string;
  readonly version: number;
  readonly state: string;
  readonly position: string;
  readonly lag: string;
  /** Where and why it stopped, with the id of the event. */
  readonly reason?: string | undefined;
};

/** Where a league is, as far as the process that was asked knows. */
export type LeagueStatus = {
  readonly folder: string;
  readonly running: boolean;
  /** Position of the last event of the log; '?' while that cannot be known. */
  readonly head: string;
  /** What the processes that were asked need, and how it is: as at /health/ready. */
  readonly parts: readonly Part[];
  readonly projections: readonly ProjectionLine[];
  readonly processes: readonly {
    readonly name: string;
    readonly state: string;
    readonly position: string;
    readonly reason?: string | undefined;
  }[];
};

export type RebuildLine = {
  readonly projection: string;
  readonly ok: boolean;
  readonly detail: string;
};

/**
 * What an operator can do to a league. Done in the running server through its socket when one runs, else by the CLI
 * itself with the folder locked. Everything that changes something is an event by actor 'operator'.
 */
export type Operations = Status & ProjectionOperations & CommandOperations;

type Status = { readonly status: () => Promise<LeagueStatus> };

/** What is done by the process that runs the projections. */
export type ProjectionOperations = {
  /** @throws OperationRefused for an unknown projection, or one that is being rebuilt already */
  readonly rebuild: (
    request: { readonly projections: readonly string[] | 'all'; readonly reason?: string | undefined },
    onProgress: OnProgress,
  ) => Promise<readonly RebuildLine[]>;
  readonly verify: (
    request: { readonly projections: readonly string[] | 'all' },
    onProgress: OnProgress,
  ) => Promise<readonly RebuildLine[]>;
  /** Of a projection. */
  readonly skip: Skip;
};

/**
 * Lets a projection or a process, which have no name in common, go on without the event at which it stopped. Answers what that
 * means, line by line.
 * @throws OperationRefused when it does not stand at that event, or no reason is given
 */
type Skip = (request: {
  readonly name: string;
  readonly eventId: string;
  readonly reason: string;
}) => Promise<readonly string[]>;

/** What is done by the process that appends to the log. */
export type CommandOperations = {
  /** Of a process. */
  readonly skip: Skip;
  /** The password is made up, and answered, when none is given. @throws OperationRefused */
  readonly createAdmin: (request: {
    readonly username: string;
    readonly password?: string | undefined;
  }) => Promise<{ readonly username: string; readonly password?: string }>;
  /**
   * Deletes the player of this gamertag, and erases all that is personal. Answers what there was of the account, its open sessions
   * and the player's team. @throws OperationRefused for nobody's gamertag, and for the last admin
   */
  readonly erase: (request: { readonly gamertag: string; readonly reason?: string | undefined }) => Promise<{
    readonly playerId: string;
    readonly gamertag: string;
    readonly fields: readonly string[];
    readonly sessions: number;
    readonly team: string | null;
  }>;
  /** @throws OperationRefused with a line for each mistake */
  readonly importSeason: (
    request: { readonly body: unknown; readonly reason?: string | undefined },
    onProgress: OnProgress,
  ) => Promise<Omit<ImportOutcome, 'outcome'>>;
  /** @throws OperationRefused when the league is not empty */
  readonly sample: (
    request: null,
    onProgress: OnProgress,
  ) => Promise<{
    readonly teams: number;
    readonly players: number;
    readonly matches: number;
    readonly results: number;
  }>;
  /** Puts an operator's act into the log, for a process that may not append to it. */
  readonly record: (request: {
    readonly command: OperationsCommand;
    readonly reason?: string | undefined;
  }) => Promise<void>;
};

/** What an operator asked for cannot be done; the message is for the terminal, the lines are its particulars. */
export class OperationRefused extends Error {
  override readonly name = 'OperationRefused';
  readonly lines: readonly string[];

  constructor(message: string, lines: readonly string[] = []) {
    super(message);
    this.lines = lines;
  }
}
