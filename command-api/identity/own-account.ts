import type { EventStore } from '@league/events/ports/event-store.ts';
import { type CommandContext, madeSoFar, orMade, type Outcome } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import type { PlayerState } from '../player/decider.ts';
import { handlePlayer, playerSource } from '../player/gamertags.ts';
import type { AccountStore } from '../ports/account-store.ts';
import type { ResetCodes } from '../ports/reset-codes.ts';
import { NOBODY } from './admin-login.ts';
import { emailKey } from './email-key.ts';
import type { LoginLimits, LoginOrigin } from './login-limits.ts';
import type { Passwords } from './passwords.ts';
import { codeHashOf } from './reset-code.ts';
import type { Sessions } from './sessions.ts';

export type OwnAccountDeps = {
  readonly store: EventStore;
  readonly accounts: AccountStore;
  readonly resetCodes: ResetCodes;
  readonly limits: LoginLimits;
  readonly passwords: Passwords;
  readonly sessions: Pick<Sessions, 'endOthers'>;
  readonly digestKey: Buffer;
  /** Epoch ms. */
  readonly now: () => number;
};

/** Who changes a password, in which session and from where. */
type Changing = { readonly context: CommandContext; readonly token: string | undefined; readonly from: LoginOrigin };

/**
 * Changes the password of the account that asks, ends its other sessions, and records it in the player's stream. An admin who is
 * no player has no stream: the league's history is not about accounts of its operators, and nothing is recorded.
 * @throws Refused PASSWORD_WRONG at its field, with nothing changed; TOO_MANY_LOGINS and LOGINS_BUSY, unhashed
 */
export const changePassword = async (
  deps: OwnAccountDeps,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
  { context, token, from }: Changing,
): Promise<Outcome<PlayerState> | undefined> => {
  const { store, accounts, limits, passwords, sessions } = deps;
  const { id } = context.actor;
  const made = await madeSoFar(playerSource(store, id), context);
  if (made !== undefined) return made;
  const passwordHash = await limits.attempt({ kind: 'password', accountId: id, name: id }, from, async (waiting) => {
    const account = await accounts.byId(id);
    // Somebody signed in waits with those who are known.
    const own = { ...waiting, known: true };
    if (!(await passwords.matches(currentPassword, account?.passwordHash, own))) throw passwordWrong();
    return passwords.hash(password, own);
  });
  if ((await accounts.change(id, { passwordHash })) !== 'changed') throw passwordWrong();
  await sessions.endOthers(id, token);
  return recordChange(store, id, 'own', context);
};

const passwordWrong = (): Refused =>
  new Refused('PASSWORD_WRONG', { errors: [{ path: 'currentPassword', message: 'Şu anki şifre hatalı.' }] });

const recordChange = async (
  store: EventStore,
  playerId: string,
  how: 'own' | 'resetCode',
  context: CommandContext,
): Promise<Outcome<PlayerState> | undefined> => {
  const { state } = await playerSource(store, playerId).load();
  if (state.status !== 'existing') return undefined;
  return handlePlayer(store, playerId, () => ({ type: 'RecordPasswordChanged', playerId, how }), context);
};

/**
 * Sets a new password with a code, and ends all sessions of the account.
 * @throws Refused CODE_REFUSED, the same and as slow whatever is wrong with e-mail or code; TOO_MANY_LOGINS and LOGINS_BUSY,
 * unhashed and with no try of the code lost
 */
export const redeemCode = async (
  deps: OwnAccountDeps,
  { email, code, password }: { readonly email: string; readonly code: string; readonly password: string },
  { context, from }: Pick<Changing, 'context' | 'from'>,
): Promise<Outcome<PlayerState> | undefined> => {
  const { store, accounts, resetCodes, limits, passwords, sessions, digestKey, now } = deps;
  const name = emailKey(email);
  const account = await accounts.byEmail(name);
  const id = account?.id ?? NOBODY;
  const made = () => madeSoFar(playerSource(store, id), context);
  const redeem = async (): Promise<Outcome<PlayerState> | undefined> => {
    const tried = { kind: 'code', accountId: account?.id, name } as const;
    const passwordHash = await limits.attempt(tried, from, async (waiting) => {
      // Hashed first, since it is most of the work, whether or not there is a code.
      const hashed = await passwords.hash(password, waiting);
      const codeHash = codeHashOf(digestKey, id, code);
      const right = await resetCodes.check(id, codeHash, now());
      if (!right || !(await resetCodes.use(id, codeHash, now()))) throw new Refused('CODE_REFUSED');
      return hashed;
    });
    if ((await accounts.change(id, { passwordHash })) !== 'changed') throw new Refused('CODE_REFUSED');
    await sessions.endOthers(id, undefined);
    return recordChange(store, id, 'resetCode', context);
  };
  return (await made()) ?? orMade(made, redeem);
};
