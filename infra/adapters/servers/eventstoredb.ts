import {
  type AppendResult,
  CancelledError,
  convertToCommandError,
  type EventData,
  EventStoreDBClient,
  UnavailableError,
} from '@eventstore/db-client';
import type { ServerFeatures } from '@eventstore/db-client/dist/Client/ServerFeatures.js';
import streamsGrpc, { type StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { RetryPolicy } from '@league/events/ports/retries.ts';
import { backoff } from './backoff.ts';
import type { Logger } from 'pino';
import { eventStoreDbErrorOf } from './eventstoredb-errors.ts';
import { type CallArguments, readBy, type Take } from './eventstoredb-read-call.ts';
import { lastOfAllRequest, rightFor } from './eventstoredb-requests.ts';
import { UnsuitableServer } from './unsuitable-server.ts';

/** The way to EventStoreDB. Nothing is connected yet. */
export type EventStoreDb = {
  /**
   * As the client's `appendToStream`, with its errors; few are handed to it at a time. The others wait their turn, and are
   * not written any more when the signal has aborted.
   */
  readonly append: (
    stream: string,
    events: EventData[],
    expectedRevision: bigint | 'no_stream',
    signal: AbortSignal,
  ) => Promise<AppendResult>;
  /**
   * Reads, or subscribes, until the server has said everything, or the signal ends the call, at the server too. The client's
   * own `readAll` knows no filter, the protocol and every server do. Errors as gRPC says them; a server that falls silent
   * ends the call through keep-alive after 10 s.
   */
  readonly read: (request: ReadReq, take: Take, signal: AbortSignal) => Promise<void>;
  /** How subscriptions wait before they begin again, and where they say why. */
  readonly retryPolicy: RetryPolicy;
  readonly log: Pick<Logger, 'warn'>;
  /** The server's version as it says it; 'unknown' for one too old to be asked. */
  readonly version: () => Promise<string>;
  /** Ends all calls, and rejects what is under way. */
  readonly close: () => Promise<void>;
};

/**
 * How many appends are handed to the client at a time. They share one stream to the server, which takes 16 messages before
 * it asks to wait; an append that waits there when the connection breaks becomes an unhandled rejection in the client, and
 * ends the process. So appends wait here.
 */
const APPENDS_AT_A_TIME = 15;
/**
 * After so long an append gives its turn back: the client forgets those under way when the server ends the stream without an
 * error. Longer than keep-alive takes.
 */
const TURN_MS = 30_000;

/**
 * An append's deadline is a time of day, by which a server whose clock is ahead would refuse every append. The client cuts
 * this to a year; the server's own limit and ours, which know no clock, hold.
 */
const FAR_OFF = Number.POSITIVE_INFINITY;

export type EventStoreDbDependencies = {
  readonly log: Pick<Logger, 'warn'>;
  readonly retryPolicy?: RetryPolicy;
};

/**
 * The process's way to EventStoreDB: one, since pending appends are global to the client's module, and closing one way
 * rejects the appends of another. Connects when used, and again by itself. @throws UnsuitableServer for a bad URL
 */
export const openEventStoreDb = (
  url: string,
  { log, retryPolicy = backoff }: EventStoreDbDependencies,
): EventStoreDb => {
  let current = connect(url);
  const turn = createGate(APPENDS_AT_A_TIME, TURN_MS);
  const closing = new AbortController();
  const client = (): Inside => current as unknown as Inside;

  const features = async (): Promise<ServerFeatures> => {
    const asked = client();
    try {
      return await asked.capabilities;
    } catch (error) {
      // A client keeps a failed answer for ever, unless it takes the failure for a lost connection: then take a new one.
      const command = error instanceof Error ? convertToCommandError(error) : error;
      const asksAgain = command instanceof UnavailableError || command instanceof CancelledError;
      if (!asksAgain && asked === client()) {
        current = connect(url);
        await asked.dispose();
      }
      throw error;
    }
  };

  return {
    append: (stream, events, expectedRevision, signal) =>
      turn(async () => {
        await features();
        signal.throwIfAborted();
        return client().appendToStream(stream, events, { expectedRevision, deadline: FAR_OFF });
      }),
    read: (request, take, signal) => {
      const { execute, callArguments } = client();
      return execute(streamsGrpc.StreamsClient, 'read', (grpc) =>
        readBy(grpc, callArguments({}, { deadline: FAR_OFF }), request, take, [signal, closing.signal]),
      );
    },
    retryPolicy,
    log,
    version: async () => (await features()).serverVersion,
    close: () => {
      closing.abort();
      return client().dispose();
    },
  };
};

/** Protected members of the client, at its pinned version; through them a read keeps its credentials and reconnects. */
type Inside = Pick<EventStoreDBClient, 'appendToStream' | 'dispose'> & {
  readonly capabilities: Promise<ServerFeatures>;
  readonly callArguments: (base: object, options: { readonly deadline: number }) => CallArguments;
  readonly execute: <Result>(
    service: typeof StreamsClient,
    name: string,
    action: (client: StreamsClient) => Promise<Result>,
  ) => Promise<Result>;
};

/** Options that the client understands and we allow; for others it would print the URL, password included. */
const OPTIONS: ReadonlySet<string> = new Set([
  'connectionname',
  'defaultdeadline',
  'discoveryinterval',
  'gossiptimeout',
  'keepaliveinterval',
  'keepalivetimeout',
  'maxdiscoverattempts',
  'nodepreference',
  'tls',
  'tlscafile',
  'usercertfile',
  'userkeyfile',
]);

/** Together they are how long a connection is kept on which nothing comes back: so long commands wait for a silent server. */
const KEEP_ALIVE = { keepAliveInterval: 5_000, keepAliveTimeout: 5_000 };

const connect = (url: string): EventStoreDBClient => {
  const [address, ...rest] = url
    .trim()
    .replace(/\/+$/, '')
    .replace(/^kurrentdb/, 'esdb')
    .split('?');
  const options = rest.length === 0 ? [] : rest.join('?').split('&');
  const names = options.map((option) => option.split('=')[0] ?? '');
  const unknown = names.find((name) => !OPTIONS.has(compared(name)));
  if (unknown !== undefined) throw new UnsuitableServer(`EVENTSTORE_URL: the option '${unknown}' is not supported`);
  const given = new Set(names.map(compared));
  const ours = Object.entries(KEEP_ALIVE).filter(([name]) => !given.has(compared(name)));
  const query = [...options, ...ours.map(([name, value]) => `${name}=${value}`)].join('&');
  try {
    return quietly(() => EventStoreDBClient.connectionString(`${address}?${query}`));
  } catch (error) {
    // What it could not parse it quotes, and that may be a part of the password.
    const detail = error instanceof Error && !('connectionString' in error) ? `: ${error.message}` : '';
    throw new UnsuitableServer(`EVENTSTORE_URL is not a connection string that can be used${detail}`);
  }
};

/** The name of an option as the client compares it. */
const compared = (name: string): string => name.trim().toLowerCase().replaceAll(/[_-]/g, '');

/** The client prints that it would wait longer before a keep-alive: nothing that an operator could act on. */
const quietly = <Result>(work: () => Result): Result => {
  const { warn } = console;
  /* oxlint-disable no-console -- nothing is printed, and what was there comes back */
  console.warn = () => undefined;
  try {
    return work();
  } finally {
    console.warn = warn;
  }
  /* oxlint-enable no-console */
};

const OLDEST = [23, 10] as const;
const CHECK_MS = 5_000;

/**
 * Resolves when the server can be used: reached, of a version that we know, ready, and we may read its log.
 * @throws StoreUnavailable while it is away or starting, UnsuitableServer when it will never do
 */
export const checkEventStoreDb = async (eventStoreDb: EventStoreDb): Promise<void> => {
  const late = 'EventStoreDB does not answer';
  await withinTime(CHECK_MS, late, () => checkVersion(eventStoreDb));
  const request = lastOfAllRequest();
  const read = ({ signal }: AbortController): Promise<void> => eventStoreDb.read(request, () => undefined, signal);
  await withinTime(CHECK_MS, late, read, () => rightFor(request));
};

const checkVersion = async (eventStoreDb: EventStoreDb): Promise<void> => {
  const version = await eventStoreDb.version();
  const [, major = '0', minor = '0'] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  const [oldestMajor, oldestMinor] = OLDEST;
  if (Number(major) > oldestMajor || (Number(major) === oldestMajor && Number(minor) >= oldestMinor)) return;
  throw new UnsuitableServer(`EventStoreDB is of version ${version}; ${OLDEST.join('.')} or newer is needed`);
};

/**
 * The work's result, its error in the ports' words, or StoreUnavailable with the text `late` after so long, if there is a
 * limit. The controller tells the work that it is late; what the work gives or throws after that is dropped. `right` is what
 * the user must be allowed to for it.
 */
export const withinTime = async <Result>(
  limitMs: number | undefined,
  late: string,
  work: (ending: AbortController) => Promise<Result>,
  right?: () => string,
): Promise<Result> => {
  const over = Promise.withResolvers<Result>();
  const ending = new AbortController();
  const end = (): void => {
    // Made only now: an error costs more than all else here does for many reads.
    const error = new StoreUnavailable(late);
    ending.abort(error);
    over.reject(error);
  };
  const timer = limitMs === undefined ? undefined : setTimeout(end, limitMs);
  try {
    work(ending).then(over.resolve, over.reject);
    return await over.promise;
  } catch (error) {
    throw eventStoreDbErrorOf(error, right?.());
  } finally {
    clearTimeout(timer);
  }
};

/** Runs so many works at a time, in the order in which they came; one that takes longer than `mostMs` no longer counts. */
const createGate = (most: number, mostMs: number) => {
  let free = most;
  const waiting: (() => void)[] = [];
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    const over = Promise.withResolvers<void>();
    void over.promise.then(leave);
    const timer = setTimeout(over.resolve, mostMs).unref();
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      over.resolve();
    }
  };
};
