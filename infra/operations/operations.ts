import type { ImportOutcome } from '@league/command-api/season/import-fixtures.ts';

/** How far long work has come. */
export type Progress = { readonly done: number; readonly total: number };
export type OnProgress = (progress: Progress) => void;

export type ProjectionLine = {
  readonly name: string;
  readonly version: number;
  readonly state: string;
  readonly position: string;
  readonly lag: string;
  readonly reason?: string;
};

export type LeagueStatus = {
  readonly folder: string;
  readonly running: boolean;
  readonly events: string;
  readonly projections: readonly ProjectionLine[];
  readonly processes: readonly {
    readonly name: string;
    readonly state: string;
    readonly position: string;
    readonly reason?: string;
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
export type Operations = {
  readonly status: () => Promise<LeagueStatus>;
  /** @throws OperationRefused for an unknown projection, or one that is being rebuilt already */
  readonly rebuild: (
    request: { readonly projections: readonly string[] | 'all'; readonly reason?: string },
    onProgress: OnProgress,
  ) => Promise<readonly RebuildLine[]>;
  readonly verify: (
    request: { readonly projections: readonly string[] | 'all' },
    onProgress: OnProgress,
  ) => Promise<readonly RebuildLine[]>;
  /** The password is made up, and answered, when none is given. @throws OperationRefused */
  readonly createAdmin: (request: {
    readonly username: string;
    readonly password?: string;
  }) => Promise<{ readonly username: string; readonly password?: string }>;
  /** @throws OperationRefused with a line for each mistake */
  readonly importSeason: (
    request: { readonly body: unknown; readonly reason?: string },
    onProgress: OnProgress,
  ) => Promise<Omit<ImportOutcome, 'outcome'>>;
  /** @throws OperationRefused when the league is not empty */
  readonly sample: (
    onProgress: OnProgress,
  ) => Promise<{ readonly teams: number; readonly matches: number; readonly results: number }>;
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
