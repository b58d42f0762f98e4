import type { EventStore } from '@league/events/ports/event-store.ts';
import { type AdminCommand, adminDecider, type AdminState } from '../admins/decider.ts';
import type { StateSource } from '../handling/folded-stream.ts';
import { type CommandContext, handle, madeSoFar, type Outcome } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import { unrecordedParts } from '../player/account.ts';
import { handlePlayer, playerSource } from '../player/gamertags.ts';
import type { Account, AccountStore } from '../ports/account-store.ts';
import type { ResetCodes } from '../ports/reset-codes.ts';
import { NOBODY } from './admin-login.ts';
import { emailKey } from './email-key.ts';
import type { Waiting } from './hash-queue.ts';
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
  readonly admins: StateSource<AdminState>;
  readonly sessions: Pick<Sessions, 'endOthers'>;
  readonly digestKey: Buffer;
  /** Epoch ms. */
  readonly now: () => number;
};

/** Who changes a password, in which session and from where. */
type Changing = { readonly context: CommandContext; readonly token: string | undefined; readonly from: LoginOrigin };

/** Where the log tells of a new password; undefined where it does not. */
type PasswordSet = Pick<Outcome<unknown>, 'position'> | undefined;

type PasswordChange = { readonly currentPassword: string; readonly password: string };
type Redemption = { readonly email: string; readonly code: string; readonly password: string };

export type OwnAccount = {
  /**
   * Changes the password of the account that asks, ends its other sessions, and records it: in the player's stream, or in the
   * stream of the admins for an admin who is no player.
   * @throws Refused PASSWORD_WRONG at its field, with nothing changed; TOO_MANY_LOGINS and LOGINS_BUSY, unhashed
   */
  readonly changePassword: (given: PasswordChange, by: Changing) => Promise<PasswordSet>;
  /**
   * Sets a new password with a code, and ends all sessions of the account.
   * @throws Refused CODE_REFUSED, the same and as slow whatever is wrong with e-mail or code; TOO_MANY_LOGINS and LOGINS_BUSY,
   * unhashed and with no try of the code lost
   */
  readonly redeemCode: (given: Redemption, by: Omit<Changing, 'token'>) => Promise<PasswordSet>;
};

/** Passwords of accounts that there are. A command that comes twice at once is carried out once. */
export const createOwnAccount = (deps: OwnAccountDeps): OwnAccount => {
  const underWay = new Map<string, Promise<PasswordSet>>();
  // The first of two makes the old password wrong, and the code used, before the log can tell that they are one command.
  const once = ({ commandId }: CommandContext, act: () => Promise<PasswordSet>): Promise<PasswordSet> => {
    const running = underWay.get(commandId) ?? act().finally(() => underWay.delete(commandId));
    underWay.set(commandId, running);
    return running;
  };
  return {
    changePassword: (given, by) => once(by.context, () => changePassword(deps, given, by)),
    redeemCode: (given, by) => once(by.context, () => redeemCode(deps, given, by)),
  };
};

/** The stream that records a new password of the account: the player's, or for an admin who is no player the stream of the admins. */
const historyOf = async ({ store, admins }: OwnAccountDeps, id: string): Promise<StateSource<unknown>> => {
  const player = playerSource(store, id);
  return (await player.load()).state.status === 'none' ? admins : player;
};

const changePassword = async (
  deps: OwnAccountDeps,
  { currentPassword, password }: PasswordChange,
  { context, token, from }: Changing,
): Promise<PasswordSet> => {
  const { accounts, limits, passwords, sessions } = deps;
  const { id } = context.actor;
  const history = await historyOf(deps, id);
  const made = await madeSoFar(history, context);
  if (made !== undefined) return made;
  const passwordHash = await limits.attempt({ kind: 'password', accountId: id, name: id }, from, async (waiting) => {
    const account = await accounts.byId(id);
    // Somebody signed in waits with those who are known.
    const own = { ...waiting, known: true };
    const right = await passwords.matches(currentPassword, account?.passwordHash, own);
    if (!right && !(await isUnrecorded(deps, history.stream, account, password, own))) throw passwordWrong();
    return passwords.hash(password, own);
  });
  if (!(await writePassword(accounts, id, passwordHash, context))) throw passwordWrong();
  await sessions.endOthers(id, token);
  return recordChange(deps, id, 'own', context);
};

const passwordWrong = (): Refused =>
  new Refused('PASSWORD_WRONG', { errors: [{ path: 'currentPassword', message: 'Şu anki şifre hatalı.' }] });

/**
 * Whether this is the account's password already, and the log does not know of it: the call that set it is sent again. The stream is
 * read for nobody's account too, so that it takes as long.
 */
const isUnrecorded = async (
  { store, passwords }: OwnAccountDeps,
  stream: string,
  account: Account | undefined,
  password: string,
  waiting: Waiting,
): Promise<boolean> =>
  (await unrecordedParts(store, stream, account)).has('password') &&
  passwords.matches(password, account?.passwordHash, waiting);

/** False where there is no such account. */
const writePassword = async (
  accounts: AccountStore,
  id: string,
  passwordHash: string,
  { commandId }: CommandContext,
): Promise<boolean> => (await accounts.change(id, { passwordHash, writers: { password: commandId } })) === 'changed';

/** Records the new password; nothing of a player who was deleted meanwhile. */
const recordChange = async (
  { store, admins }: OwnAccountDeps,
  playerId: string,
  how: 'own' | 'resetCode',
  context: CommandContext,
): Promise<PasswordSet> => {
  const { state } = await playerSource(store, playerId).load();
  if (state.status === 'none') {
    const command = (): AdminCommand => ({ type: 'RecordPasswordChanged', adminId: playerId });
    return handle(store, { source: admins, decider: adminDecider, command, context });
  }
  if (state.status === 'deleted') return undefined;
  return handlePlayer(store, playerId, () => ({ type: 'RecordPasswordChanged', playerId, how }), context);
};

const redeemCode = async (
  deps: OwnAccountDeps,
  { email, code, password }: Redemption,
  { context, from }: Omit<Changing, 'token'>,
): Promise<PasswordSet> => {
  const { store, accounts, resetCodes, limits, passwords, admins, sessions, digestKey, now } = deps;
  const name = emailKey(email);
  const account = await accounts.byEmail(name);
  const id = account?.id ?? NOBODY;
  const player = playerSource(store, id);
  const made = await madeSoFar(player, context);
  if (made !== undefined) return made;
  const tried = { kind: 'code', accountId: account?.id, name } as const;
  const passwordHash = await limits.attempt(tried, from, async (waiting, { address }) => {
    // Hashed first, since it is most of the work, whether or not there is a code.
    const hashed = await passwords.hash(password, waiting);
    const isAdmin = (await admins.load()).state.has(id);
    const codeHash = codeHashOf(digestKey, { accountId: id, isAdmin }, code);
    const typed = { accountId: id, codeHash, from: address };
    const right = (await resetCodes.check(typed, now())) && (await resetCodes.use(typed, now()));
    if (!right && !(await isUnrecorded(deps, player.stream, account, password, waiting)))
      throw new Refused('CODE_REFUSED');
    return hashed;
  });
  if (!(await writePassword(accounts, id, passwordHash, context))) throw new Refused('CODE_REFUSED');
  await sessions.endOthers(id, undefined);
  return recordChange(deps, id, 'resetCode', context);
};
