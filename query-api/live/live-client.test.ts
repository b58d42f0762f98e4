import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLiveClient } from './live-client.ts';
import { movedMessage } from './messages.ts';
import { noneMoved, withMoved } from './moved-models.ts';

/** A response for which the test decides when the operating system has taken the written bytes. */
const response = () => {
  const written: string[] = [];
  let take: (() => void) | undefined;
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, callback) => {
      written.push(chunk.toString());
      take = callback;
    },
  });
  const taken = async (): Promise<void> => {
    take?.();
    await new Promise(setImmediate);
  };
  return { res: stream as unknown as ServerResponse, stream, written, taken };
};

const told = (number: number, key: string) => ({
  id: `b.${number}`,
  position: BigInt(number),
  models: withMoved(noneMoved, 'teams', [key]),
});

const listening = () => {
  const made = response();
  const client = createLiveClient(made.res, 'hello');
  const tell = (number: number, key: string): void =>
    client.tell(told(number, key), Buffer.from(movedMessage(told(number, key))));
  return { ...made, client, tell };
};

it('has at most one message on its way; the rest becomes one, whatever its number', async () => {
  const { written, taken, tell, stream } = listening();
  for (let number = 1; number <= 1_000; number += 1) tell(number, `team-${number % 5}`);
  expect(written).toEqual(['hello']);
  expect(stream.writableLength).toBe('hello'.length);
  await taken();
  expect(written).toHaveLength(2);
  const keys = [1, 2, 3, 4, 0].map((number) => `team-${number}`);
  expect(written[1]).toBe(
    `id: b.1000\nevent: moved\ndata: ${JSON.stringify({ position: '1000', models: { teams: keys } })}\n\n`,
  );
});

it('is told at once again when it has caught up', async () => {
  const { written, taken, tell } = listening();
  await taken();
  tell(1, 'a');
  expect(written).toHaveLength(2);
  await taken();
  tell(2, 'a');
  expect(written).toHaveLength(3);
});

it('gets no sign of life while something is on its way, and says since when it is', async () => {
  const { written, taken, client } = listening();
  const before = performance.now();
  client.beat();
  expect(written).toEqual(['hello']);
  expect(client.waitingSince()).toBeLessThanOrEqual(before);
  await taken();
  expect(client.waitingSince()).toBeUndefined();
  client.beat();
  expect(written).toEqual(['hello', ': beat\nevent: beat\ndata:\n\n']);
});

it('ends with its last message, or where that hangs is cut', async () => {
  const rested = listening();
  await rested.taken();
  rested.client.end();
  expect(rested.stream).toMatchObject({ writableEnded: true, destroyed: false });
  const hanging = listening();
  hanging.client.end();
  expect(hanging.stream.destroyed).toBe(true);
});

it('takes a connection that broke for an end, and says nothing more into it', async () => {
  const { written, tell, stream, client } = listening();
  tell(1, 'a');
  stream.destroy(new Error('EPIPE'));
  await new Promise(setImmediate);
  tell(2, 'b');
  client.beat();
  client.end();
  await new Promise(setImmediate);
  expect(written).toEqual(['hello']);
});
