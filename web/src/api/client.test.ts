import { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { type ClientDeps, createClient } from './client.ts';
import { ApiProblem, isUnauthorized, NoAnswer, UnreadableAnswer } from './errors.ts';
import { createFreshness } from './freshness.ts';
import { createStaleness } from './staleness.ts';

const answer = z.object({ position: z.string() });
const signedIn = { token: 't1', _id: '1', id: '1', username: 'admin', isAdmin: true };

type Sent = { readonly path: string; readonly init: RequestInit; readonly headers: Headers };

const setUp = (respond: () => Response | Promise<Response>, session: typeof signedIn | null = null) => {
  const sent: Sent[] = [];
  const ended: string[] = [];
  const staleness = createStaleness();
  const deps: ClientDeps = {
    fetch: async (path, init) => {
      sent.push({ path, init, headers: new Headers(init.headers) });
      return await respond();
    },
    sessions: { current: () => session, endIfStill: (token) => void ended.push(token) },
    freshness: createFreshness(),
    staleness,
    fetchFile: (load) => load(),
  };
  const last = () => sent.at(-1)?.headers ?? new Headers();
  return { client: createClient(deps), deps, sent, ended, last, staleness };
};

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const problem = (status: number, more: object = {}) =>
  json({ type: 'about:blank', title: 'No', status, code: 'NO', message: 'Olmaz', ...more }, status);
const command = { method: 'PUT', path: '/api/x', body: { a: 1 }, answer, key: 'k1', ifMatch: 4 } as const;

describe('reading', () => {
  it('parses the answer and sends neither token nor position when there is none', async () => {
    const { client, last } = setUp(json({ position: '7', more: true }));
    expect(await client.read('/api/x', answer)).toEqual({ position: '7' });
    expect(last().has('Authorization')).toBe(false);
    expect(last().has('X-Min-Position')).toBe(false);
  });

  it('remembers which answers the server called old, until a fresh one comes', async () => {
    let stale = true;
    const { client, staleness } = setUp(
      () => new Response('{"position":"7"}', { headers: stale ? { 'X-Stale': '1' } : {} }),
    );
    await client.read('/api/x', answer);
    expect(staleness.has('/api/x')).toBe(true);
    stale = false;
    await client.read('/api/x', answer);
    expect(staleness.any()).toBe(false);
  });

  it('sends the token of the session', async () => {
    const { client, last } = setUp(json({ position: '7' }), signedIn);
    await client.read('/api/x', answer);
    expect(last().get('Authorization')).toBe('Bearer t1');
  });

  it('refuses an answer that the contract does not know', async () => {
    await expect(setUp(json({ position: 7 })).client.read('/api/x', answer)).rejects.toThrow(UnreadableAnswer);
    const page = setUp(() => new Response('<html>', { status: 502 }));
    await expect(page.client.read('/api/x', answer)).rejects.toMatchObject({ status: 502 });
  });
});

describe('asking anew for what is on its way', () => {
  const NEVER = new Promise<Response>(() => {});
  /** Answers the requests of a read in this order; a request whose answer is NEVER ends when its signal is aborted. */
  const answering = (answers: readonly (Response | typeof NEVER)[]) => {
    const asked: AbortSignal[] = [];
    const { deps } = setUp(json({}));
    const client = createClient({
      ...deps,
      fetch: async (_path, { signal }) => {
        if (!(signal instanceof AbortSignal)) throw new Error('cannot be let go of');
        asked.push(signal);
        const letGo = new Promise<never>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('let go of')));
        });
        return Promise.race([answers[asked.length - 1] ?? NEVER, letGo]);
      },
    });
    return { client, asked };
  };

  it('gives the second answer to who waited for the first', async () => {
    const { client, asked } = answering([NEVER, new Response('{"position":"7"}')]);
    const reading = client.read('/api/x', answer);
    client.restartReads();
    expect(await reading).toEqual({ position: '7' });
    expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('happens once to a reading, however often it is told', async () => {
    const slow = Promise.withResolvers<Response>();
    const { client, asked } = answering([NEVER, slow.promise]);
    const reading = client.read('/api/x', answer);
    client.restartReads();
    await expect.poll(() => asked.length).toBe(2);
    client.restartReads();
    slow.resolve(new Response('{"position":"7"}'));
    expect(await reading).toEqual({ position: '7' });
    expect(asked).toHaveLength(2);
  });

  it('leaves alone what is asked for later, and what was cancelled', async () => {
    const { client, asked } = answering([NEVER, new Response('{"position":"7"}')]);
    const cancel = new AbortController();
    const cancelled = client.read('/api/x', answer, cancel.signal);
    cancel.abort();
    client.restartReads();
    await expect(cancelled).rejects.not.toThrow(NoAnswer);
    expect(await client.read('/api/x', answer)).toEqual({ position: '7' });
    expect(asked).toHaveLength(2);
  });

  it('never sends a command again', async () => {
    const slow = Promise.withResolvers<Response>();
    const { client, asked } = answering([slow.promise]);
    const sending = client.command(command);
    client.restartReads();
    slow.resolve(new Response('{"position":"7"}'));
    expect(await sending).toEqual({ position: '7' });
    expect(asked).toHaveLength(1);
  });

  it('ends no loader that waits for it', async () => {
    const { client, asked } = answering([NEVER, new Response('{"position":"7"}')]);
    const queries = new QueryClient();
    const queryFn = ({ signal }: { signal: AbortSignal }) => client.read('/api/x', answer, signal);
    const loading = queries.ensureQueryData({ queryKey: ['x'], queryFn });
    await expect.poll(() => asked.length).toBe(1);
    client.restartReads();
    expect(await loading).toEqual({ position: '7' });
  });
});

