import { randomUUID } from 'node:crypto';

/** An event that is to be appended to the double's log. */
export type Proposed = {
  readonly id: string;
  readonly type: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
};

/** An event in the double's log. */
export type LogRecord = Proposed & {
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
};

export type Expected = bigint | 'no-stream';

export type Outcome =
  | { readonly kind: 'success'; readonly last: LogRecord }
  | { readonly kind: 'wrong-expected-version'; readonly current: Expected };

/** The whole log of the double, in memory. Positions increase by the size of each record, as byte offsets do. */
export type DoubleLog = {
  readonly records: readonly LogRecord[];
  readonly streamOf: (name: string) => readonly LogRecord[] | undefined;
  readonly append: (stream: string, events: readonly Proposed[], expected: Expected) => Outcome;
  /** Appends at any revision that the stream has. */
  readonly put: (stream: string, event: Partial<Proposed>) => LogRecord;
  /** Resolves with the next append of any writer. */
  readonly grown: () => Promise<void>;
  /** The log as a follower of the leader shows it. */
  readonly shown: () => DoubleLog;
  /** From now on the follower lags: it shows no record after this position. Without a position it catches up. */
  readonly showUpTo: (position?: bigint) => void;
};

/** The size of a record besides its contents. */
const RECORD_BYTES = 117n;
/** One append in so many comes after a system event of the server's own. */
const SYSTEM_EVENT_EVERY = 3;

export const createDoubleLog = (): DoubleLog => {
  const records: LogRecord[] = [];
  const streams = new Map<string, LogRecord[]>();
  let next = 0n;
  let appends = 0;
  let growing = Promise.withResolvers<void>();
  let lastShown: bigint | undefined;

  const write = (stream: string, { id, type, data, metadata }: Proposed): LogRecord => {
    const own = streams.get(stream) ?? [];
    next += RECORD_BYTES + BigInt(data.length + metadata.length);
    const record = { id: id.toLowerCase(), type, data, metadata, stream, revision: BigInt(own.length), position: next };
    own.push(record);
    streams.set(stream, own);
    records.push(record);
    return record;
  };

  const grow = (): void => {
    growing.resolve();
    growing = Promise.withResolvers();
  };

  const put = (stream: string, event: Partial<Proposed>): LogRecord => {
    const empty = { id: randomUUID(), type: '$none', data: Buffer.from('{}'), metadata: Buffer.from('') };
    const record = write(stream, { ...empty, ...event });
    grow();
    return record;
  };

  const shown = (): DoubleLog => {
    const last = lastShown;
    if (last === undefined) return log;
    const isShown = ({ position }: LogRecord): boolean => position <= last;
    return {
      ...log,
      records: records.filter(isShown),
      streamOf: (name) => {
        const own = streams.get(name)?.filter(isShown) ?? [];
        return own.length === 0 ? undefined : own;
      },
    };
  };

  const repeated = (own: readonly LogRecord[], events: readonly Proposed[], first: number): LogRecord | undefined => {
    const same = events.every(({ id }, index) => own[first + index]?.id === id.toLowerCase());
    return same ? own[first + events.length - 1] : undefined;
  };

  const log: DoubleLog = {
    records,
    streamOf: (name) => streams.get(name),
    put,
    grown: () => growing.promise,
    shown,
    showUpTo: (position) => {
      lastShown = position;
      grow();
    },
    append: (stream, events, expected) => {
      const own = streams.get(stream) ?? [];
      const first = expected === 'no-stream' ? 0 : Number(expected) + 1;
      if (own.length !== first) {
        const last = repeated(own, events, first);
        if (last !== undefined) return { kind: 'success', last };
        return { kind: 'wrong-expected-version', current: own.at(-1)?.revision ?? 'no-stream' };
      }
      appends += 1;
      if (appends % SYSTEM_EVENT_EVERY === 0) put('$stats-127.0.0.1:2113', { type: '$statsCollected' });
      const written = events.map((event) => write(stream, event));
      const last = written.at(-1);
      grow();
      if (last === undefined) throw new Error('an append without events');
      return { kind: 'success', last };
    },
  };
  return log;
};
