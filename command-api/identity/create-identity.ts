import type { EventStore } from '@league/events/ports/event-store.ts';
import type { AdminState } from '../admins/decider.ts';
import type { StateSource } from '../handling/folded-stream.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import type { AccountStore } from '../ports/account-store.ts';
import type { KnownAddresses } from '../ports/known-addresses.ts';
import type { ResetCodes } from '../ports/reset-codes.ts';
import { createAdminLogin, type LoginAdmin } from './admin-login.ts';
import { issueCode, type IssuedCode } from './issue-code.ts';
import { createLoginLimits } from './login-limits.ts';
import { createOwnAccount, type OwnAccount } from './own-account.ts';
import type { Passwords } from './passwords.ts';
import { createPlayerLogin, type LoginPlayer } from './player-login.ts';
import type { PlayerStates } from './player-states.ts';
import { createRegistration, type Register } from './registration.ts';
import type { Sessions } from './sessions.ts';

export type IdentityParts = {
  readonly store: EventStore;
  readonly accounts: AccountStore;
  readonly resetCodes: ResetCodes;
  readonly knownAddresses: KnownAddresses;
  readonly passwords: Passwords;
  readonly admins: StateSource<AdminState>;
  readonly players: PlayerStates;
  readonly sessions: Sessions;
  readonly digestKey: Buffer;
  /** Epoch ms. */
  readonly now: () => number;
};

/** How people come in, and what they do with their accounts. */
export type Identity = OwnAccount & {
  readonly loginAdmin: LoginAdmin;
  readonly loginPlayer: LoginPlayer;
  readonly register: Register;
  readonly issueCode: (playerId: string, context: CommandContext) => Promise<IssuedCode>;
};

/** Puts identity together: all of it shares one queue of hashes, and logins and codes share the tries of an address. */
export const createIdentity = (parts: IdentityParts): Identity => {
  const deps = { ...parts, limits: createLoginLimits(parts) };
  return {
    loginAdmin: createAdminLogin(deps),
    loginPlayer: createPlayerLogin(deps),
    register: createRegistration(deps),
    ...createOwnAccount(deps),
    issueCode: (playerId, context) => issueCode(deps, playerId, context),
  };
};
