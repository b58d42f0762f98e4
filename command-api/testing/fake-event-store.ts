import { AsyncLocalStorage } from 'node:async_hooks';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import { codec } from '@league/events/codec.ts';
import type { EventOf, NewEvent, Recorded } from '@league/events/envelope.ts';
import { refuseTooLarge } from '@league/events/ports/append-size.ts';
import {
  type Appended,
  type EventStore,
  type ExpectedRevision,
  RevisionConflict,
} from '@league/events/ports/event-store.ts';

/** Where a test can step in between two steps of a command. */
export type Moment = 'before-append' | 'after-append' | 'before-read' | 'after-read';

/** A log in memory that keeps the contract, and lets a test force an order of steps. */
export type FakeEventStore = EventStore & {
  /** Everything recorded so far. */
  readonly recorded: () => readonly Recorded<LeagueEvent>[];
  /** At the next such moment of the stream, and only then, runs `act` to its end before the store goes on. */
  readonly once: (moment: Moment, stream: string, act: () => Promise<unknown>) => void;
  /** Every append and read fails with this error until it is set to undefined. */
  readonly breaks: (error: Error | undefined) => void;
  /** Every append and every read of a stream waits for this first, so that a scheduler may order them. */
  readonly paces: (pace: () => Promise<unknown>) => void;
  /** How often streams were read, and from which revision. */
  readonly reads: { readonly stream: string; readonly from: bigint }[];
};

export const createFakeEventStore = (): FakeEventStore => {
  const log: Recorded<LeagueEvent>[] = [];
  const steps: { moment: Moment; stream: string; act: () => Promise<unknown> }[] = [];
  /** Whether the caller runs inside such an `act`: steps are not forced into its own steps. */
  const within = new AsyncLocalStorage<boolean>();
  const listeners = new Set<() => void>();
  const reads: FakeEventStore['reads'] = [];
  let broken: Error | undefined;
  let pace: () => Promise<unknown> = () => Promise.resolve();

  const reached = async (moment: Moment, stream: string): Promise<void> => {
    const index = steps.findIndex((step) => step.moment === moment && step.stream === stream);
    if (index !== -1 && within.getStore() !== true) {
      const [step] = steps.splice(index, 1);
      await within.run(true, async () => step?.act());
    }
    if (broken !== undefined) throw broken;
  };

  const inStream = (stream: string) => log.filter((event) => event.stream === stream);

  const append = (stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Appended => {
    const before = inStream(stream);
    const first = expected === 'no-stream' ? 0 : Number(expected) + 1;
    if (before.length !== first) {
      const again = before.slice(first, first + events.length);
      const last = again.at(-1);
      const same = last !== undefined && events.every((event, index) => again[index]?.id === event.id);
      if (same) return appendedOf(again);
      throw new RevisionConflict(stream, expected, revisionOf(before));
    }
    refuseTooLarge(
      events.map(({ event, metadata }) => ({ ...codec.encode(event), metadata: JSON.stringify(metadata) })),
    );
    const made = events.map((event, index) => recordedEvent(stream, event, first + index, log.length + 1 + index));
    log.push(...made);
    for (const listener of listeners) queueMicrotask(listener);
    return appendedOf(made);
  };

  const readAll = async (after: bigint, limit: number) => {
    if (broken !== undefined) throw broken;
    return log.slice(Number(after), Number(after) + limit);
  };

  return {
    append: async (stream, events, expected) => {
      await pace();
      await reached('before-append', stream);
      const appended = append(stream, events, expected);
      await reached('after-append', stream);
      return appended;
    },
    readStream: async (stream, from = 0n) => {
      await pace();
      await reached('before-read', stream);
      reads.push({ stream, from });
      const events = inStream(stream);
      const read = { events: events.filter((event) => event.revision >= from), revision: revisionOf(events) };
      await reached('after-read', stream);
      return read;
    },
    readAll,
    replay: readAll,
    head: () => (broken === undefined ? Promise.resolve(BigInt(log.length)) : Promise.reject(broken)),
    headMayLag: false,
    idAt: async (position) => log[Number(position) - 1]?.id,
    onAppended: (listener) => {
      const own = (): void => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    close: () => Promise.resolve(),
    recorded: () => log,
    once: (moment, stream, act) => {
      steps.push({ moment, stream, act });
    },
    breaks: (error) => {
      broken = error;
    },
    paces: (by) => {
      pace = by;
    },
    reads,
  };
};

const revisionOf = (events: readonly Recorded<LeagueEvent>[]): ExpectedRevision =>
  events.at(-1)?.revision ?? 'no-stream';

const appendedOf = (events: readonly Recorded<LeagueEvent>[]): Appended => {
  const positions = events.map(({ position }) => position);
  return { revision: events.at(-1)?.revision ?? 0n, position: positions.at(-1) ?? 0n, positions };
};

/** Goes through JSON as in any log, and is frozen: nobody may change a recorded event. */
const recordedEvent = (
  stream: string,
  { id, event, recordedAt, metadata }: NewEvent<EventOf>,
  revision: number,
  position: number,
): Recorded<LeagueEvent> => {
  const stored = codec.encode(event);
  const decoded = codec.decode(stored.type, stored.version, stored.data);
  const place = { stream, revision: BigInt(revision), position: BigInt(position) };
  return frozen({ ...decoded, ...place, id, recordedAt, metadata: structuredClone(metadata) });
};

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
};
