import { setTimeout as delay } from 'node:timers/promises';
import { sharedLooks } from '@league/command-api/handling/shared-looks.ts';
import { pauseFor } from '@league/command-api/processes/retries.ts';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import { UnreadableEvent } from '@league/events/codec.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { type LastApplied, matchLog } from '@league/events/ports/last-applied.ts';
import type { RetryPolicy } from '@league/events/ports/retries.ts';
import type { Producer } from 'kafkajs';
import type { Logger } from 'pino';
import { eventMessage, type OutgoingMessage, placeMessage } from '../event-feed/kafka-message.ts';
import { untilAborted } from '../leases/until-aborted.ts';
import { type KafkaServer, kafkaGuard } from '../servers/kafka.ts';
import type { ForwarderCheckpoint, ForwarderCheckpoints } from './checkpoints.ts';
import { ensureTopic, topicReaches } from './topic.ts';

/** One request holds at most a batch of the log, and so many bytes unless a single message is longer. */
const REQUEST_BYTES = 1024 * 1024;
/** How often a forwarder looks whether the topic is still what it filled. */
const LOOK_EVERY_MS = 5_000;
/** How long what is in flight may take once the forwarder is told to end. */
const LAST_WORK_MS = 3_000;

export type ForwarderDependencies = {
  readonly kafka: KafkaServer;
  /** The log, to look up what stands at a place. */
  readonly store: Pick<EventStore, 'head' | 'headMayLag' | 'idAt'>;
  /** The same log. One batch of it goes in one request, if it is not too long. */
  readonly source: EventFeed;
  readonly checkpoints: Pick<ForwarderCheckpoints, 'load' | 'save'>;
  /** Of the lease under which this forwarder runs: an earlier one cannot set its checkpoint back. */
  readonly epoch: number;
  readonly retryPolicy: RetryPolicy;
  readonly log: Pick<Logger, 'info' | 'warn'>;
};

/** Where a forwarder is; lag is the log's head and its time against `position` and `recordedAt`. */
export type ForwarderStatus = {
  readonly state: 'starting' | 'forwarding' | 'waiting' | 'ended';
  /** The last event that Kafka has acknowledged. */
  readonly position: bigint;
  /** When that event was recorded, epoch ms; undefined until one was forwarded since the start. */
  readonly recordedAt: number | undefined;
  /** Messages acknowledged since the start. */
  readonly forwarded: number;
  /** Events of which only the place could be said, since the start. */
  readonly unreadable: number;
  /** How often a topic that had lost messages was filled again, since the start. */
  readonly refills: number;
  /** What is being waited out: a log, a Kafka or a checkpoint store that is away. */
  readonly waitingFor: string | undefined;
};

export type Forwarder = {
  /**
   * Forwards until the signal aborts; then finishes what is in flight, saves its place, and resolves within seconds. Waits
   * out whatever is away, keeping its place. Resolves too when a forwarder of a later epoch has taken over.
   * @throws LogCorrupt when the log is damaged
   */
  readonly run: (signal: AbortSignal) => Promise<void>;
  readonly status: () => ForwarderStatus;
};

/** Everything of a forwarder that changes. */
type ForwarderState = ForwarderDependencies & {
  /** What Kafka has acknowledged; undefined before the checkpoint was loaded. */
  place: ForwarderCheckpoint | undefined;
  /** An answer of Kafka says that the topic begins anew. */
  topicLost: boolean;
  status: ForwarderStatus;
};

/**
 * Copies the log into the league's topic: in log order, one request in flight, acknowledged by all copies, each event at
 * least once. A message says which event stands before its own, and that is the last one forwarded, before a restart or
 * after; so a consumer takes no restart for a gap. A topic that was deleted, wiped or cut back is filled again from the
 * start: messages that come twice are known by their positions. For the same reason no idempotent
 * producer is needed, and kafkajs's is not to be relied on (docs/client-libraries.md#kafkajs).
 */
export const createForwarder = (dependencies: ForwarderDependencies): Forwarder => {
  const state: ForwarderState = {
    ...dependencies,
    place: undefined,
    topicLost: false,
    status: {
      state: 'starting',
      position: 0n,
      recordedAt: undefined,
      forwarded: 0,
      unreadable: 0,
      refills: 0,
      waitingFor: undefined,
    },
  };
  return {
    status: () => state.status,
    run: async (signal) => {
      try {
        await Promise.race([keepForwarding(state, signal), overdue(signal)]);
      } finally {
        move(state, { state: 'ended', waitingFor: undefined });
      }
    },
  };
};

