import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeagueEvent } from '../catalogue.ts';
import { formatPosition, parsePosition, type Recorded } from '../envelope.ts';
import {
  freshId,
  matchResultEntered,
  newEvent,
  sampleMetadata,
  teamCreated,
  teamHistory,
} from '../testing/sample-events.ts';
import type { EventStore } from './event-store.ts';

/** The part of `eventStoreContract` about reading: contents and order. */
export const eventStoreReadingContract = (makeStore: () => Promise<EventStore>): void => {
  let store: EventStore;
  let stream: string;
  beforeEach(async () => {
    store = await makeStore();
    stream = `team-${freshId()}`;
  });
  afterEach(() => store.close());

  describe('reading', () => {
    it('reads a missing stream as empty, not as an error', async () => {
      expect(await store.readStream(stream)).toEqual({ events: [], revision: 'no-stream' });
    });

    it('reads an empty log as empty', async () => {
      expect(await store.readAll(0n, 10)).toEqual([]);
      expect(await store.replay(0n, 10)).toEqual([]);
      expect(await store.head()).toBe(0n);
    });

    it('gives back what was written, letter by letter', async () => {
      const metadata = sampleMetadata({ reason: 'Hakem İtirazı: "3–1" değil, 3–2 \u{1F600} \ud800' });
      const entered = newEvent(matchResultEntered(), { metadata, recordedAt: 1_234_567_890_123 });
      const { position } = await store.append(stream, [entered], 'no-stream');
      const expected = { ...entered.event, id: entered.id, recordedAt: entered.recordedAt, metadata, stream };
      const read = await store.readStream(stream);
      expect(read.events).toEqual([{ ...expected, revision: 0n, position }]);
      expect(await store.readAll(0n, 10)).toEqual(read.events);
    });

    it('gives each reader objects of its own', async () => {
      const event = newEvent(teamCreated());
      await store.append(stream, [event], 'no-stream');
      const [first] = (await store.readStream(stream)).events;
      const [second] = (await store.readStream(stream)).events;
      expect(first?.data).not.toBe(event.event.data);
      expect(first?.data).not.toBe(second?.data);
    });

    it('reads a stream from a revision on, and says the revision of its end', async () => {
      const events = teamHistory(5);
      await store.append(stream, events, 'no-stream');
      const rest = await store.readStream(stream, 3n);
      expect(idsOf(rest.events)).toEqual(idsOf(events.slice(3)));
      expect(rest.events.map((event) => event.revision)).toEqual([3n, 4n]);
      expect(rest.revision).toBe(4n);
      expect(await store.readStream(stream, 5n)).toEqual({ events: [], revision: 4n });
    });

    it('reads the log in pages, each strictly after the position given', async () => {
      const events = teamHistory(7);
      await store.append(stream, events, 'no-stream');
      expect(idsOf(await readLog(store, 3))).toEqual(idsOf(events));
      const all = await store.readAll(0n, 100);
      expect(idsOf(await store.readAll(all[2]?.position ?? 0n, 2))).toEqual(idsOf(events.slice(3, 5)));
      expect(await store.readAll(all[6]?.position ?? 0n, 2)).toEqual([]);
    });

    it('replays what it reads, without metadata', async () => {
      await store.append(stream, teamHistory(4), 'no-stream');
      const all = await store.readAll(0n, 100);
      const bare = all.map(withoutMetadata);
      expect(await store.replay(0n, 100)).toEqual(bare);
      expect(await store.replay(all[0]?.position ?? 0n, 2)).toEqual(bare.slice(1, 3));
    });
  });

  describe('the event at a position', () => {
    it('is known by its id, and none is known where none stands', async () => {
      await store.append(stream, teamHistory(3), 'no-stream');
      const all = await store.readAll(0n, 100);
      for (const { position, id } of all) expect(await store.idAt(position)).toBe(id);
      // In a log whose positions have gaps, no event has a position that lies inside another event.
      const inside = all
        .map(({ position }) => position - 1n)
        .filter((one) => !all.some((event) => event.position === one));
      for (const position of inside) expect(await store.idAt(position)).toBeUndefined();
      const head = await store.head();
      expect(await store.idAt(head + 1n)).toBeUndefined();
      expect(await store.idAt(head + 1_000_000n)).toBeUndefined();
    });
  });

  describe('the order of the log', () => {
    it('rises strictly, and nothing appears later below a position already read', async () => {
      const writer = async (): Promise<void> => {
        const [own, events] = [`team-${freshId()}`, teamHistory(10)];
        for (const [index, event] of events.entries()) {
          await store.append(own, [event], index === 0 ? 'no-stream' : BigInt(index - 1));
        }
      };
      const writers = Promise.all(Array.from({ length: 10 }, writer));
      const seen: Recorded<LeagueEvent>[] = [];
      while (seen.length < 100) {
        seen.push(...(await store.readAll(seen.at(-1)?.position ?? 0n, 7)));
        await new Promise(setImmediate);
      }
      await writers;
      for (const [index, { position }] of seen.entries()) {
        expect(position).toBeGreaterThan(seen[index - 1]?.position ?? 0n);
      }
      expect(idsOf(await readLog(store))).toEqual(idsOf(seen));
    });

    it('survives JSON as zero-padded text', async () => {
      const { position, revision } = await store.append(stream, teamHistory(1), 'no-stream');
      const [event] = await store.readAll(0n, 1);
      const numbers = [position, revision, event?.position, event?.revision];
      expect(numbers.map((number) => typeof number)).toEqual(numbers.map(() => 'bigint'));
      const text = JSON.parse(JSON.stringify({ position: formatPosition(position) })) as { position: string };
      expect(parsePosition(text.position)).toBe(event?.position);
    });
  });
};

const withoutMetadata = ({ type, data, stream, position, recordedAt }: Recorded<LeagueEvent>): object => ({
  type,
  data,
  stream,
  position,
  recordedAt,
});

export const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map((event) => event.id);

/** The whole log, read in pages. */
export const readLog = async (store: EventStore, limit = 100): Promise<Recorded<LeagueEvent>[]> => {
  const all: Recorded<LeagueEvent>[] = [];
  for (;;) {
    const page = await store.readAll(all.at(-1)?.position ?? 0n, limit);
    if (page.length === 0) return all;
    all.push(...page);
  }
};
