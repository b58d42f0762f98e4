import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeagueEvent } from '../catalogue.ts';
import { InvalidEvent } from '../codec.ts';
import { formatPosition, type NewEvent, parsePosition, type Recorded } from '../envelope.ts';
import {
  freshId,
  matchResultEntered,
  newEvent,
  sampleMetadata,
  teamCreated,
  teamHistory,
} from '../testing/sample-events.ts';
import { type Appended, type EventStore, type ExpectedRevision, RevisionConflict } from './event-store.ts';

/**
 * What every log must do (style.md 4.1; each assertion stands for a bug some event store had). `makeStore` gives a
 * store over an empty log of its own; the suite closes it.
 */
export const eventStoreContract = (name: string, makeStore: () => Promise<EventStore>): void => {
  describe(`event store: ${name}`, () => {
    let store: EventStore;
    let stream: string;
    beforeEach(async () => {
      store = await makeStore();
      stream = `team-${freshId()}`;
    });
    afterEach(() => store.close());

    const append = (events: readonly NewEvent[], expected: ExpectedRevision, to = stream): Promise<Appended> =>
      store.append(to, events, expected);
    const one = (): [NewEvent<LeagueEvent>] => [newEvent(teamCreated())];
    const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map((event) => event.id);
    const idsIn = async (of = stream): Promise<string[]> => idsOf((await store.readStream(of)).events);
    const failure = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'no error', (error: unknown) => error);

    /** The whole log in pages. */
    const readLog = async (limit = 100): Promise<Recorded<LeagueEvent>[]> => {
      const all: Recorded<LeagueEvent>[] = [];
      for (;;) {
        const page = await store.readAll(all.at(-1)?.position ?? 0n, limit);
        if (page.length === 0) return all;
        all.push(...page);
      }
    };

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
        const { position } = await append([entered], 'no-stream');
        const expected = { ...entered.event, id: entered.id, recordedAt: entered.recordedAt, metadata, stream };
        const read = await store.readStream(stream);
        expect(read.events).toEqual([{ ...expected, revision: 0n, position }]);
        expect(await store.readAll(0n, 10)).toEqual(read.events);
      });

      it('gives each reader objects of its own', async () => {
        const [event] = one();
        await append([event], 'no-stream');
        const [first] = (await store.readStream(stream)).events;
        const [second] = (await store.readStream(stream)).events;
        expect(first?.data).not.toBe(event.event.data);
        expect(first?.data).not.toBe(second?.data);
      });

      it('reads a stream from a revision on and says the revision of its end', async () => {
        const events = teamHistory(5);
        await append(events, 'no-stream');
        const rest = await store.readStream(stream, 3n);
        expect(idsOf(rest.events)).toEqual(idsOf(events.slice(3)));
        expect(rest.events.map((event) => event.revision)).toEqual([3n, 4n]);
        expect(rest.revision).toBe(4n);
        expect(await store.readStream(stream, 5n)).toEqual({ events: [], revision: 4n });
      });

      it('reads the log in pages, each strictly after the position given', async () => {
        const events = teamHistory(7);
        await append(events, 'no-stream');
        expect(idsOf(await readLog(3))).toEqual(idsOf(events));
        const all = await store.readAll(0n, 100);
        const third = all[2]?.position ?? 0n;
        expect(idsOf(await store.readAll(third, 2))).toEqual(idsOf(events.slice(3, 5)));
        expect(await store.readAll(all.at(-1)?.position ?? 0n, 2)).toEqual([]);
      });

      it('replays what it reads, without metadata', async () => {
        await append(teamHistory(4), 'no-stream');
        const all = await store.readAll(0n, 100);
        const { position } = all[0] ?? { position: 0n };
        const bare = all.map(({ type, data, ...event }) => ({
          ...{ type, data, stream: event.stream, position: event.position, recordedAt: event.recordedAt },
        }));
        expect(await store.replay(0n, 100)).toEqual(bare);
        expect(await store.replay(position, 2)).toEqual(bare.slice(1, 3));
      });
    });

    describe('appending', () => {
      it('answers with the revision and position of the last event', async () => {
        const first = await append(one(), 'no-stream');
        const second = await append(teamHistory(2), first.revision);
        expect(second.revision).toBe(2n);
        expect((await store.readStream(stream)).events.at(-1)?.position).toBe(second.position);
        expect(await store.head()).toBe(second.position);
      });

      it('writes a batch with consecutive revisions and rising positions', async () => {
        await append(one(), 'no-stream');
        await append(teamHistory(5), 0n);
        const { events } = await store.readStream(stream);
        expect(events.map((event) => event.revision)).toEqual([0n, 1n, 2n, 3n, 4n, 5n]);
        expectRising(events);
      });

      it('lets one of two writers have the first event, and tells the other', async () => {
        const [mine, yours] = [one(), one()];
        const results = await Promise.allSettled([append(mine, 'no-stream'), append(yours, 'no-stream')]);
        expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
        expect(await idsIn()).toEqual(idsOf(results[0]?.status === 'fulfilled' ? mine : yours));
      });

      it('lets one of twenty writers at the same revision win', async () => {
        await append(one(), 'no-stream');
        const attempts = Array.from({ length: 20 }, () => failure(append(one(), 0n)));
        const conflicts = (await Promise.all(attempts)).filter((error) => error instanceof RevisionConflict);
        expect(conflicts).toHaveLength(19);
        expect(await idsIn()).toHaveLength(2);
      });

      it('refuses a stale revision, names the actual one, and writes nothing', async () => {
        await append(teamHistory(3), 'no-stream');
        const before = await idsIn();
        const stale: readonly [ExpectedRevision, ExpectedRevision][] = [
          ['no-stream', 2n],
          [0n, 2n],
          [1n, 2n],
          [7n, 2n],
        ];
        for (const [expected, actual] of stale) {
          const error = await failure(append(teamHistory(2), expected));
          expect(error).toBeInstanceOf(RevisionConflict);
          expect(error).toMatchObject({ stream, expected, actual });
        }
        expect(await idsIn()).toEqual(before);
        expect(await readLog()).toHaveLength(3);
      });

      it('refuses a revision of a stream that does not exist', async () => {
        const error = await failure(append(one(), 0n));
        expect(error).toBeInstanceOf(RevisionConflict);
        expect(error).toMatchObject({ stream, expected: 0n, actual: 'no-stream' });
        expect(await idsIn()).toEqual([]);
      });

      it('goes on in a stream after a conflict', async () => {
        await append(one(), 'no-stream');
        await failure(append(one(), 'no-stream'));
        expect((await append(one(), 0n)).revision).toBe(1n);
      });
    });

    describe('repeating an append', () => {
      it('gives the same answer and writes nothing', async () => {
        const events = teamHistory(3);
        const first = await append(events, 'no-stream');
        expect(await append(events, 'no-stream')).toEqual(first);
        expect(await readLog()).toHaveLength(3);
      });

      it('gives the same answer also when later events followed', async () => {
        const [created, renamed] = [teamHistory(2), teamHistory(2)];
        await append(created, 'no-stream');
        const second = await append(renamed, 1n);
        await append(teamHistory(4), 3n);
        expect(await append(renamed, 1n)).toEqual(second);
        expect(await readLog()).toHaveLength(8);
      });

      it('gives both the same answer when the repeat comes before the first is done', async () => {
        const events = teamHistory(2);
        const [first, second] = await Promise.all([append(events, 'no-stream'), append(events, 'no-stream')]);
        expect(second).toEqual(first);
        expect(await idsIn()).toEqual(idsOf(events));
      });

      it('is a conflict when only some of the events are there', async () => {
        const events = teamHistory(3);
        await append(events.slice(0, 2), 'no-stream');
        expect(await failure(append(events, 'no-stream'))).toBeInstanceOf(RevisionConflict);
        expect(await failure(append([...events.slice(0, 1), ...one()], 'no-stream'))).toBeInstanceOf(RevisionConflict);
        expect(await idsIn()).toEqual(idsOf(events.slice(0, 2)));
      });
    });

    describe('malformed events', () => {
      const broken = (): NewEvent => newEvent({ type: 'TeamCreated', data: { teamId: 'x', name: 'Ada', logo: null } });

      it('are refused with nothing written, and leave other appends unharmed', async () => {
        const [good, late] = [one(), one()];
        const other = `team-${freshId()}`;
        const results = await Promise.allSettled([
          append(good, 'no-stream'),
          append([...one(), broken()], 0n),
          append(late, 'no-stream', other),
        ]);
        expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
        expect(results[1]).toMatchObject({ reason: expect.any(InvalidEvent) });
        expect([await idsIn(), await idsIn(other)]).toEqual([idsOf(good), idsOf(late)]);
        expect(await readLog()).toHaveLength(2);
      });

      it.each([
        ['an unknown type', () => [{ ...broken(), event: { type: 'TeamExploded', data: {} } }]],
        ['a field too many', () => [{ ...broken(), event: { ...teamCreated(), data: { ...teamCreated().data, x: 1 } } }]],
        ['an id that is no UUID', () => [{ ...newEvent(teamCreated()), id: 'first' }]],
        ['a time that is no whole number', () => [{ ...newEvent(teamCreated()), recordedAt: 1.5 }]],
        ['the same id twice', () => [newEvent(teamCreated(), { id: numbered }), newEvent(teamCreated(), { id: numbered })]],
        ['no event at all', () => []],
      ] as readonly [string, () => NewEvent[]][])('%s is refused', async (_, make) => {
        expect(await failure(append(make(), 'no-stream'))).toBeInstanceOf(InvalidEvent);
        expect(await store.readStream(stream)).toEqual({ events: [], revision: 'no-stream' });
      });
    });

    describe('the order of the log', () => {
      it('rises strictly, and nothing appears later below a position already read', async () => {
        const writer = async (): Promise<void> => {
          const own = `team-${freshId()}`;
          for (let revision = -1n; revision < 9n; revision += 1n) {
            await append(one(), revision === -1n ? 'no-stream' : revision, own);
          }
        };
        let writing = true;
        const writers = Promise.all(Array.from({ length: 10 }, writer)).finally(() => {
          writing = false;
        });
        const seen: Recorded<LeagueEvent>[] = [];
        while (writing) seen.push(...(await store.readAll(seen.at(-1)?.position ?? 0n, 7)));
        await writers;
        seen.push(...(await store.readAll(seen.at(-1)?.position ?? 0n, 100)));
        expectRising(seen);
        expect(seen).toHaveLength(100);
        expect(idsOf(await readLog())).toEqual(idsOf(seen));
      });

      it('survives JSON as zero-padded text', async () => {
        const { position, revision } = await append(one(), 'no-stream');
        const [event] = await store.readAll(0n, 1);
        expect([typeof position, typeof revision, typeof event?.position, typeof event?.revision]).toEqual(
          Array(4).fill('bigint'),
        );
        const text = JSON.parse(JSON.stringify({ position: formatPosition(position) })) as { position: string };
        expect(parsePosition(text.position)).toBe(event?.position);
      });
    });

    describe('the hint', () => {
      it('arrives after an append, for every listener, until it stops listening', async () => {
        const [first, second] = [Promise.withResolvers<bigint>(), Promise.withResolvers<bigint>()];
        const stops = [first, second].map(({ resolve }) =>
          store.onAppended(() => void store.head().then((head) => head > 0n && resolve(head))),
        );
        const { position } = await append(one(), 'no-stream');
        expect(await Promise.all([first.promise, second.promise])).toEqual([position, position]);
        for (const stop of stops) stop();
      });

      it('does not come when nothing is listening any more', async () => {
        let heard = 0;
        const stop = store.onAppended(() => {
          heard += 1;
        });
        stop();
        const again = Promise.withResolvers<void>();
        store.onAppended(again.resolve);
        await append(one(), 'no-stream');
        await again.promise;
        expect(heard).toBe(0);
      });
    });

    it('finishes appends under way before it closes', async () => {
      const underWay = append(one(), 'no-stream');
      await store.close();
      expect((await underWay).revision).toBe(0n);
    });
  });
};

const numbered = freshId();

const expectRising = (events: readonly { readonly position: bigint }[]): void => {
  for (const [index, { position }] of events.entries()) {
    expect(position).toBeGreaterThan(events[index - 1]?.position ?? 0n);
  }
};
