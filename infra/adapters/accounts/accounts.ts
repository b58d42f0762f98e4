import { LONGEST_SESSION_MS } from '@league/events/access/session-lifetimes.ts';
import type { AccountStore } from '@league/command-api/ports/account-store.ts';
import type { ImageStore } from '@league/command-api/ports/image-store.ts';
import type { KnownAddresses } from '@league/command-api/ports/known-addresses.ts';
import type { ProcessCheckpoints } from '@league/command-api/ports/process-checkpoints.ts';
import type { QuietCommands } from '@league/command-api/ports/quiet-commands.ts';
import type { ResetCodes } from '@league/command-api/ports/reset-codes.ts';
import type { SessionStore } from '@league/command-api/ports/session-store.ts';

/**
 * What is neither event nor read model: accounts, sessions, reset codes, the answers of a day, pictures, checkpoints of processes, the
 * digest key.
 */
export type Accounts = {
  readonly accounts: AccountStore & {
    /** User names by id, of the accounts that have one. */
    readonly names: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  };
  readonly sessions: SessionStore;
  readonly resetCodes: ResetCodes;
  readonly knownAddresses: KnownAddresses;
  readonly quietCommands: QuietCommands;
  readonly images: ImageStore;
  readonly checkpoints: ProcessCheckpoints;
  /** 32 bytes, made when the league is first started. */
  readonly digestKey: Buffer;
};

export const DIGEST_KEY_BYTES = 32;

/** A session older than this may be deleted: it has expired before, also for who has another clock. */
export const SESSION_SWEEP_MS = LONGEST_SESSION_MS + 24 * 3_600_000;
