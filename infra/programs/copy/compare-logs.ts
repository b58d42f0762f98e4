import { createLogDigest, differingParts, type LogFigures, nameOf, type RawEvent, type RawLog } from './raw-log.ts';

const PAGE = 1_000;
/** Progress is told after so many events. */
const TELL_EVERY = 500;

/** All events of a log, to the end that it has when that is reached. */
async function* eventsOf(log: RawLog): AsyncGenerator<RawEvent, undefined> {
  for (let after = 0n; ; ) {
    const page = await log.page(after, PAGE);
    const last = page.at(-1);
    if (last === undefined) return undefined;
    yield* page;
    after = last.position;
  }
}

type Pair = { readonly ours: RawEvent | undefined; readonly theirs: RawEvent | undefined };

/** Both logs side by side, until both have ended. */
async function* pairsOf(source: RawLog, target: RawLog): AsyncGenerator<Pair> {
  const [one, other] = [eventsOf(source), eventsOf(target)];
  for (;;) {
    const [{ value: ours }, { value: theirs }] = await Promise.all([one.next(), other.next()]);
    if (ours === undefined && theirs === undefined) return;
    yield { ours, theirs };
  }
}

/** What the two logs hold. */
export type LogComparison = {
  readonly source: LogFigures;
  readonly target: LogFigures;
  /** So many events, from the first on, are the same in both; `position` is that of the last of these in the source. */
  readonly common: { readonly count: number; readonly position: bigint };
  /** Which event is not the same first, and in what; undefined when all are. */
  readonly difference: string | undefined;
  /** The target's position of the last event that stands at or before one of the asked positions of the source. */
  readonly translated: ReadonlyMap<bigint, bigint>;
};

/** Reads both logs whole, and translates these positions of the source on the way. */
export const compareLogs = async (
  source: RawLog,
  target: RawLog,
  positions: readonly bigint[],
  onRead: (events: number) => void = () => {},
): Promise<LogComparison> => {
  const [ours, theirs, translation] = [createLogDigest(), createLogDigest(), createTranslation(positions)];
  let common = { count: 0, position: 0n };
  let [read, difference]: [number, string | undefined] = [0, undefined];
  for await (const pair of pairsOf(source, target)) {
    read += 1;
    difference ??= differenceOf(pair, read);
    if (pair.ours !== undefined) {
      if (difference === undefined) common = { count: read, position: pair.ours.position };
      translation.passTo(pair.ours.position, theirs.head());
      ours.add(pair.ours);
    }
    if (pair.theirs !== undefined) theirs.add(pair.theirs);
    if (read % TELL_EVERY === 0) onRead(read);
  }
  onRead(read);
  const translated = translation.result(theirs.head());
  return { source: ours.result(), target: theirs.result(), common, difference, translated };
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
