import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { LIVE_PATH, liveHello, type LiveMoved, liveMoved } from '../contract/live.ts';

/** One block of server-sent events. */
export type LiveBlock = {
  readonly id?: string;
  readonly event?: string;
  readonly data?: string;
  readonly retry?: string;
  readonly comment?: string;
};

/** A client of `GET /api/live`. It reads only the blocks that the test asks for; the others stay in the connection. */
export type Listener = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The next block. Rejects when the connection has ended. */
  readonly next: () => Promise<LiveBlock>;
  /** The next block, which must be a `hello`. */
  readonly hello: () => Promise<{ readonly id: string | undefined; readonly position: string }>;
  /** The next block, which must be a `moved`. */
  readonly moved: () => Promise<LiveMoved & { readonly id: string | undefined }>;
  /** The remaining blocks, once the connection has ended in any way. */
  readonly rest: () => Promise<LiveBlock[]>;
  readonly leave: () => void;
};

/** Listens until the test ends. */
export const listenTo = async (
  origin: string,
  headers: Record<string, string> = {},
  path: string = LIVE_PATH,
): Promise<Listener> => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = request(origin + path, { headers, agent: false }, resolve)
    .on('error', reject)
    .end();
  onTestFinished(() => void asked.destroy());
  const res = await promise;
  const blocks = blocksOf(res);
  const next = async (): Promise<LiveBlock> => {
    const { value, done } = await blocks.next();
    if (done === true) throw new Error('the connection has ended');
    return value;
  };
  return {
    status: res.statusCode ?? 0,
    headers: res.headers,
    next,
    hello: async () => {
      const { id, data } = await named('hello', next);
      return { id, ...liveHello.parse(data) };
    },
    moved: async () => {
      const { id, data } = await named('moved', next);
      return { id, ...liveMoved.parse(data) };
    },
    rest: () => Array.fromAsync(blocks),
    leave: () => void asked.destroy(),
  };
};

const named = async (event: string, next: Listener['next']) => {
  const block = await next();
  if (block.event !== event) throw new Error(`expected ${event}, got ${JSON.stringify(block)}`);
  const data: unknown = JSON.parse(block.data ?? '');
  return { id: block.id, data };
};

async function* blocksOf(res: IncomingMessage): AsyncGenerator<LiveBlock, undefined> {
  let begun: string[] = [];
  try {
    for await (const chunk of res.setEncoding('utf8') as AsyncIterable<string>) {
      begun.push(chunk);
      // Only the end of the text is searched, since a block of megabytes comes in many chunks.
      if (!`${begun.at(-2)?.at(-1) ?? ''}${chunk}`.includes('\n\n')) continue;
      const parts = begun.join('').split('\n\n');
      begun = [parts.pop() ?? ''];
      for (const part of parts) yield blockOf(part);
    }
  } catch (error) {
    // The end of a connection that was cut is no error.
    if (!(error instanceof Error && 'code' in error && error.code === 'ECONNRESET')) throw error;
  }
  return undefined;
}

const blockOf = (text: string): LiveBlock =>
  Object.fromEntries(
    text.split('\n').map((line) => {
      const [, field = '', value = ''] = /^(\w*): ?(.*)$/.exec(line) ?? [];
      return [field === '' ? 'comment' : field, value];
    }),
  );
