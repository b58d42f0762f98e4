import { describe, expect, it } from 'vitest';
import { Refused } from '../handling/refused.ts';
import { createHashQueue } from './hash-queue.ts';

/** A queue whose work is ended by the test, in the order in which it was begun. */
const heldQueue = () => {
  const queue = createHashQueue();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const outcomes = new Map<string, unknown>();
  return {
    begun,
    outcomes,
    enter: (name: string, known = false, signal?: AbortSignal) => {
      const work = () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.push(() => resolve(name));
        });
      queue(work, { known, signal }).then(
        (done) => outcomes.set(name, done),
        (error: unknown) => outcomes.set(name, error),
      );
    },
    /** Ends what was begun first, and lets the next begin. */
    endOne: async () => {
      ends.shift()?.();
      await settled();
    },
  };
};

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const names = (count: number, prefix: string): string[] => Array.from({ length: count }, (_, n) => `${prefix} ${n}`);

describe('the queue of hashes', () => {
  it('does two at a time, in the order in which they came', async () => {
    const queue = heldQueue();
    for (const name of ['a', 'b', 'c', 'd']) queue.enter(name);
    expect(queue.begun).toEqual(['a', 'b']);
    await queue.endOne();
    expect(queue.begun).toEqual(['a', 'b', 'c']);
    await queue.endOne();
    await queue.endOne();
    await queue.endOne();
    expect([...queue.outcomes.keys()]).toEqual(['a', 'b', 'c', 'd']);
    for (const name of ['e', 'f', 'g']) queue.enter(name);
    expect(queue.begun.slice(4)).toEqual(['e', 'f']);
  });

  it('has 48 places for strangers and 16 for those who are known, who go first', async () => {
    const queue = heldQueue();
    for (const name of names(60, 'stranger')) queue.enter(name);
    for (const name of names(20, 'known')) queue.enter(name, true);
    await settled();
    const refused = [...queue.outcomes].filter(([, outcome]) => outcome instanceof Refused);
    expect(refused.map(([name]) => name)).toEqual([
      ...names(60, 'stranger').slice(50),
      ...names(20, 'known').slice(16),
    ]);
    for (const [, error] of refused) {
      expect(error).toMatchObject({ code: 'LOGINS_BUSY', details: { retryAfter: expect.any(Number) } });
    }
    for (let count = 0; count < 66; count += 1) await queue.endOne();
    const [first, second, ...strangers] = names(50, 'stranger');
    expect(queue.begun).toEqual([first, second, ...names(16, 'known'), ...strangers]);
  });

  it('drops who leaves before the work is begun, and gives the place to another', async () => {
    const queue = heldQueue();
    const leaving = new AbortController();
    for (const name of names(50, 'stranger'))
      queue.enter(name, false, name.endsWith(' 7') ? leaving.signal : undefined);
    leaving.abort('gone');
    await settled();
    expect(queue.outcomes.get('stranger 7')).toBe('gone');
    queue.enter('late');
    for (let count = 0; count < 50; count += 1) await queue.endOne();
    expect(queue.begun).not.toContain('stranger 7');
    expect(queue.begun).toHaveLength(50);
    expect(queue.outcomes.get('late')).toBe('late');
  });

  it('does not begin for who has left already, and ends what it has begun', async () => {
    const queue = heldQueue();
    const leaving = new AbortController();
    queue.enter('under way', false, leaving.signal);
    leaving.abort('gone');
    queue.enter('too late', false, leaving.signal);
    await queue.endOne();
    expect(queue.begun).toEqual(['under way']);
    expect([...queue.outcomes]).toEqual([
      ['too late', 'gone'],
      ['under way', 'under way'],
    ]);
  });

  it('goes on behind work that fails', async () => {
    const queue = createHashQueue();
    const fails = () => Promise.reject(new Error('no memory'));
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => queue(fails, { known: false })));
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
    expect(await queue(() => Promise.resolve('done'), { known: false })).toBe('done');
  });
});