const keepForwarding = async (state: ForwarderState, signal: AbortSignal): Promise<void> => {
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    const before = state.status.forwarded;
    try {
      if ((await forwardOverOneConnection(state, signal)) === 'superseded') return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      if (signal.aborted) return;
      if (state.status.forwarded > before) attempt = 1;
      move(state, { state: 'waiting', waitingFor: error.message });
      state.log.warn({ error: error.message, attempt }, 'forwarding waits');
      await state.retryPolicy.wait(attempt, signal);
    }
  }
};

/** Resolves some seconds after the signal aborts: what a silent server has not answered by then is not waited for. */
const overdue = async (signal: AbortSignal): Promise<void> => {
  await untilAborted(signal);
  await delay(LAST_WORK_MS, undefined, { ref: false });
};

const move = (state: ForwarderState, step: Partial<ForwarderStatus>): void => {
  state.status = { ...state.status, ...step };
};

/** How a session ended without an error: another follows unless the signal has aborted, or none does. */
type End = 'ended' | 'superseded';

/** What a stretch of forwarding works with. */
type Session = {
  readonly state: ForwarderState;
  readonly producer: Producer;
  /** Has the place saved beside the sending, so that a slow store slows no event down. */
  readonly keepPlace: () => void;
  readonly end: () => void;
};

/** Over a new connection each time: a producer never gets over a topic that was deleted (kafkajs #1622). */
const forwardOverOneConnection = async (state: ForwarderState, signal: AbortSignal): Promise<End> => {
  if (!(await settlePlace(state))) return 'superseded';
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const endWith = AbortSignal.any([signal, ending.signal]);
  // One save at a time, always of the latest place. What fails once has failed, as has what a later epoch refuses.
  const save = sharedLooks(async () => state.place === undefined || state.checkpoints.save(state.place));
  let saved: Promise<boolean> = Promise.resolve(true);
  const keepPlace = (): void => {
    saved = Promise.all([saved, save()]).then((all) => all.every(Boolean));
    saved.then((stands) => stands || end(), end);
  };
  const watching = watchTopic(state, endWith, end);
  watching.catch(end);
  const producer = state.kafka.client.producer({
    createPartitioner: () => () => 0,
    allowAutoTopicCreation: false,
    maxInFlightRequests: 1,
  });
  try {
    await kafkaGuard(() => producer.connect());
    move(state, { state: 'forwarding', waitingFor: undefined });
    await forward({ state, producer, keepPlace, end }, endWith);
  } finally {
    end();
    await Promise.allSettled([saved, producer.disconnect()]);
    await watching;
  }
  return (await saved) ? 'ended' : 'superseded';
};

const BEFORE_THE_FIRST = { position: 0n, eventId: undefined, offset: -1n };

/**
 * Where to go on: after what was forwarded last, or from the start of the log when the topic no longer holds that. A topic
 * that holds it, beside a log that does not, is another log's: nothing is sent into it until it was deleted. Saved
 * before anything is sent: half filled again, a topic reaches far enough to look whole after a crash. False when a
 * forwarder of a later epoch has saved. @throws StoreUnavailable while it must not go on, as while Kafka or the log is away
 */
const settlePlace = async (state: ForwarderState): Promise<boolean> => {
  const { kafka, store, checkpoints, epoch, log, status } = state;
  const known = state.place ?? (await checkpoints.load());
  const end = await ensureTopic(kafka, (notice) => log.warn(notice));
  if (known === undefined) log.info('forwarding begins with the first event of the log');
  const lost = known !== undefined && (state.topicLost || end <= known.offset);
  if (lost) {
    log.warn({ position: known.position.toString() }, 'the topic has lost messages: it is filled again from the log');
    move(state, { refills: status.refills + 1 });
  }
  const place = lost || known === undefined ? BEFORE_THE_FIRST : known;
  await refuseOtherLog(state, place);
  const eventId = place.eventId ?? (await store.idAt(place.position));
  state.place = { ...place, eventId, epoch };
  state.topicLost = false;
  move(state, { position: state.place.position });
  return checkpoints.save(state.place);
};

