import { type EventStore, RecordingUncertain } from '@league/events/ports/event-store.ts';
import type { OfficialField } from '@league/events/officials.ts';
import type { PersonalField } from '@league/events/player.ts';
import { playerStream } from '@league/events/streams.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import type { Account, AccountStore, Personal, RecordedPart, SocialAccounts, Writers } from '../ports/account-store.ts';

/** What a call wants of the personal fields; what is left out stays, null clears. The e-mail is as it is stored. */
export type PersonalWish = {
  readonly email?: string;
  readonly psoId?: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly bio?: string | null;
  readonly playingStyle?: string | null;
  readonly socialMedia?: { readonly [Site in keyof SocialAccounts]?: string | null };
};

/** The same of the personal fields of an official. */
export type OfficialWish = { readonly [Field in OfficialField]?: string | null };

/** What a wish comes to for an account: the fields that change, and their new values. */
export type PersonalChange<Field = PersonalField> = {
  readonly fields: readonly Field[];
  readonly email?: string;
  readonly personal: { readonly [Field in keyof Personal]?: Personal[Field] | null };
};

const trimmed = (text: string | null): string | null => text?.trim() || null;

/**
 * The fields of the wish that differ from what the account holds, and the fields whose last change the log does not know of. A
 * player without an account holds nothing.
 */
export const personalChange = <Field extends PersonalField | OfficialField = PersonalField>(
  wish: PersonalWish & OfficialWish,
  { account, unrecorded }: FoundAccount,
): PersonalChange<Field> => {
  const { email, socialMedia, ...texts } = wish;
  const before: Personal = account?.personal ?? {};
  const wanted: PersonalChange['personal'] = {
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([field, value]) => (value === undefined ? [] : [[field, trimmed(value)]])),
    ),
    ...(socialMedia === undefined ? {} : { socialMedia: socialAccounts(socialMedia, before.socialMedia) }),
  };
  const changed = Object.entries(wanted).filter(
    ([field, value]) =>
      unrecorded.has(field as RecordedPart) ||
      JSON.stringify(value) !== JSON.stringify(before[field as keyof Personal] ?? null),
  );
  const sameEmail = email === undefined || (email === account?.email && !unrecorded.has('email'));
  const newEmail = sameEmail ? {} : { email };
  return {
    fields: [...Object.keys(newEmail), ...changed.map(([field]) => field)] as Field[],
    ...newEmail,
    personal: Object.fromEntries(changed),
  };
};

const SITES = ['twitter', 'instagram', 'twitch', 'youtube'] as const;

/** In the order of the sites, so that the same accounts are the same text. */
const socialAccounts = (
  wish: NonNullable<PersonalWish['socialMedia']>,
  before: SocialAccounts = {},
): SocialAccounts | null => {
  const after: { -readonly [Site in keyof SocialAccounts]: SocialAccounts[Site] } = {};
  for (const site of SITES) {
    const typed = wish[site];
    const value = typed === undefined ? before[site] : trimmed(typed);
    if (value !== undefined && value !== null) after[site] = value;
  }
  return Object.keys(after).length === 0 ? null : after;
};

const emailTaken = (): Refused =>
  new Refused('EMAIL_TAKEN', {
    errors: [{ path: 'email', message: 'Bu e-posta adresiyle bir hesap zaten var.' }],
  });

/** @throws Refused EMAIL_TAKEN where the address is another account's; nothing is written */
export const refuseTakenEmail = async (
  accounts: AccountStore,
  playerId: string,
  { email }: Pick<PersonalChange, 'email'>,
): Promise<void> => {
  const owner = email === undefined ? undefined : await accounts.byEmail(email);
  if (owner !== undefined && owner.id !== playerId) throw emailTaken();
};

/** Writes the change to the player's account, which is made, without a password, where there is none. */
const write = async (
  accounts: AccountStore,
  playerId: string,
  change: PersonalChange<unknown>,
  { commandId, now }: CommandContext,
): Promise<void> => {
  const { email, personal } = change;
  const given = email === undefined ? {} : { email };
  const writers: Writers = Object.fromEntries(partsOf(change).map((part) => [part, commandId]));
  const done = await accounts.change(playerId, { ...given, personal, writers });
  if (done === 'emailTaken') throw emailTaken();
  if (done === 'changed') return;
  const held = Object.fromEntries(Object.entries(personal).filter(([, value]) => value !== null));
  if (await accounts.add({ id: playerId, ...given, personal: held, writers, createdAt: now })) return;
  // Either the address is another's, or somebody made the account just now.
  if ((await accounts.change(playerId, { ...given, personal, writers })) !== 'changed') throw emailTaken();
};

