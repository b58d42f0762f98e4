import { type IncomingMessage, request } from 'node:http';
import { LIVE_PATH, liveMoved } from '@league/query-api/contract/live.ts';

/** Who listens to `/api/live` as a browser does. */
export type Moves = {
  /** When it was told that the read model has this position or a later one, by the monotonic clock; waits for it. */
  readonly reached: (position: bigint) => Promise<number>;
  readonly leave: () => void;
};

/** Follows what is told of one read model. Resolves once the stream has begun. */
export const listenForMoves = async (url: string, model: string): Promise<Moves> => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = request(url + LIVE_PATH, { agent: false }, resolve)
    .on('error', reject)
    .end();
  const stream = await promise;
  let heard = { position: 0n, at: 0 };
  let news = newNews();
  let unread = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const at = performance.now();
    const blocks = (unread + chunk).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const position = positionIn(block, model);
      if (position !== undefined) heard = { position, at };
    }
    news.resolve();
    news = newNews();
  });
  // Whoever waits then hears that there will be nothing more.
  stream.once('close', () => news.reject(new Error('the live stream has ended')));
  return {
    reached: async (position) => {
      while (heard.position < position) await news.promise;
      return heard.at;
    },
    leave: () => void asked.destroy(),
  };
};

/** Settles at the next news; that nobody waits for them is no unhandled rejection. */
const newNews = (): PromiseWithResolvers<void> => {
  const news = Promise.withResolvers<void>();
  news.promise.catch(() => {});
  return news;
};

/** The position that a `moved` names, if it is about this read model. */
const positionIn = (block: string, model: string): bigint | undefined => {
  const [, data] = /^data: ?(.*)$/m.exec(block) ?? [];
  if (!/^event: ?moved$/m.test(block) || data === undefined) return undefined;
  const { position, models } = liveMoved.parse(JSON.parse(data));
  return model in models ? BigInt(position) : undefined;
};
