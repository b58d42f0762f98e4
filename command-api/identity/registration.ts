import type { EventStore } from '@league/events/ports/event-store.ts';
import { shownName } from '@league/events/rules/text-identity.ts';
import type { Registration } from '../contract/registration.ts';
import { type CommandContext, madeSoFar, type Outcome } from '../handling/handle-command.ts';
import { uuidV5 } from '../handling/ids.ts';
import { Refused } from '../handling/refused.ts';
import type { PlayerState } from '../player/decider.ts';
import { playerSource, refuseTakenGamertag, registerPlayer } from '../player/gamertags.ts';
import type { Account, AccountStore } from '../ports/account-store.ts';
import { emailKey } from './email-key.ts';
import type { LoginOrigin } from './login-limits.ts';
import { networkOf } from './network.ts';
import type { Passwords } from './passwords.ts';
import { createTries } from './tries.ts';

/** Registrations that one address may send in a window, refused ones among them: they tell which e-mails have an account. */
const MOST_REGISTRATIONS = 30;
const WINDOW_MS = 3_600_000;

/** Where a registration is written. */
export type RegistrationStores = { readonly store: EventStore; readonly accounts: AccountStore };

export type RegistrationDeps = RegistrationStores & {
  readonly passwords: Passwords;
  /** Epoch ms. */
  readonly now: () => number;
};

/** The player who is registered now, and waits for an approval. */
export type Registered = { readonly playerId: string; readonly gamertag: string; readonly position: bigint };

/**
 * Registers a player. Everything is looked at before anything is hashed; then the account is made, which reserves the e-mail, then
 * the gamertag is reserved, and the event is appended. After a crash in between, the same e-mail and password finish it.
 * @throws Refused GAMERTAG_TAKEN, EMAIL_TAKEN, each at its field; TOO_MANY_REGISTRATIONS; LOGINS_BUSY, unhashed
 */
export type Register = (given: Registration, context: CommandContext, from: LoginOrigin) => Promise<Registered>;

export const createRegistration = (deps: RegistrationDeps): Register => {
  const { now } = deps;
  const tries = createTries({ most: MOST_REGISTRATIONS, windowMs: WINDOW_MS, now, refusal: 'TOO_MANY_REGISTRATIONS' });
  return async (given, context, from) => {
    const before = await registeredBefore(deps, given, context);
    if (before !== undefined) return before;
    const giveBack = tries.take(networkOf(from.address));
    try {
      return await register(deps, given, context, from);
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'LOGINS_BUSY') giveBack();
      throw error;
    }
  };
};

/** The id of the player whom a command registers. */
const playerIdOf = ({ commandId }: CommandContext): string => uuidV5(commandId, 'player');

/** What this command registered when it came before: under its own id, or that of the account that it finished. */
const registeredBefore = async (
  { store, accounts }: RegistrationDeps,
  { email }: Registration,
  context: CommandContext,
): Promise<Registered | undefined> => {
  if (context.keyed === undefined) return undefined;
  const account = await accounts.byEmail(emailKey(email));
  for (const playerId of new Set([playerIdOf(context), account?.id ?? playerIdOf(context)])) {
    const made = await madeSoFar(playerSource(store, playerId), context);
    if (made !== undefined) return registered(playerId, made);
  }
  return undefined;
};

const register = async (
  deps: RegistrationDeps,
  given: Registration,
  context: CommandContext,
  from: LoginOrigin,
): Promise<Registered> => {
  const { accounts } = deps;
  const gamertag = shownName(given.gamertag);
  const email = emailKey(given.email);
  const found = await accounts.byEmail(email);
  const own = found?.id ?? playerIdOf(context);
  await atField('gamertag', () => refuseTakenGamertag(deps, gamertag, own));
  if (found !== undefined && !(await isUnfinished(deps, found.id))) throw emailTaken();
  const account = await (found === undefined
    ? newAccount(deps, { ...given, email }, own, from)
    : ownAccount(deps, found, given, from));
  try {
    const { position, jerseyNumber } = given;
    const wish = { playerId: account.id, gamertag, position, jerseyNumber };
    const outcome = await atField('gamertag', () => registerPlayer(deps, wish, context));
    // The account's owner has sent it twice, and the other one was faster.
    if (outcome.events.length === 0) throw emailTaken();
    await keepAccount(deps, account);
    return registered(account.id, outcome);
  } catch (error) {
    if (error instanceof Refused) await dropUnfinished(deps, account.id);
    throw error;
  }
};

const registered = (playerId: string, { state, position }: Outcome<PlayerState>): Registered => {
  if (state.status === 'none') throw new Error('a registration without a player');
  return { playerId, gamertag: state.gamertag, position };
};

/** Whether nobody is, or ever was, registered under this id. */
export const isUnfinished = async ({ store }: Pick<RegistrationDeps, 'store'>, playerId: string): Promise<boolean> =>
  (await playerSource(store, playerId).load()).state.status === 'none';

/** Makes the account, which reserves the e-mail. The same command may have come twice at once: its account is the same. */
const newAccount = async (
  { accounts, passwords, now }: RegistrationDeps,
  { email, psoId, password }: Registration,
  id: string,
  from: LoginOrigin,
): Promise<Account> => {
  const passwordHash = await passwords.hash(password, strangerFrom(from));
  const account = { id, email, passwordHash, personal: { psoId: psoId.trim() }, createdAt: now() };
  if (await accounts.add(account)) return account;
  const taken = await accounts.byEmail(email);
  if (taken?.id !== id) throw emailTaken();
  return taken;
};

/** The account of a registration that was cut short, to whoever knows its password. */
const ownAccount = async (
  { accounts, passwords }: RegistrationDeps,
  account: Account,
  { psoId, password }: Registration,
  from: LoginOrigin,
): Promise<Account> => {
  if (!(await passwords.matches(password, account.passwordHash, strangerFrom(from)))) throw emailTaken();
  const personal = { psoId: psoId.trim() };
  if ((await accounts.change(account.id, { personal })) !== 'changed') throw emailTaken();
  return { ...account, personal };
};

const strangerFrom = ({ signal }: LoginOrigin) => ({ known: false, signal });

/**
 * Erases an account whose player is not registered. A registration of the same account may go on meanwhile: both look once more
 * after what they did ({@link keepAccount}), so that no player is without an account.
 */
export const dropUnfinished = async (deps: RegistrationStores, id: string): Promise<void> => {
  const { store, accounts } = deps;
  const account = await accounts.byId(id);
  if (account === undefined || !(await isUnfinished(deps, id))) return;
  await accounts.erase(id);
  const { state } = await playerSource(store, id).load();
  if (state.status === 'existing') await accounts.add(account);
};

/** Stores the account of a registered player again, where it was dropped while the registration went on. */
const keepAccount = async ({ accounts }: RegistrationDeps, account: Account): Promise<void> => {
  if ((await accounts.byId(account.id)) === undefined) await accounts.add(account);
};

/** Names the field of a refusal that has none. */
const atField = async <T>(path: 'gamertag', act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refused) || error.details.errors !== undefined) throw error;
    if (error.code === 'EMAIL_TAKEN') throw emailTaken();
    if (error.code !== 'GAMERTAG_TAKEN') throw error;
    throw new Refused(error.code, { ...error.details, errors: [{ path, message: 'Bu gamertag alınmış.' }] });
  }
};

const emailTaken = (): Refused =>
  new Refused('EMAIL_TAKEN', { errors: [{ path: 'email', message: 'Bu e-posta adresiyle bir hesap zaten var.' }] });
