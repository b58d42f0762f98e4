import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { readAnew, reread } from './reread.ts';

/** A server with one figure to read; the test decides when each answer leaves. */
const server = () => {
  let figure = 1;
  const waiting: (() => void)[] = [];
  let asked = 0;
  return {
    asked: () => asked,
    become: (now: number) => {
      figure = now;
    },
    /** The answer has the figure of the moment when it was asked for. */
    read: () => {
      asked += 1;
      const then = figure;
      return new Promise<number>((resolve) => {
        waiting.push(() => resolve(then));
      });
    },
    answer: async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.();
    },
  };
};

const key = ['/api/figure'];
const setUp = () => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const { read, ...rest } = server();
  const options = { queryKey: key, queryFn: read, meta: { models: ['matches', 'teams'] } };
  const seen = () => client.getQueryData<number>(key);
  return { client, options, seen, ...rest };
};

describe('reading again what moved', () => {
  it('reads what is on screen and made of it, at once', async () => {
    const { client, options, seen, answer, become } = setUp();
    const leave = new QueryObserver(client, options).subscribe(() => {});
    await answer();
    await expect.poll(() => seen()).toBe(1);
    become(2);
    const done = reread(client, ['teams']);
    await answer();
    await done;
    expect(seen()).toBe(2);
    leave();
  });

  it('leaves alone what is made of other read models', async () => {
    const { client, options, answer, asked, seen } = setUp();
    const leave = new QueryObserver(client, options).subscribe(() => {});
    await answer();
    await expect.poll(() => seen()).toBe(1);
    await reread(client, ['settings']);
    expect(asked()).toBe(1);
    leave();
  });

  it('asks once more after a first answer that was on its way when the move was told', async () => {
    const { client, options, seen, answer, become, asked } = setUp();
    const leave = new QueryObserver(client, options).subscribe(() => {});
    become(2);
    void reread(client, ['matches']);
    void reread(client, ['matches']);
    await answer();
    await answer();
    await expect.poll(() => seen()).toBe(2);
    expect(asked()).toBe(2);
    leave();
  });

  it('does not take an answer for fresh that a loader was reading when the move was told', async () => {
    const { client, options, answer, become } = setUp();
    const loading = client.prefetchQuery(options);
    become(2);
    void reread(client, null);
    await answer();
    await loading;
    await expect.poll(() => client.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('lets answers arrive while moves come without end', async () => {
    const { client, options, seen, answer, become } = setUp();
    const leave = new QueryObserver(client, options).subscribe(() => {});
    await answer();
    await expect.poll(() => seen()).toBe(1);
    for (const figure of [2, 3, 4]) {
      become(figure);
      void reread(client, null);
    }
    await answer();
    await expect.poll(() => seen()).toBe(2);
    await answer();
    await expect.poll(() => seen()).toBe(4);
    leave();
  });
});

describe('asking anew', () => {
  it('lets go of an answer that does not come', async () => {
    const { client, options, asked, answer, seen } = setUp();
    const leave = new QueryObserver(client, options).subscribe(() => {});
    expect(asked()).toBe(1);
    void readAnew(client, key);
    await expect.poll(() => asked()).toBe(2);
    await answer();
    await answer();
    await expect.poll(() => seen()).toBe(1);
    leave();
  });
});
