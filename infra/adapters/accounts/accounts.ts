import type { AccountStore } from '@league/command-api/ports/account-store.ts';
import type { KnownAddresses } from '@league/command-api/ports/known-addresses.ts';
import type { ProcessCheckpoints } from '@league/command-api/ports/process-checkpoints.ts';
import type { QuietCommands } from '@league/command-api/ports/quiet-commands.ts';
import type { SessionStore } from '@league/command-api/ports/session-store.ts';

/** Everything that is neither event nor read model: persons, sessions, answers of a day, how far processes are, and the digest key. */
export type Accounts = {
  readonly accounts: AccountStore & {
    /** User names by id, of those that are there. */
    readonly names: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  };
  readonly sessions: SessionStore;
  readonly knownAddresses: KnownAddresses;
  readonly quietCommands: QuietCommands;
  readonly checkpoints: ProcessCheckpoints;
  /** 32 bytes, made at the first start. */
  readonly digestKey: Buffer;
};

export const DIGEST_KEY_BYTES = 32;

/** Sessions older than this are over for any account (identity/sessions.ts ends them much earlier) and may be swept. */
export const SESSION_SWEEP_MS = 31 * 24 * 3_600_000;