describe('a command', () => {
  it('carries its key and the revision that was seen', async () => {
    const { client, sent, last } = setUp(json({ position: '12' }));
    await client.command(command);
    expect(last().get('Idempotency-Key')).toBe('k1');
    expect(last().get('If-Match')).toBe('"4"');
    expect(last().get('Content-Type')).toBe('application/json');
    expect(sent[0]?.init.body).toBe('{"a":1}');
  });

  it('makes later reads wait for the newest position, however late an older answer comes', async () => {
    const positions = ['00000000000000000012', '00000000000000000009'];
    const { client, last } = setUp(() => json({ position: positions.shift() ?? '0' })());
    await client.command(command);
    await client.command(command);
    await client.read('/api/x', answer);
    expect(last().get('X-Min-Position')).toBe('00000000000000000012');
  });
});

describe('a command that is recorded and not carried out yet', () => {
  it('is answered with the words of the server, and later reads wait for what was recorded', async () => {
    const told = {
      message: 'Takım silindi; maçları ve oyuncuları daha sonra güncellenecek.',
      position: '00000000000000000012',
    };
    const { client, last } = setUp(json(told, 202));
    const withWords = z.object({ position: z.string(), message: z.string() });
    expect(await client.command({ ...command, answer: withWords })).toEqual(told);
    await client.read('/api/x', answer);
    expect(last().get('X-Min-Position')).toBe('00000000000000000012');
  });
});

describe('failure', () => {
  it('becomes a problem with the words of the server', async () => {
    const failed = setUp(problem(409)).client.command(command);
    await expect(failed).rejects.toThrow(ApiProblem);
    await expect(failed).rejects.toThrow('Olmaz');
  });

  it('of a stale edit brings what was found, whatever it is an edit of', async () => {
    for (const current of [
      { homeScore: 1, resultRevision: 4 },
      { city: 'İzmir', revision: 2 },
    ]) {
      const error: unknown = await setUp(problem(412, { current }))
        .client.command(command)
        .catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(ApiProblem);
      expect(error).toMatchObject({ problem: { status: 412, current } });
    }
  });

  it('ends the session whose token was refused, and only that', async () => {
    const { client, ended } = setUp(problem(401), signedIn);
    const error: unknown = await client.read('/api/x', answer).catch((caught: unknown) => caught);
    expect(isUnauthorized(error)).toBe(true);
    expect(ended).toEqual(['t1']);
    const anonymous = setUp(problem(401));
    await anonymous.client
      .account({ method: 'POST', path: '/api/admins/login', body: {}, answer })
      .catch(() => undefined);
    expect(anonymous.ended).toEqual([]);
  });

  it('is told apart: no network, no answer in time, cancelled', async () => {
    const broken = setUp(() => Promise.reject(new TypeError('failed to fetch')));
    await expect(broken.client.command(command)).rejects.toMatchObject({ name: 'NoAnswer', reason: 'network' });

    const { deps } = setUp(json({}));
    const silent: ClientDeps['fetch'] = (_path, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const slow = createClient({ ...deps, fetch: silent, timeoutMs: 5 });
    await expect(slow.command(command)).rejects.toMatchObject({ reason: 'timeout' });

    const cancel = new AbortController();
    const cancelled = createClient({ ...deps, fetch: silent }).read('/api/x', answer, cancel.signal);
    cancel.abort();
    await expect(cancelled).rejects.not.toThrow(NoAnswer);
  });
});
