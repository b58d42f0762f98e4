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
  /** For each asked position of the source, the target's position of the last event at or before it; none for one before all. */
  readonly translated: ReadonlyMap<bigint, bigint>;
};

/** Reads both logs whole, and translates these positions of the source on the way. */
export const compareLogs = async (
  source: RawLog,
  target: RawLog,
  positions: readonly bigint[],
  onRead: (events: number) => void = () => {},
): Promise<LogComparison> => {
  const [ours, theirs] = [createLogDigest(), createLogDigest()];
  const translated = new Map<bigint, bigint>();
  let common = { count: 0, position: 0n };
  let [read, difference]: [number, string | undefined] = [0, undefined];
  for await (const pair of pairsOf(source, target)) {
    read += 1;
    difference ??= differenceOf(pair, read);
    if (pair.theirs !== undefined) theirs.add(pair.theirs);
    if (pair.ours !== undefined) {
      const { position } = pair.ours;
      ours.add(pair.ours);
      if (difference === undefined) common = { count: read, position };
      for (const asked of positions) if (position <= asked) translated.set(asked, theirs.head());
    }
    if (read % TELL_EVERY === 0) onRead(read);
  }
  onRead(read);
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
