import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeagueEvent } from '../catalogue.ts';
import { codec, InvalidEvent } from '../codec.ts';
import type { NewEvent } from '../envelope.ts';
import { freshId, newEvent, numberedId, sampleMetadata, teamCreated, teamHistory } from '../testing/sample-events.ts';
import { AppendTooLarge, appendBytes, MOST_APPEND_BYTES } from './append-size.ts';
import {
  type Appended,
  type EventStore,
  type ExpectedRevision,
  type JustAppended,
  RevisionConflict,
} from './event-store.ts';
import { eventStoreReadingContract, idsOf, readLog } from './event-store-reading.contract.ts';

/**
 * The guarantees of every log; each assertion stands for a bug that some event store had. `makeStore` returns a store
 * over an empty log of its own; the suite closes it.
 */
export const eventStoreContract = (name: string, makeStore: () => Promise<EventStore>): void => {
  describe(`event store: ${name}`, () => {
    eventStoreReadingContract(makeStore);

    let store: EventStore;
    let stream: string;
    beforeEach(async () => {
      store = await makeStore();
      stream = `team-${freshId()}`;
    });
    afterEach(() => store.close());

    const append = (events: readonly NewEvent[], expected: ExpectedRevision, to = stream): Promise<Appended> =>
      store.append(to, events, expected);
    const idsIn = async (of = stream): Promise<string[]> => idsOf((await store.readStream(of)).events);

    describe('appending', () => {
      it('answers with the revision and position of the last event', async () => {
        const first = await append(one(), 'no-stream');
        const second = await append(teamHistory(2), first.revision);
        expect(second.revision).toBe(2n);
        expect((await store.readStream(stream)).events.at(-1)?.position).toBe(second.position);
        expect(await store.head()).toBe(second.position);
      });

      it('writes a batch with consecutive revisions, and answers where each of its events stands', async () => {
        await append(one(), 'no-stream');
        const { position, positions } = await append(teamHistory(5), 0n);
        const { events } = await store.readStream(stream);
        expect(events.map((event) => event.revision)).toEqual([0n, 1n, 2n, 3n, 4n, 5n]);
        expect(positions).toEqual(events.slice(1).map((event) => event.position));
        expect(position).toBe(positions.at(-1));
      });

      it('lets one of two writers have the first event, and tells the other', async () => {
        const [mine, yours] = [one(), one()];
        const results = await Promise.allSettled([append(mine, 'no-stream'), append(yours, 'no-stream')]);
        expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
        expect(await idsIn()).toEqual(idsOf(results[0]?.status === 'fulfilled' ? mine : yours));
      });

      it('lets one of twenty writers at the same revision win', async () => {
        await append(one(), 'no-stream');
        const attempts = Array.from({ length: 20 }, () => failure(append(one(), 0n)));
        const conflicts = (await Promise.all(attempts)).filter((error) => error instanceof RevisionConflict);
        expect(conflicts).toHaveLength(19);
        expect(await idsIn()).toHaveLength(2);
      });

      it.each([['no-stream'], [0n], [1n], [7n]] as readonly [ExpectedRevision][])(
        'refuses %s for a stream at revision 2, names the actual one, and writes nothing',
        async (expected) => {
          const events = teamHistory(3);
          await append(events, 'no-stream');
          const error = await failure(append(teamHistory(2), expected));
          expect(error).toBeInstanceOf(RevisionConflict);
          expect(error).toMatchObject({ stream, expected, actual: 2n });
          expect(await idsIn()).toEqual(idsOf(events));
          expect(await readLog(store)).toHaveLength(3);
        },
      );

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

      it('finishes appends under way before it closes', async () => {
        const underWay = append(one(), 'no-stream');
        await store.close();
        expect((await underWay).revision).toBe(0n);
      });
    });

    describe('repeating an append', () => {
      it('gives the same answer and writes nothing', async () => {
        const events = teamHistory(3);
        const first = await append(events, 'no-stream');
        expect(await append(events, 'no-stream')).toEqual(first);
        expect(await readLog(store)).toHaveLength(3);
      });

      it('gives the same answer also when later events followed', async () => {
        const [created, renamed] = [teamHistory(2), teamHistory(2)];
        await append(created, 'no-stream');
        const second = await append(renamed, 1n);
        await append(teamHistory(4), 3n);
        expect(await append(renamed, 1n)).toEqual(second);
        expect(await readLog(store)).toHaveLength(8);
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
        expect(await readLog(store)).toHaveLength(2);
      });

      it.each(malformed)('%s is refused', async (_, events) => {
        expect(await failure(append(events, 'no-stream'))).toBeInstanceOf(InvalidEvent);
        expect(await store.readStream(stream)).toEqual({ events: [], revision: 'no-stream' });
      });
    });

    describe('an append that is too large', () => {
      it('is refused by its size from one byte above the limit on, with nothing written', async () => {
        const [most, above] = [sized(MOST_APPEND_BYTES), sized(MOST_APPEND_BYTES + 1)];
        const [refused, first] = await Promise.all([failure(append([above], 'no-stream')), append(one(), 'no-stream')]);
        expect(refused).toBeInstanceOf(AppendTooLarge);
        expect(refused).toMatchObject({ bytes: MOST_APPEND_BYTES + 1 });
        expect((await append([most], first.revision)).revision).toBe(1n);
        expect((await readLog(store)).at(-1)).toMatchObject({ id: most.id, metadata: most.metadata });
        expect(await idsIn()).toHaveLength(2);
      });

      it('is so by all of its events together', async () => {
        const half = MOST_APPEND_BYTES / 2;
        expect(await failure(append([sized(half), sized(half + 1)], 'no-stream'))).toBeInstanceOf(AppendTooLarge);
        expect(await idsIn()).toEqual([]);
        expect((await append([sized(half), sized(half)], 'no-stream')).revision).toBe(1n);
      });
    });

    describe('the hint', () => {
      it('arrives after an append, for every listener', async () => {
        const heard = [Promise.withResolvers<bigint>(), Promise.withResolvers<bigint>()];
        for (const { resolve } of heard) {
          store.onAppended(() => void store.head().then((head) => head > 0n && resolve(head)));
        }
        const { position } = await append(one(), 'no-stream');
        expect(await Promise.all(heard.map(({ promise }) => promise))).toEqual([position, position]);
      });

      it('brings, where it brings events, those that were appended, as they are read', async () => {
        const brought: JustAppended[] = [];
        store.onAppended((appended = []) => void brought.push(...appended));
        const twice = teamHistory(2);
        await Promise.all([append(twice, 'no-stream'), append(twice, 'no-stream')]);
        await append(twice, 'no-stream');
        await append(one(), 1n);
        await append(one(), 'no-stream', `team-${freshId()}`);
        const all = await readLog(store);
        const before = [0n, ...all.map(({ position }) => position)];
        const bytes = new Map(brought.map((one) => [one.position, one.bytes]));
        const expected = all.map((event, index) => ({
          event,
          position: event.position,
          previous: before[index],
          bytes: bytes.get(event.position),
        }));
        expect(brought).toStrictEqual(expected.filter((one) => one.bytes !== undefined));
      });

      it('does not come to one that has stopped listening', async () => {
        const calls: string[] = [];
        const stop = store.onAppended(() => calls.push('stopped'));
        stop();
        const heard = Promise.withResolvers<void>();
        store.onAppended(() => heard.resolve());
        await append(one(), 'no-stream');
        await heard.promise;
        expect(calls).toEqual([]);
      });
    });
  });
};

