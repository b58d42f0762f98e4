import { setImmediate as turn } from 'node:timers/promises';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import { UnreadableEvent } from '@league/events/codec.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventStore, StreamRead } from '@league/events/ports/event-store.ts';
import { operationsStream } from '@league/events/streams.ts';
import { freshStream, type StateSource } from '../handling/folded-stream.ts';
import { type OperationsEvent, type OperationsState, operationsDecider, type SkippedEvent } from './decider.ts';

/**
 * The acts of operators, read anew each time. An act that cannot be read is left out, so that operators can still act when the
 * unreadable event is one of their own.
 * @throws StoreUnavailable, LogCorrupt when loaded
 */
export const operationsSource = (store: EventStore): StateSource<OperationsState> =>
  freshStream({ ...store, readStream: (stream) => readableStream(store, stream) }, operationsStream, {
    initialState: operationsDecider.initialState,
    evolve: (state, event: LeagueEvent) => operationsDecider.evolve(state, event as OperationsEvent),
  });

/** A skipped event by projection and by its position in this log. */
type PlacedSkip = { readonly projection: string; readonly position: bigint };

/**
 * All skips of projections so far, each with the position of its event in this log; one whose event this log does not hold (it was
 * restored to an older state) is left out. @throws StoreUnavailable, LogCorrupt
 */
export const loadSkips = async (store: EventStore): Promise<readonly PlacedSkip[]> => {
  const { state } = await operationsSource(store).load();
  const placed: PlacedSkip[] = [];
  for (const skipped of state) {
    if ('process' in skipped) continue;
    const position = await positionOf(store, skipped);
    if (position !== undefined) placed.push({ projection: skipped.projection, position });
  }
  return placed;
};

const positionOf = async (
  store: EventStore,
  { eventId, stream, revision }: SkippedEvent,
): Promise<bigint | undefined> => {
  const from = BigInt(revision);
  try {
    const [event] = (await store.readStream(stream, from)).events;
    return event?.id === eventId ? event.position : undefined;
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    if (error.at?.revision === from) return error.at.id === eventId ? error.at.position : undefined;
  }
  // Here the event itself can be read, but a later one of its stream cannot.
  const { events } = await readableStream(store, stream);
  return events.find(({ id }) => id === eventId)?.position;
};

/** How many events are read at once. */
const PAGE = 500;

/** A stream without its unreadable events. A store reads a stream whole or not at all, so this walks the whole log. */
const readableStream = async (store: EventStore, stream: string): Promise<StreamRead> => {
  try {
    return await store.readStream(stream);
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
  }
  const events: Recorded<LeagueEvent>[] = [];
  let revision: StreamRead['revision'] = 'no-stream';
  for (let position = 0n; ; await turn()) {
    try {
      const page = await store.readAll(position, PAGE);
      const last = page.at(-1);
      if (last === undefined) return { events, revision };
      for (const event of page) {
        if (event.stream !== stream) continue;
        events.push(event);
        revision = event.revision;
      }
      position = last.position;
    } catch (error) {
      if (!(error instanceof UnreadableEvent) || error.at === undefined) throw error;
      position = error.at.position;
      if (error.at.stream === stream) revision = error.at.revision;
    }
  }
};
