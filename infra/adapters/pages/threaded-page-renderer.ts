import { type FSWatcher, watch } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { PageAddress, RenderedPage, PageRead } from '@league/query-api/contract/rendered-page.ts';
import { PageNotRendered, type PageRenderer } from '@league/query-api/ports/page-renderer.ts';
import type { Said, Told } from './page.worker.ts';

/** How long the thread may work on what it was told first. Then it counts as hanging: it is ended, and the next order begins another. */
const LIMIT_MS = 5_000;
/** The most orders that wait at once. Rendering takes some 20 ms, and nobody waits for many seconds. */
const MOST_WAITING = 100;
/** A thread that ended by itself is not begun anew before. */
const PAUSE_MS = 1_000;
/** What a thread may need of memory: its code, and a page with all matches of a season. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

type Options = {
  /** The built web: web/dist. */
  readonly folder: string;
  /** Others in tests. */
  readonly limitMs?: number;
  readonly pauseMs?: number;
};

type Order = PromiseWithResolvers<PageAddress | RenderedPage> & {
  readonly read?: (path: string) => Promise<PageRead>;
  /** What `read` threw, which the caller gets as it is. */
  thrown?: unknown;
};

/**
 * Renders in a thread of its own, which is begun by the first page, and anew where the folder has changed; `close` ends it.
 */
export const threadedPageRenderer = ({
  folder,
  limitMs = LIMIT_MS,
  pauseMs = PAUSE_MS,
}: Options): PageRenderer & { readonly close: () => Promise<void> } => {
  let thread: Worker | undefined;
  let watcher: FSWatcher | undefined;
  const listeners: (() => void)[] = [];
  let notBefore = 0;
  let last = 0;
  const orders = new Map<number, Order>();
  let limit: NodeJS.Timeout | undefined;

  /** The thread is given its time anew for each order that it has done. */
  const setLimit = (): void => {
    clearTimeout(limit);
    limit = orders.size === 0 ? undefined : setTimeout(() => void end(`it took longer than ${limitMs} ms`), limitMs);
  };
  /** Ends the thread; whoever waits for it is refused. */
  const end = (why: string, cause?: unknown): Promise<number> | undefined => {
    const ended = thread;
    thread = undefined;
    for (const order of orders.values()) order.reject(new PageNotRendered(`the renderer: ${why}`, { cause }));
    orders.clear();
    setLimit();
    return ended?.terminate();
  };
  const done = (id: number): Order | undefined => {
    const order = orders.get(id);
    orders.delete(id);
    setLimit();
    return order;
  };
  const readFor = async (thread: Worker, order: Order, readId: number, path: string): Promise<void> => {
    const read = await order.read?.(path).catch((error: unknown) => {
      order.thrown ??= error;
    });
    thread.postMessage({ readId, read: read ?? undefined } satisfies Said);
  };
  const renew = (): void => {
    void end('the web was built anew');
    for (const listener of listeners) listener();
  };
  const begin = (): Worker => {
    // A folder that can no longer be watched is one that has changed.
    watcher ??= watch(folder, { persistent: false }, renew).on('error', renew);
    const begun = new Worker(new URL('./page.worker.ts', import.meta.url), {
      workerData: folder,
      execArgv: [],
      resourceLimits: LIMITS,
      env: {},
    });
    begun.unref();
    begun.on('message', (told: Told) => {
      if (thread !== begun) return;
      if ('readId' in told) {
        const order = orders.get(told.id);
        if (order !== undefined) void readFor(begun, order, told.readId, told.path);
        return;
      }
      const order = done(told.id);
      // A page in which something could not be read shows that, and must not be kept.
      if (order?.thrown !== undefined) order.reject(order.thrown);
      else if ('result' in told) order?.resolve(told.result);
      else order?.reject(new PageNotRendered(told.failure));
    });
    const ended = (why: string, cause?: unknown): void => {
      if (thread !== begun) return;
      notBefore = Date.now() + pauseMs;
      void end(why, cause);
    };
    begun.once('error', (error) => ended('its thread failed', error));
    begun.once('exit', (code) => ended(`its thread ended by itself (${code})`));
    return begun;
  };
  const order = <Result extends PageAddress | RenderedPage>(
    say: (id: number) => Said,
    read?: Order['read'],
  ): Promise<Result> => {
    if (orders.size >= MOST_WAITING) throw new PageNotRendered('too many pages wait');
    if (thread === undefined && Date.now() < notBefore) throw new PageNotRendered('the renderer has just failed');
    thread ??= begin();
    last += 1;
    const placed: Order = { ...Promise.withResolvers(), ...(read && { read }) };
    orders.set(last, placed);
    if (orders.size === 1) setLimit();
    thread.postMessage(say(last));
    return placed.promise as Promise<Result>;
  };

  return {
    addressOf: async (path) => order<PageAddress>((id) => ({ id, addressOf: path })),
    render: async (canonical, read) => order<RenderedPage>((id) => ({ id, render: canonical }), read),
    onRenewed: (listener) => void listeners.push(listener),
    close: async () => {
      watcher?.close();
      await end('the process ends');
    },
  };
};