/** @throws StoreUnavailable where the log does not hold the event that was forwarded last */
const refuseOtherLog = async ({ kafka, store }: ForwarderState, place: LastApplied): Promise<void> => {
  const match = await matchLog(store, place);
  if (match.verdict === 'same') return;
  const why =
    match.verdict === 'behind'
      ? 'a log that lags is waited for'
      : `topic '${kafka.topic}' holds the events of another log, or of one before it was restored: delete the topic, it is made again and filled from the log`;
  throw new StoreUnavailable(`${match.detail}; ${why}`);
};

/** Ends the session when the topic no longer holds what was put into it, also while the league is quiet. */
const watchTopic = async (state: ForwarderState, signal: AbortSignal, end: () => void): Promise<void> => {
  for (;;) {
    await pauseFor(LOOK_EVERY_MS, signal);
    if (signal.aborted) return;
    try {
      if (!(await topicReaches(state.kafka, state.place?.offset ?? -1n))) return end();
    } catch (error) {
      // Kafka is away: sending finds out too, and waits.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
};

/** Forwards until the signal aborts. */
const forward = async (session: Session, signal: AbortSignal): Promise<void> => {
  const { state } = session;
  while (!signal.aborted) {
    try {
      for await (const events of state.source.subscribe(positionOf(state), signal)) {
        await forwardBatch(session, events, signal);
      }
    } catch (error) {
      if (!(error instanceof UnreadableEvent) || error.at === undefined) throw error;
      // One event that cannot be read must not hold up those behind it: its place is forwarded, and consumers ask the log.
      const { at, message } = error;
      state.log.warn({ position: at.position.toString(), type: at.type }, `forwarded without content: ${message}`);
      await send(session, { messages: [placeMessage(at, positionOf(state))], last: at });
      move(state, { unreadable: state.status.unreadable + 1 });
    }
  }
};

const positionOf = ({ place }: ForwarderState): bigint => place?.position ?? 0n;

const forwardBatch = async (
  session: Session,
  events: readonly Recorded<LeagueEvent>[],
  signal: AbortSignal,
): Promise<void> => {
  const after = positionOf(session.state);
  // A feed may deliver an event again.
  const fresh = events.filter(({ position }) => position > after);
  for (const request of requestsOf(fresh, after)) {
    if (signal.aborted) return;
    await send(session, request);
  }
};

/** Messages that go in one request, and the event of the last of them. */
type Request = {
  readonly messages: readonly OutgoingMessage[];
  readonly last: { readonly position: bigint; readonly id: string; readonly recordedAt?: number };
};

function* requestsOf(events: readonly Recorded<LeagueEvent>[], after: bigint): Generator<Request> {
  let messages: OutgoingMessage[] = [];
  let bytes = 0;
  let previous: Request['last'] | undefined;
  for (const event of events) {
    const message = eventMessage(event, previous?.position ?? after);
    const size = Buffer.byteLength(message.value);
    if (previous !== undefined && messages.length > 0 && bytes + size > REQUEST_BYTES) {
      yield { messages, last: previous };
      messages = [];
      bytes = 0;
    }
    messages.push(message);
    bytes += size;
    previous = event;
  }
  if (previous !== undefined) yield { messages, last: previous };
}

/** Sends, and has the place saved beside what comes next. Ends the session where the topic has lost what was in it. */
const send = async ({ state, producer, keepPlace, end }: Session, { messages, last }: Request): Promise<void> => {
  const { kafka, epoch, status } = state;
  const [answer] = await kafkaGuard(() => producer.send({ topic: kafka.topic, acks: -1, messages: [...messages] }));
  const first = BigInt(answer?.baseOffset ?? -1);
  // Offsets only rise; a topic that begins anew was deleted and made again behind our back.
  if (first <= (state.place?.offset ?? -1n)) {
    state.topicLost = true;
    return end();
  }
  const offset = first + BigInt(messages.length) - 1n;
  state.place = { position: last.position, eventId: last.id, offset, epoch };
  keepPlace();
  move(state, {
    position: last.position,
    recordedAt: last.recordedAt ?? status.recordedAt,
    forwarded: status.forwarded + messages.length,
  });
};
