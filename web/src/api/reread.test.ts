import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ApiProblem } from './errors.ts';
import { createQueryClient } from './query-client.ts';
import { readAnew } from './read-anew.ts';
import { reread, rereadOlder } from './reread.ts';

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

describe('what is not there, or not for this person', () => {
  const refused = (status: number) =>
    new ApiProblem('/api/figure', { type: 'about:blank', title: 'No', status, code: 'NO', message: 'Yok' });
  const failing = async (status: number) => {
    let asked = 0;
    const client = createQueryClient();
    const queryFn = () => {
      asked += 1;
      return Promise.reject(refused(status));
    };
    const options = { queryKey: key, queryFn, retryDelay: 0, meta: { models: ['matches'] } };
    const leave = new QueryObserver(client, options).subscribe(() => {});
    onTestFinished(leave);
    await expect.poll(() => client.getQueryState(key)?.status).toBe('error');
    return { client, asked: () => asked };
  };

  it.each([404, 403])('is not asked for again at %i, unless a message names what it is made of', async (status) => {
    const { client, asked } = await failing(status);
    expect(asked()).toBe(1);
    await reread(client, null);
    await reread(client, ['teams']);
    expect(asked()).toBe(1);
    await reread(client, ['matches']);
    expect(asked()).toBe(2);
  });

  it('is told from what failed', async () => {
    const { client, asked } = await failing(503);
    const before = asked();
    await reread(client, null);
    expect(asked()).toBeGreaterThan(before);
  });
});

describe('the first message of the live connection', () => {
  const versions = { matches: '1.1-41', teams: '1.1-12' };
  const listening = () => {
    const made = setUp();
    onTestFinished(new QueryObserver(made.client, made.options).subscribe(() => {}));
    return made;
  };

  it.each([
    ['is as new as it', 'W/"r.1.1-41.1.1-12"', 1],
    ['is as new, and not made of read models alone', 'W/"r.1.1-41.1.1-12.digest"', 1],
    ['was read before a change', 'W/"r.1.1-41.1.1-11"', 2],
    ['has a version that only begins like it', 'W/"r.1.1-41.1.1-120"', 2],
    ['has no ETag', undefined, 2],
  ])('after an answer that %s (%s): asked %i times', async (_name, etag, times) => {
    const { client, answer, seen, asked } = listening();
    await answer();
    await expect.poll(() => seen()).toBe(1);
    rereadOlder(client, versions, () => etag);
    if (times === 2) await answer();
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(asked()).toBe(times);
  });

  it.each([
    ['W/"r.1.1-41.1.1-12"', 1],
    ['W/"r.1.1-40.1.1-12"', 2],
  ])('looks at an answer that is on its way when it has come: %s', async (etag, times) => {
    const { client, answer, asked } = listening();
    rereadOlder(client, versions, () => etag);
    await answer();
    if (times === 2) await answer();
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(asked()).toBe(times);
  });

  it('is no reason to let a move go by that was told after it', async () => {
    const { client, answer, asked, seen, become } = listening();
    rereadOlder(client, versions, () => 'W/"r.1.1-41.1.1-12"');
    become(2);
    void reread(client, ['matches']);
    await answer();
    await answer();
    await expect.poll(() => seen()).toBe(2);
    expect(asked()).toBe(2);
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