const partsOf = ({ email, personal }: PersonalChange<unknown>): readonly RecordedPart[] => [
  ...(email === undefined ? [] : (['email'] as const)),
  ...(Object.keys(personal) as (keyof Personal)[]),
];

/** A player's account, and which parts of it changed without an event. */
export type FoundAccount = { readonly account: Account | undefined; readonly unrecorded: ReadonlySet<RecordedPart> };

/**
 * The parts of an account that a command wrote whose event is not in the stream: its process was killed before it appended, or the
 * append is under way.
 */
export const unrecordedParts = async (
  store: EventStore,
  stream: string,
  { writers = {} }: Pick<Account, 'writers'> = {},
): Promise<ReadonlySet<RecordedPart>> => {
  const { events } = await store.readStream(stream);
  const recorded = new Set(events.map(({ metadata }) => metadata.commandId));
  const written = Object.entries(writers) as [RecordedPart, string][];
  return new Set(written.flatMap(([part, commandId]) => (recorded.has(commandId) ? [] : [part])));
};

/** The account of a player, for a command that writes to it. */
export type AccountWriting = {
  /** The account as it was before the command wrote to it, however often the command is decided. */
  readonly accountBefore: () => Promise<Account | undefined>;
  /** The same account, with its parts that changed without an event: for these the stream is read in which it is recorded. */
  readonly found: () => Promise<FoundAccount>;
  readonly write: (change: PersonalChange<PersonalField | OfficialField>) => Promise<void>;
};

/**
 * Runs a command that writes to a player's account before it is recorded, and takes back what was written where it is not
 * recorded. Of a player who was deleted meanwhile nothing stays. After a crash in between, a repeat writes it again and records it.
 */
export const writingAccount = async <T>(
  {
    store,
    accounts,
    playerId,
    stream = playerStream(playerId),
    context,
  }: {
    readonly store: EventStore;
    readonly accounts: AccountStore;
    readonly playerId: string;
    /** Where the command is recorded, the player's own stream unless told. */
    readonly stream?: string;
    readonly context: CommandContext;
  },
  act: (writing: AccountWriting) => Promise<T>,
): Promise<T> => {
  let written: { readonly change: PersonalChange<unknown>; readonly before: Account | undefined } | undefined;
  const accountBefore = async (): Promise<Account | undefined> =>
    written === undefined ? accounts.byId(playerId) : written.before;
  const found = async (): Promise<FoundAccount> => {
    const account = await accountBefore();
    return { account, unrecorded: await unrecordedParts(store, stream, account) };
  };
  const writeFirst: AccountWriting['write'] = async (change) => {
    if (change.email === undefined && Object.keys(change.personal).length === 0) return;
    const before = await accountBefore();
    await write(accounts, playerId, change, context);
    written ??= { change, before };
  };
  try {
    return await act({ accountBefore, found, write: writeFirst });
  } catch (error) {
    if (written === undefined || error instanceof RecordingUncertain) throw error;
    const gone = error instanceof Refused && error.code === 'PLAYER_NOT_FOUND';
    await (gone ? accounts.erase(playerId) : takeBack(accounts, playerId, written.change, written.before));
    throw error;
  }
};

const takeBack = async (
  accounts: AccountStore,
  playerId: string,
  change: PersonalChange<unknown>,
  before: Account | undefined,
): Promise<void> => {
  if (before === undefined) {
    await accounts.erase(playerId);
    return;
  }
  await accounts.change(playerId, {
    ...(change.email === undefined || before.email === undefined ? {} : { email: before.email }),
    personal: Object.fromEntries(
      Object.keys(change.personal).map((field) => [field, before.personal[field as keyof Personal] ?? null]),
    ),
    writers: Object.fromEntries(partsOf(change).map((part) => [part, before.writers?.[part] ?? null])),
  });
};
