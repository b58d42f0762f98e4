import { createHash } from 'node:crypto';
import type { Account } from '@league/command-api/ports/account-store.ts';
import type { StoredSession } from '@league/command-api/ports/session-store.ts';
import { formatPosition } from '@league/events/envelope.ts';
import type { LastApplied } from '@league/events/ports/last-applied.ts';

/**
 * What is kept beside the log and not computed from it (infra/adapters/accounts), but for what is over within minutes or only spares
 * somebody a wait: reset codes, known addresses and the answers of a day.
 */
export type AccountsContent = {
  readonly accounts: readonly Account[];
  readonly sessions: readonly StoredSession[];
  /** What was uploaded, whether or not anything names it; `at` is when it was last put, in epoch ms. */
  readonly images: readonly { readonly hash: string; readonly bytes: Buffer; readonly at: number }[];
  /** How far each process is, by positions of the log that stands beside, and the event there. */
  readonly checkpoints: readonly ({ readonly process: string } & LastApplied)[];
  /** With another key the body of every repeated command would seem to differ. undefined before the first start. */
  readonly digestKey: Buffer | undefined;
};

export const NO_ACCOUNTS: AccountsContent = {
  accounts: [],
  sessions: [],
  images: [],
  checkpoints: [],
  digestKey: undefined,
};

export type RawAccounts = {
  /** The whole content, without sessions begun before `since` (epoch ms): these have expired, and may be swept at any time. */
  readonly read: (since: number) => Promise<AccountsContent>;
  /** Makes this the whole content. Where it was cut short, a part of it may be there: it must be called again. */
  readonly replace: (content: AccountsContent) => Promise<void>;
};

/** False where there is only a digest key, which every process makes that opens the accounts first. */
export const holdsAccounts = ({ accounts, sessions, images, checkpoints }: AccountsContent): boolean =>
  accounts.length + sessions.length + images.length + checkpoints.length > 0;

export type AccountsFigures = {
  readonly accounts: number;
  readonly sessions: number;
  readonly images: number;
  readonly checkpoints: number;
  /** Over all of it, in the order of ids. */
  readonly sha256: string;
};

export type AccountsComparison = {
  readonly source: AccountsFigures;
  readonly target: AccountsFigures;
  /** What is not the same first, without its content; undefined when everything is. */
  readonly difference: string | undefined;
};

/** Compares what the target should hold with what it holds. */
export const compareAccounts = (expected: AccountsContent, found: AccountsContent): AccountsComparison => {
  const [ours, theirs] = [linesOf(expected), linesOf(found)];
  const names = [...new Set([...ours.keys(), ...theirs.keys()])];
  const differing = names.find((name) => ours.get(name) !== theirs.get(name));
  return {
    source: figuresOf(expected, ours),
    target: figuresOf(found, theirs),
    difference: differing === undefined ? undefined : differenceOf(differing, ours, theirs),
  };
};

type Lines = ReadonlyMap<string, string>;

const differenceOf = (name: string, ours: Lines, theirs: Lines): string => {
  if (!theirs.has(name)) return `the target lacks the ${name}`;
  return ours.has(name) ? `the ${name} differs at the target` : `the target holds one more, the ${name}`;
};

/** Each account, session, picture and checkpoint, and the digest key, as text, by a name for people. */
const linesOf = ({ accounts, sessions, images, checkpoints, digestKey }: AccountsContent): Lines =>
  new Map(
    [
      ...accounts.map((account) => [`account ${account.id}`, inOrder(account)]),
      ...sessions.map((session) => [`session ${session.tokenHash} of account ${session.accountId}`, inOrder(session)]),
      ...images.map(({ hash, bytes, at }) => [`picture ${hash}`, sha256(bytes), String(at)]),
      ...checkpoints.map(({ process, position, eventId = '' }) => [
        `checkpoint of process ${process}`,
        formatPosition(position),
        eventId,
      ]),
      ...(digestKey === undefined ? [] : [['digest key', digestKey.toString('hex')]]),
    ]
      .map(([name = '', ...parts]): [string, string] => [name, JSON.stringify(parts)])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** JSON in which the order of fields says nothing. */
const inOrder = (value: object): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

const figuresOf = ({ accounts, sessions, images, checkpoints }: AccountsContent, lines: Lines): AccountsFigures => ({
  accounts: accounts.length,
  sessions: sessions.length,
  images: images.length,
  checkpoints: checkpoints.length,
  sha256: sha256(JSON.stringify([...lines])),
});

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
