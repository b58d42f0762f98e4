import { type OnProgress, OperationRefused } from '../operations/operations.ts';
import { compareLogs, type LogComparison } from './compare-logs.ts';
import { type AccountsComparison, type AccountsContent, compareAccounts, type RawAccounts } from './raw-accounts.ts';
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
   * While a target is marked as unfinished no process of the league opens it: the process waits or refuses to start. So the
   * order in which a copy writes need not be one that would be safe to serve.
   */
  readonly isUnfinished: () => Promise<boolean>;
  readonly setUnfinished: (unfinished: boolean) => Promise<void>;
  /** What the target holds beside an empty log, which a copy would overwrite or mix up; undefined when it holds nothing. */
  readonly leftover: () => Promise<string | undefined>;
};

export type CopyOptions = {
  /** Sessions begun before this time, in epoch ms, are not copied: they have expired. */
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

/** Events that are added in one go: the next run repeats at most these of a copy that was killed. */
const PAGE = 200;

/**
 * Makes the target the same league as the source: log, accounts, sessions, pictures, the checkpoint of each process and
 * the digest key.
 * It goes on where an earlier copy was cut short; a finished copy is only compared, and so is a target that holds anything
 * else.
 *
 * The order: both logs are read whole and compared, which tells how much of the source the target holds; the target is marked
 * as unfinished (on the disk, before the first event); the missing events are added at the end in log order, so that at any
 * time the target holds a beginning of the log; both logs are read whole and compared again; then accounts and checkpoints
 * are written, all of them in each run, since only now is it known where each event stands; they are read again and compared;
 * the mark is taken away. A crash leaves the mark: no process serves the target, above all no command-api that finds a log
 * without the checkpoints of its processes, and the next run goes on.
 * @throws OperationRefused, StoreUnavailable, LogCorrupt
 */
export const copyLeague = async (source: Side, target: Target, { since, show }: CopyOptions): Promise<CopyReport> => {
  await source.refuseWhileInUse();
  await target.refuseWhileInUse();
  const content = await source.accounts.read(since);
  const positions = content.checkpoints.map(({ position }) => position);
  let log = await compareLogs(source.log, target.log, positions);
  const total = log.source.count;
  if (total === 0) throw new OperationRefused(`there is no league to copy: ${source.log.name} holds no event`);
  const unfinished = await target.isUnfinished();
  const holdsABeginning = log.common.count === log.target.count;
  const writes = holdsABeginning && (unfinished || log.difference !== undefined);
  let copied = 0;
  if (writes) {
    const leftover = log.target.count === 0 && !unfinished ? await target.leftover() : undefined;
    if (leftover !== undefined) throw new OperationRefused(`the target is not empty: ${leftover}`);
    await target.setUnfinished(true);
    const { common } = log;
    copied = await show('copy', (onProgress) => append(source.log, target.log, common, { total, onProgress }));
    log = await show('verify', (onProgress) =>
      compareLogs(source.log, target.log, positions, (done) => onProgress({ done: Math.min(done, total), total })),
    );
  }
  const { translated } = log;
  const expected: AccountsContent = {
    ...content,
    // Events keep their ids: one that is not of this log is told at the target too.
    checkpoints: content.checkpoints.map((each) => ({ ...each, position: translated.get(each.position) ?? 0n })),
  };
  if (writes && log.difference === undefined) await target.accounts.replace(expected);
  const accounts = compareAccounts(expected, await target.accounts.read(since));
  const difference = log.difference ?? accounts.difference ?? (await movedOn(source, target, log));
  if (writes && difference === undefined) await target.setUnfinished(false);
  return { copied, log, accounts, difference };
};

/** Adds what the target lacks; answers how many events. */
const append = async (
  source: RawLog,
  target: RawLog,
  { count, position }: LogComparison['common'],
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

/** Which log grew while both were read, through a process that held no lock and no lease; undefined when neither did. */
const movedOn = async (source: Side, target: Side, read: LogComparison): Promise<string | undefined> => {
  for (const [side, { head }] of [
    [source, read.source],
    [target, read.target],
  ] as const) {
    await side.refuseWhileInUse();
    if ((await side.log.head()) !== head) return `${side.log.name} was written to during the copy`;
  }
  return undefined;
};
