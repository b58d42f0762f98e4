import type { LeagueEvent } from '@league/events/catalogue.ts';
import { numberedId, teamCreated } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { createFakeEventStore } from '../testing/fake-event-store.ts';
import { contextOf } from '../testing/league.ts';
import { keptStreams } from './kept-streams.ts';

/** Streams `a`, `b`, … with so many events each, whose state is how many there are. */
const setup = async (bounds: { readonly streams: number; readonly events: number }) => {
  const store = createFakeEventStore();
  let appended = 0;
  const append = async (stream: string, count: number): Promise<void> => {
    const { revision } = await store.readStream(stream);
    const { now: recordedAt, ...metadata } = contextOf();
    const event: LeagueEvent = teamCreated();
    const events = Array.from({ length: count }, () => {
      appended += 1;
      return { id: numberedId(appended), event, recordedAt, metadata };
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
  return { append, readFrom };
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
});
