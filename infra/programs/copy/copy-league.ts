import { type OnProgress, OperationRefused } from '../operations/operations.ts';
import { commonPrefix, compareLogs, type LogComparison, type LogFigures } from './compare-logs.ts';
import { type AccountsComparison, compareAccounts, type RawAccounts } from './raw-accounts.ts';
import type { RawLog } from './raw-log.ts';

/** A league at rest, where a copy comes from or goes to. */
export type Side = {
  readonly log: RawLog;
  readonly accounts: RawAccounts;
  /** @throws OperationRefused while a process of the league may write here */
  readonly refuseWhileInUse: () => Promise<void>;
};

export type Target = Side & {
  /**
   * While it is unfinished no process of the league opens it: it waits or refuses to start. So what is written before that
   * is taken back need not be in any order that would be safe to serve.
   */
  readonly isUnfinished: () => Promise<boolean>;
  readonly setUnfinished: (unfinished: boolean) => Promise<void>;
  /** What stands there beside an empty log, and would be overwritten or mixed up; undefined when nothing does. */
  readonly leftover: () => Promise<string | undefined>;
};

export type CopyOptions = {
  /** Sessions begun before, in epoch ms, are not copied: they are over. */
  readonly since: number;
  /** Shows how far a piece of the work is. */
  readonly show: <Result>(what: string, work: (onProgress: OnProgress) => Promise<Result>) => Promise<Result>;
};

export type CopyReport = {
  /** Events that were added to the target. */
  readonly copied: number;
  readonly log: Pick<LogComparison, 'source' | 'target'>;
  readonly accounts: Pick<AccountsComparison, 'source' | 'target'>;
  /** Why the target is not the same league; undefined when it is. */
  readonly difference: string | undefined;
};

/** Added in one go: a killed copy loses at most these, and does them again. */
const PAGE = 200;

/**
 * Makes the target the same league as the source: log, accounts, sessions, the place of each process and the digest key.
 * Goes on where an earlier copy was cut short; on a finished one it only compares, as it does where the target holds
 * anything else.
 *
 * The order: the target is marked as unfinished (on the disk, before the first event); the events are added at the end in
 * log order, so what is there is at any time a beginning of the log, and tells where to go on; both logs are read whole
 * and compared; then accounts and places of processes are put there, all anew by each run, since only now is it known
 * where each event stands; they are read again and compared; the mark is taken away. A crash leaves the mark: nobody
 * serves the target, above all no command-api that finds a log without the places of its processes, and the next run goes on.
 * @throws OperationRefused, StoreUnavailable, LogCorrupt
 */
export const copyLeague = async (source: Side, target: Target, options: CopyOptions): Promise<CopyReport> => {
  await source.refuseWhileInUse();
  await target.refuseWhileInUse();
  const total = await source.log.count();
  if (total === 0) throw new OperationRefused(`there is no league to copy: ${source.log.name} holds no event`);
  const prefix = await commonPrefix(source.log, target.log);
  const unfinished = await target.isUnfinished();
  const writes = !prefix.differs && (unfinished || prefix.count < total);
  let copied = 0;
  if (writes) {
    const leftover = prefix.count === 0 && !unfinished ? await target.leftover() : undefined;
    if (leftover !== undefined) throw new OperationRefused(`the target is not empty: ${leftover}`);
    await target.setUnfinished(true);
    copied = await options.show('copy', (onProgress) => append(source.log, target.log, prefix, { total, onProgress }));
  }
  const compared = await settle(source, target, writes, options);
  if (writes && compared.difference === undefined) await target.setUnfinished(false);
  return { copied, ...compared };
};

const append = async (
  source: RawLog,
  target: RawLog,
  { count, position }: { readonly count: number; readonly position: bigint },
  { total, onProgress }: { readonly total: number; readonly onProgress: OnProgress },
): Promise<number> => {
  let [done, after] = [0, position];
  // The rate shown is that of this run, so it counts from nothing.
  const left = total - count;
  for (;;) {
    const page = await source.page(after, PAGE);
    const last = page.at(-1);
    if (last === undefined) return done;
    await target.append(page);
    after = last.position;
    done += page.length;
    onProgress({ done: Math.min(done, left), total: left });
  }
};

/** Compares both sides, after the accounts were put there if this copy writes. */
const settle = async (
  source: Side,
  target: Target,
  writes: boolean,
  { since, show }: CopyOptions,
): Promise<Omit<CopyReport, 'copied'>> => {
  const content = await source.accounts.read(since);
  const positions = content.checkpoints.map(({ position }) => position);
  const log = await show('verify', (onProgress) => compareLogs(source.log, target.log, positions, onProgress));
  // Events keep their ids: one that is not of this log is told at the target too.
  const checkpoints = content.checkpoints.map((checkpoint) => ({
    ...checkpoint,
    position: log.translated.get(checkpoint.position) ?? 0n,
  }));
  const expected = { ...content, checkpoints };
  if (writes && log.difference === undefined) await target.accounts.replace(expected);
  const accounts = compareAccounts(expected, await target.accounts.read(since));
  const difference = log.difference ?? accounts.difference ?? (await movedOn(source, target, log));
  return { log, accounts, difference };
};

/** Somebody who could not be seen has written while the logs were read. */
const movedOn = async (
  source: Side,
  target: Side,
  read: { readonly source: LogFigures; readonly target: LogFigures },
): Promise<string | undefined> => {
  const sides = [
    [source, read.source],
    [target, read.target],
  ] as const;
  for (const [side, { head }] of sides) {
    await side.refuseWhileInUse();
    if ((await side.log.head()) !== head) return `${side.log.name} was written to during the copy`;
  }
  return undefined;
};
