import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPictureQueue, PLACES } from './picture-queue.ts';

/** Work that the test ends. */
const underTest = () => {
  const begun: number[] = [];
  const ends: PromiseWithResolvers<string>[] = [];
  const work = (name: number) => () => {
    begun.push(name);
    const end = Promise.withResolvers<string>();
    ends.push(end);
    return end.promise;
  };
  return { queue: createPictureQueue(), begun, ends, work, signal: new AbortController().signal };
};

it('makes one picture at a time, in the order in which they come, also behind one that fails', async () => {
  const { queue, begun, ends, work, signal } = underTest();
  const [one, two, three] = [1, 2, 3].map((name) => queue(work(name), signal));
  await turn();
  expect(begun).toEqual([1]);
  ends[0]?.reject(new Error('broken'));
  await expect(one).rejects.toThrow('broken');
  await turn();
  expect(begun).toEqual([1, 2]);
  ends[1]?.resolve('made');
  expect(await two).toBe('made');
  await turn();
  ends[2]?.resolve('made');
  expect(await three).toBe('made');
});

it('refuses who finds no place, with when to come again, and takes the next when one is free', async () => {
  const { queue, ends, work, signal } = underTest();
  const inside = Array.from({ length: PLACES + 1 }, (_, name) => queue(work(name), signal));
  await expect(queue(work(-1), signal)).rejects.toMatchObject({
    code: 'PICTURES_BUSY',
    details: { retryAfter: expect.any(Number) },
  });
  await turn();
  ends[0]?.resolve('made');
  await inside[0];
  const last = queue(work(-2), signal);
  for (const [index, each] of [...inside, last].entries()) {
    await turn();
    ends[index]?.resolve('made');
    expect(await each).toBe('made');
  }
});

it('never begins the work of who has left, and gives the place free', async () => {
  const { queue, begun, ends, work, signal } = underTest();
  const leaving = new AbortController();
  const [one, gone, two] = [queue(work(1), signal), queue(work(2), leaving.signal), queue(work(3), signal)];
  leaving.abort(new Error('hung up'));
  await turn();
  ends[0]?.resolve('made');
  expect(await one).toBe('made');
  await expect(gone).rejects.toThrow('hung up');
  await turn();
  expect(begun).toEqual([1, 3]);
  ends[1]?.resolve('made');
  expect(await two).toBe('made');
});
