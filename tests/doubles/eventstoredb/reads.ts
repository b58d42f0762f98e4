import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams, { type ReadReq, type ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, status } from '@grpc/grpc-js';
import type { Counts } from './counts.ts';
import type { Faults } from './faults.ts';
import type { DoubleLog, LogRecord } from './log.ts';
import { createTurns, type ReadingCall } from './turns.ts';

/** A subscription that the double serves. */
export type Served = {
  readonly prefix: string;
  readonly call: ReadingCall;
  /** How many events were written to it so far. */
  written: number;
};

const { BACKWARDS } = streams.ReadReq.Options.ReadDirection;
const CHECKPOINT_EVERY = 32;

/** Ends a call with a gRPC error, and EventStoreDB's name for it. */
export const fail = (call: ReadingCall, code: status, details: string, exception?: string): void => {
  const metadata = new Metadata();
  if (exception !== undefined) metadata.set('exception', exception);
  call.emit('error', { code, details, metadata });
};

/** Answers Read: of streams and of the whole log, in both directions, filtered by stream names, and subscriptions. */
export const createRead = (log: DoubleLog, faults: Faults, counts: Counts, served: Set<Served>) => {
  const serve = (call: ReadingCall): void => {
    const options = call.request.getOptions();
    counts[kindOf(options)] += 1;
    if (faults.frozen) return;
    if (faults.wrongPassword) return fail(call, status.UNAUTHENTICATED, 'Received HTTP status code 401');
    if (faults.accessDenied || (faults.allDenied && options?.hasAll() === true))
      return fail(call, status.PERMISSION_DENIED, 'Access Denied', 'access-denied');
    if (faults.notReady) {
      faults.refusedReads += 1;
      return fail(call, status.UNAVAILABLE, 'Server Is Not Ready');
    }
    if (options === undefined) return fail(call, status.INVALID_ARGUMENT, 'no options');
    const reading = options.hasSubscription()
      ? subscribe(call, log, faults, served)
      : read(call, log.shown(), faults, options);
    reading.catch((error: unknown) => fail(call, status.INTERNAL, String(error)));
    return undefined;
  };
  const inTurn = createTurns();
  return (call: ReadingCall): void => inTurn(call, () => serve(call));
};

type Options = NonNullable<ReturnType<ReadReq['getOptions']>>;

const kindOf = (options: Options | undefined): 'subscriptions' | 'streamReads' | 'logReads' => {
  if (options?.hasSubscription() === true) return 'subscriptions';
  return options?.hasStream() === true ? 'streamReads' : 'logReads';
};

const read = async (call: ReadingCall, log: DoubleLog, faults: Faults, options: Options): Promise<void> => {
  if (!options.hasStream() && beginsNowhere(log, options)) {
    return fail(call, status.UNKNOWN, 'Unexpected ReadAllResult: Error');
  }
  const records = options.hasStream() ? ofStream(log, options) : ofAll(log, options);
  if (records === undefined) {
    const name = options.getStream()?.getStreamIdentifier();
    call.write(
      new streams.ReadResp().setStreamNotFound(new streams.ReadResp.StreamNotFound().setStreamIdentifier(name)),
    );
  }
  for (const record of records?.slice(0, Number(options.getCount())) ?? []) {
    if (call.cancelled) return;
    await write(call, eventOf(record));
  }
  if (!faults.tellsNoEnd) for (const told of endsOf(log, options, records?.length === 0)) call.write(told);
  if (faults.endsLateMs > 0) await pause(faults.endsLateMs, undefined, { ref: false });
  call.end();
};

/** The end of a stream, which the server sends after each read of it to clients that understand it. */
const endsOf = (log: DoubleLog, options: Options, nothingRead: boolean): ReadResp[] => {
  const last = options.hasStream() ? log.streamOf(nameOf(options))?.at(-1)?.revision : undefined;
  if (last === undefined || (options.getControlOption()?.getCompatibility() ?? 0) < 1) return [];
  const end = new streams.ReadResp().setLastStreamPosition(last.toString());
  // What the server takes for the first remaining event, when a read from beyond the end returns none.
  const next = (last + 1n).toString();
  const astray = nothingRead && options.getStream()?.getRevision() !== next;
  return astray ? [new streams.ReadResp().setFirstStreamPosition(next), end] : [end];
};

