import type { EventStore } from '@league/events/ports/event-store.ts';
import { type LastApplied, matchLog } from '@league/events/ports/last-applied.ts';
import type { ProcessCheckpoints } from '../ports/process-checkpoints.ts';
import type { Process } from './process.ts';

type StartDeps = {
  readonly store: EventStore;
  readonly checkpoints: ProcessCheckpoints;
  /** What an operator named for processes without a checkpoint that is of this log. */
  readonly startAt?: bigint | undefined;
};

/**
 * Where a process starts: behind its checkpoint, which a log that lags may not have come to yet (`ahead`); or that nobody
 * knows, since the checkpoint is lost, or `foreign`: why it is of another log.
 */
export type Start =
  | { readonly known: LastApplied; readonly ahead: boolean }
  | { readonly known: undefined; readonly foreign: string | undefined };

/**
 * Where each process starts: it is noted for those without a checkpoint. In a league of several command-apis each does this
 * before it appends anything: to the next the log is not empty any more.
 */
export const settleStarts = async (
  processes: readonly Process[],
  deps: StartDeps,
): Promise<readonly { readonly process: Process; readonly start: Start }[]> => {
  // Before the checkpoints: what another command-api appends meanwhile stands behind it, and behind the starts that it noted.
  const head = await deps.store.head();
  const found = await Promise.all(processes.map((process) => checkpointOf(process, deps)));
  const others = furthest(found.flatMap(({ start }) => start?.known ?? []));
  return Promise.all(
    found.map(async (one) => ({ process: one.process, start: await startOf(one, { head, others }, deps) })),
  );
};

const furthest = (all: readonly LastApplied[]): LastApplied | undefined =>
  all.reduce<LastApplied | undefined>((most, one) => (most && most.position >= one.position ? most : one), undefined);

/** The checkpoint of a process, and the start that it says; neither where there is none. */
type Found = { readonly process: Process; readonly known: LastApplied | undefined; readonly start: Start | undefined };

const checkpointOf = async (process: Process, { store, checkpoints }: StartDeps): Promise<Found> => {
  const known = await checkpoints.load(process.name);
  return { process, known, start: known === undefined ? undefined : await compared(known, store) };
};

/**
 * Where to start: behind the checkpoint, if it is of this log; else where an operator says, and without one at zero if the log is
 * empty, and where its policy says if others have theirs: then the process is new to the league. Where the others are further,
 * the head lags, and is there at least.
 */
const startOf = async (
  { process: { name, policy }, known, start }: Found,
  { head, others }: { readonly head: bigint; readonly others: LastApplied | undefined },
  { store, checkpoints, startAt }: StartDeps,
): Promise<Start> => {
  if (start?.known !== undefined) return start;
  const end = others !== undefined && others.position > head ? others.position : head;
  const isNew = known === undefined && others !== undefined;
  const newHere = isNew ? (policy.whenNew === 'beginning' ? 0n : end) : undefined;
  const named = known === undefined && end === 0n ? 0n : (startAt ?? newHere);
  if (named === undefined) return start ?? { known: undefined, foreign: undefined };
  // Behind the end is the end, where that is known.
  const position = named > head && !store.headMayLag ? head : named;
  const eventId = (position === others?.position ? others.eventId : undefined) ?? (await store.idAt(position));
  const done = { position, eventId };
  // Where there was none, another command-api may have made one meanwhile, which is not set back.
  await (known === undefined ? checkpoints.save(name, done) : checkpoints.restart(name, done));
  return { known: done, ahead: position > head };
};

/** What the checkpoint says of the start in this log. */
export const compared = async (known: LastApplied, store: EventStore): Promise<Start> => {
  const match = await matchLog(store, known);
  return match.verdict === 'other'
    ? { known: undefined, foreign: match.detail }
    : { known, ahead: match.verdict === 'behind' };
};
