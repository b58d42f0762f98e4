import type { OnProgress } from '../operations/operations.ts';
import { createLogDigest, differingParts, nameOf, type RawEvent, type RawLog } from './raw-log.ts';

const PAGE = 1_000;
/** Progress is told after so many events. */
const TELL_EVERY = 500;

/** All events of a log, to the end that it has when that is reached. */
async function* eventsOf(log: RawLog): AsyncGenerator<RawEvent> {
  for (let after = 0n; ; ) {
    const page = await log.page(after, PAGE);
    const last = page.at(-1);
    if (last === undefined) return;
    yield* page;
    after = last.position;
  }
}

type Pair = { readonly ours: RawEvent | undefined; readonly theirs: RawEvent | undefined };

/** Both logs side by side, until both have ended. */
async function* pairsOf(source: RawLog, target: RawLog): AsyncGenerator<Pair> {
  const [ours, theirs] = [eventsOf(source), eventsOf(target)];
  for (;;) {
    const [one, other] = await Promise.all([ours.next(), theirs.next()]);
    if (one.done === true && other.done === true) return;
    yield { ours: valueOf(one), theirs: valueOf(other) };
  }
}

const valueOf = (result: IteratorResult<RawEvent>): RawEvent | undefined =>
  result.done === true ? undefined : result.value;

/** How much of the source the target holds. */
export type Prefix = {
  /** So many events are the same, from the first on. */
  readonly count: number;
  /** The source's position of the last of these. */
  readonly position: bigint;
  /** The target goes on with something else: it is no earlier state of this log. */
  readonly differs: boolean;
};

/** Reads the target to its end, or to the first event that differs from the source's. */
export const commonPrefix = async (source: RawLog, target: RawLog): Promise<Prefix> => {
  let [count, position] = [0, 0n];
  for await (const { ours, theirs } of pairsOf(source, target)) {
    if (theirs === undefined) break;
    if (ours === undefined || differingParts(ours, theirs).length > 0) return { count, position, differs: true };
    count += 1;
    position = ours.position;
  }
  return { count, position, differs: false };
};

/** A log as it was read from its first event to its last. */
export type LogFigures = {
  readonly count: number;
  /** Over stream, revision, id, type, version, time, data and metadata of every event, in log order. */
  readonly sha256: string;
  readonly head: bigint;
};

export type LogComparison = {
  readonly source: LogFigures;
  readonly target: LogFigures;
  /** The first event that is not the same, and how; undefined when all are. */
  readonly difference: string | undefined;
  /** The target's position of the last event that stands at or before one of the asked positions of the source. */
  readonly translated: ReadonlyMap<bigint, bigint>;
};

/** Reads both logs whole, and translates these positions of the source on the way. */
export const compareLogs = async (
  source: RawLog,
  target: RawLog,
  positions: readonly bigint[],
  onProgress: OnProgress,
): Promise<LogComparison> => {
  const [ours, theirs] = [createLogDigest(), createLogDigest()];
  const [total, translation] = [await source.count(), createTranslation(positions)];
  const heads = { source: 0n, target: 0n };
  let [done, difference]: [number, string | undefined] = [0, undefined];
  for await (const pair of pairsOf(source, target)) {
    done += 1;
    difference ??= differenceOf(pair, done);
    if (pair.ours !== undefined) {
      ours.add(pair.ours);
      heads.source = pair.ours.position;
      translation.passTo(pair.ours.position, heads.target);
    }
    if (pair.theirs !== undefined) {
      theirs.add(pair.theirs);
      heads.target = pair.theirs.position;
    }
    if (done % TELL_EVERY === 0) onProgress({ done: Math.min(done, total), total });
  }
  onProgress({ done: total, total });
  return {
    source: { ...ours.result(), head: heads.source },
    target: { ...theirs.result(), head: heads.target },
    difference,
    translated: translation.result(heads.target),
  };
};

const differenceOf = ({ ours, theirs }: Pair, number: number): string | undefined => {
  if (ours === undefined) {
    return theirs === undefined ? undefined : `the target holds one event more, number ${number}: ${nameOf(theirs)}`;
  }
  if (theirs === undefined) return `the target lacks event number ${number}: ${nameOf(ours)}`;
  const parts = differingParts(ours, theirs);
  if (parts.length === 0) return undefined;
  const event = `event number ${number}, ${nameOf(ours)}`;
  if (parts.includes('id')) return `${event}, is another one at the target: ${nameOf(theirs)}`;
  return `${event}, differs at the target: ${parts.join(', ')}`;
};

/** A process that is done up to a position of the source is done up to the same event of the target. */
const createTranslation = (positions: readonly bigint[]) => {
  const waiting = [...new Set(positions)].toSorted((a, b) => (a < b ? -1 : 1));
  const translated = new Map<bigint, bigint>();
  const settle = (until: (position: bigint) => boolean, at: bigint): void => {
    for (let next = waiting[0]; next !== undefined && until(next); next = waiting[0]) {
      translated.set(next, at);
      waiting.shift();
    }
  };
  return {
    /** The source goes on at `next`; the event before it stands at `before` in the target. */
    passTo: (next: bigint, before: bigint): void => settle((position) => position < next, before),
    result: (last: bigint): ReadonlyMap<bigint, bigint> => {
      settle(() => true, last);
      return translated;
    },
  };
};