const nameOf = (options: Options): string =>
  Buffer.from(options.getStream()?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();

/** Whether a forward read begins inside the log, at a position that no record has. */
const beginsNowhere = (log: DoubleLog, options: Options): boolean => {
  const from = options.getAll()?.getPosition()?.getCommitPosition();
  if (from === undefined || options.getReadDirection() === BACKWARDS) return false;
  const position = BigInt(from);
  return (
    position <= (log.records.at(-1)?.position ?? 0n) && !log.records.some((record) => record.position === position)
  );
};

const ofStream = (log: DoubleLog, options: Options): readonly LogRecord[] | undefined => {
  const of = options.getStream();
  const own = log.streamOf(nameOf(options));
  if (options.getReadDirection() === BACKWARDS) return own?.toReversed();
  const from = of?.hasRevision() === true ? BigInt(of.getRevision()) : 0n;
  return own?.filter(({ revision }) => revision >= from);
};

const ofAll = (log: DoubleLog, options: Options): readonly LogRecord[] => {
  const matches = filterOf(options);
  const all = options.getAll();
  const from = BigInt(all?.getPosition()?.getCommitPosition() ?? '0');
  if (options.getReadDirection() !== BACKWARDS) {
    return log.records.filter((record) => record.position >= from && matches(record));
  }
  const before = all?.hasEnd() === true ? (log.records.at(-1)?.position ?? 0n) + 1n : from;
  return log.records.filter((record) => record.position < before && matches(record)).toReversed();
};

const prefixesOf = (options: Options | undefined): readonly string[] | undefined =>
  options?.getFilter()?.getStreamIdentifier()?.getPrefixList();

const filterOf = (options: Options | undefined): ((record: LogRecord) => boolean) => {
  const prefixes = prefixesOf(options);
  return ({ stream }) => prefixes === undefined || prefixes.some((prefix) => stream.startsWith(prefix));
};

const subscribe = async (call: ReadingCall, log: DoubleLog, faults: Faults, served: Set<Served>): Promise<void> => {
  const options = call.request.getOptions();
  const matches = filterOf(options);
  const own: Served = { prefix: prefixesOf(options)?.join(',') ?? '', call, written: 0 };
  served.add(own);
  const gone = new Promise<void>((resolve) => call.on('close', resolve).on('cancelled', resolve).on('error', resolve));
  void gone.then(() => served.delete(own));
  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId('double');
  await write(call, new streams.ReadResp().setConfirmation(confirmation));
  const all = options?.getAll();
  const after = BigInt(all?.getPosition()?.getCommitPosition() ?? '0');
  let index =
    all?.hasEnd() === true ? log.shown().records.length : log.records.findIndex(({ position }) => position > after);
  if (index === -1) index = log.records.length;
  for (let considered = 0, live = false; served.has(own); ) {
    const { records } = log.shown();
    const record = records[index];
    if (record === undefined) {
      if (!live) await write(call, new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()));
      live = true;
      await Promise.race([log.grown(), gone]);
      continue;
    }
    if (live && records.length - index > faults.slowLimit) {
      fail(call, status.UNKNOWN, 'Consumer too slow to handle event while live. Client resubscription required.');
      return;
    }
    index += 1;
    considered += 1;
    if (matches(record)) {
      await write(call, eventOf(record));
      own.written += 1;
    }
    if (considered % CHECKPOINT_EVERY === 0) await write(call, checkpointAt(record, live));
  }
};

/** Writes at the pace of the connection: the double waits while the client does not read. */
const write = async (call: ReadingCall, response: ReadResp): Promise<void> => {
  if (call.write(response)) return;
  const over = new AbortController();
  const { signal } = over;
  const drained = ['drain', 'close', 'cancelled'].map((event) => once(call, event, { signal }));
  await Promise.race(drained).finally(() => over.abort());
  await Promise.allSettled(drained);
};

const checkpointAt = ({ position }: LogRecord, live: boolean): ReadResp => {
  const checkpoint = new streams.ReadResp.Checkpoint().setCommitPosition(position.toString());
  return new streams.ReadResp().setCheckpoint(checkpoint.setPreparePosition(live ? position.toString() : '0'));
};

const eventOf = ({ id, type, stream, revision, position, data, metadata }: LogRecord): ReadResp => {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(new shared.UUID().setString(id)).setStreamRevision(revision.toString());
  recorded.setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)));
  recorded.setCommitPosition(position.toString()).setPreparePosition(position.toString());
  recorded.getMetadataMap().set('type', type).set('content-type', 'application/json').set('created', '0');
  recorded.setData(data).setCustomMetadata(metadata);
  const event = new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position.toString());
  return new streams.ReadResp().setEvent(event);
};
