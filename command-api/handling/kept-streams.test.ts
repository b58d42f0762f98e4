import type { LeagueEvent } from '@league/events/catalogue.ts';
import { numberedId, teamCreated } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { createFakeEventStore } from '../testing/fake-event-store.ts';
import { contextOf } from '../testing/league.ts';
import { keptStreams } from './kept-streams.ts';

/** Streams `a`, `b`, … with so many events each, whose state is how many there are. */
const setup = async (bounds: { readonly streams: number; readonly events: number }) => {
  const store = createFakeEventStore();
  let made = 0;
  const append = async (stream: string, count: number): Promise<void> => {
    const { revision } = await store.readStream(stream);
    const { now: recordedAt, ...metadata } = contextOf();
    const event: LeagueEvent = teamCreated();
    const events = Array.from({ length: count }, () => {
      made += 1;
      return { id: numberedId(made), event, recordedAt, metadata };
    });
    await store.append(stream, events, revision);
  };
  for (const stream of ['a', 'b', 'c']) await append(stream, 4);
  const kept = keptStreams(store, () => ({ initialState: () => 0, evolve: (count) => count + 1 }), bounds);
  /** From which revision on a look at the stream reads. */
  const readFrom = async (stream: string, version = 1): Promise<number> => {
    store.reads.length = 0;
    expect((await kept(stream, version).load()).state).toBe(
      store.recorded().filter((event) => event.stream === stream).length,
    );
    expect(store.reads).toHaveLength(1);
    return Number(store.reads[0]?.from);
  };
  /** How many events of the stream are known without reading; undefined where it has to be read. */
  const assumed = (stream: string, version = 1): number | undefined => kept(stream, version).assumed?.()?.state;
  const appended = async (stream: string, version = 1): Promise<void> => {
    const { events } = await store.readStream(stream);
    kept(stream, version).appended?.(events.slice(-1));
  };
  return { append, readFrom, assumed, appended };
};

describe('kept streams', () => {
  it('are read from where they were left', async () => {
    const { append, readFrom } = await setup({ streams: 3, events: 100 });
    expect(await readFrom('a')).toBe(0);
    expect(await readFrom('a')).toBe(4);
    await append('a', 2);
    expect(await readFrom('a')).toBe(4);
    expect(await readFrom('a')).toBe(6);
  });

  it('are no more than so many: that which was asked for longest ago goes', async () => {
    const { readFrom } = await setup({ streams: 2, events: 100 });
    for (const stream of ['a', 'b', 'a', 'c']) await readFrom(stream);
    expect(await readFrom('a')).toBe(4);
    expect(await readFrom('b')).toBe(0);
  });

  it('hold no more than so many events together, and one alone that has more is not kept', async () => {
    const { append, readFrom } = await setup({ streams: 3, events: 10 });
    for (const stream of ['a', 'b', 'c']) await readFrom(stream);
    expect(await readFrom('c')).toBe(4);
    expect(await readFrom('b')).toBe(4);
    expect(await readFrom('a')).toBe(0);
    await append('a', 7);
    expect(await readFrom('a')).toBe(4);
    expect(await readFrom('a')).toBe(0);
    expect(await readFrom('a')).toBe(0);
  });

  it('under another version are folded anew', async () => {
    const { readFrom } = await setup({ streams: 3, events: 100 });
    expect(await readFrom('a', 1)).toBe(0);
    expect(await readFrom('a', 2)).toBe(0);
    expect(await readFrom('a', 2)).toBe(4);
    expect(await readFrom('a', 1)).toBe(0);
  });

  it('are assumed as they were last seen, and empty where they are not kept', async () => {
    const { append, readFrom, assumed } = await setup({ streams: 2, events: 100 });
    expect(assumed('a')).toBe(0);
    await readFrom('a');
    await append('a', 2);
    expect(assumed('a')).toBe(4);
    for (const stream of ['b', 'c']) await readFrom(stream);
    expect(assumed('a')).toBe(0);
  });

  it('are not assumed where they are kept under another version', async () => {
    const { readFrom, assumed, appended } = await setup({ streams: 3, events: 100 });
    await readFrom('a');
    expect(assumed('a', 2)).toBeUndefined();
    await appended('a', 2);
    expect(assumed('a')).toBe(4);
  });

  it('take what is appended right behind what is known, and nothing else', async () => {
    const { append, readFrom, assumed, appended } = await setup({ streams: 3, events: 100 });
    await readFrom('a');
    await append('a', 1);
    for (const _ of ['once', 'again']) await appended('a');
    expect(assumed('a')).toBe(5);
    await append('a', 2);
    await appended('a');
    expect(assumed('a')).toBe(5);
    expect(await readFrom('a')).toBe(5);
  });
});
