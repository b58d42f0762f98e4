import { UnreadableEvent } from '@league/events/codec.ts';
import { sampleMetadata, teamCreated, teamHistory } from '@league/events/testing/sample-events.ts';
import { expect, it, onTestFinished } from 'vitest';
import { type ForeignEvent, writeForeignEvent } from '@league/tests/kit/foreign-event.ts';
import { openSqliteEventStore } from './sqlite.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';

/** A log of two sound events, this one, and another sound one. */
const logWith = async (event: ForeignEvent) => {
  const file = `${temporaryFolder()}/events.db`;
  const store = openSqliteEventStore(file);
  onTestFinished(store.close);
  await store.append(event.stream, teamHistory(2), 'no-stream');
  const place = writeForeignEvent(file, event);
  await store.append('team-later', teamHistory(1), 'no-stream');
  return { store, place };
};

const thrownBy = async (reading: Promise<unknown>): Promise<UnreadableEvent> => {
  const error = await reading.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof UnreadableEvent) return error;
  throw new Error(`no unreadable event: ${String(error)}`);
};

it.each([
  ['an unknown type', { type: 'CupDrawn' }, /unknown event type/],
  ['a newer version', { type: 'TeamCreated', version: 9 }, /has version 9/],
  ['half a JSON text', { type: 'TeamCreated', data: '{' }, /is not JSON/],
])('%s is named with its place, however it is read, and only when it comes next', async (_, event, reason) => {
  const { store, place } = await logWith({ stream: 'team-1', ...event });
  expect(place).toMatchObject({ type: event.type, stream: 'team-1', revision: 2n, position: 3n });
  for (const read of [store.readAll, store.replay]) {
    expect(await read(0n, 10)).toHaveLength(2);
    const { at, bare, message } = await thrownBy(read(2n, 10));
    expect([at, bare, message]).toEqual([place, undefined, expect.stringMatching(reason)]);
    expect(await read(3n, 10)).toHaveLength(1);
  }
  for (const from of [0n, 2n]) expect((await thrownBy(store.readStream('team-1', from))).at).toEqual(place);
});

const { actor, ...anonymous } = sampleMetadata();
const nobody = { ...anonymous, actor: { ...actor, id: 7 } };

it.each(['{', 'null', '7', '{}', JSON.stringify(anonymous), JSON.stringify(nobody)])(
  'an envelope %s is named with its place and gives the event to those who read none',
  async (metadata) => {
    const { type, data } = teamCreated();
    const { store, place } = await logWith({ stream: 'team-1', type, data: JSON.stringify(data), metadata });
    const [replayed, ...rest] = await store.replay(2n, 10);
    expect(replayed).toMatchObject({ type, data, position: place.position });
    expect(rest).toHaveLength(1);
    for (const reading of [store.readAll(2n, 10), store.readStream('team-1')]) {
      expect(await thrownBy(reading)).toMatchObject({ at: place, bare: replayed });
    }
  },
);