const one = (): [NewEvent<LeagueEvent>] => [newEvent(teamCreated())];

/** An event of exactly `bytes` bytes; most of its letters take two bytes. */
const sized = (bytes: number): NewEvent<LeagueEvent> => {
  const { event, metadata, ...rest } = newEvent(teamCreated(), { metadata: sampleMetadata({ reason: '' }) });
  const { type, data } = codec.encode(event);
  const lacking = bytes - appendBytes([{ type, data, metadata: JSON.stringify(metadata) }]);
  return { ...rest, event, metadata: { ...metadata, reason: 'ş'.repeat(lacking / 2) + 'x'.repeat(lacking % 2) } };
};

const broken = (): NewEvent =>
  newEvent({ type: 'TeamCreated', data: { teamId: 'x', name: 'Ada', logo: null, city: null, crest: null } });

const malformed: readonly [string, readonly NewEvent[]][] = [
  ['an unknown type', [{ ...broken(), event: { type: 'TeamExploded', data: {} } }]],
  ['a wrong value', [...one(), broken()]],
  [
    'a field too many',
    [{ ...broken(), event: { type: 'TeamCreated', data: { ...teamCreated().data, coach: 'Ada' } } }],
  ],
  ['an id that is no UUID', [newEvent(teamCreated(), { id: 'first' })]],
  ['a time that is no whole number', [newEvent(teamCreated(), { recordedAt: 1.5 })]],
  ['the same id twice', [1, 1].map((number) => newEvent(teamCreated(), { id: numberedId(number) }))],
  ['no event at all', []],
];

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => error,
  );
