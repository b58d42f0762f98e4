import { type Child, startChild } from './children.ts';
import type { Load, LoadRequest, LoadResult } from './load.child.ts';
import type { Sample } from './measurement.ts';

/** How many requests are under way at any time, unless told. */
export const CLIENTS = 50;

/** A server in a process of its own. */
export type Server = { readonly child: Child; readonly url: string };

export type Loaded = { readonly sample: Sample; readonly waits: readonly number[]; readonly position: number };

export type Client = {
  /** Sends the requests, once unless told, so many at a time; every answer must have this status. */
  readonly load: (
    server: Server,
    requests: readonly LoadRequest[],
    status: number,
    how?: { readonly times?: number; readonly connections?: number },
  ) => Promise<Loaded>;
  readonly stop: () => Promise<void>;
};

/** Starts the client of load.child.ts. */
export const startClient = (): Client => {
  const client = startChild('load.child.ts');
  return {
    load: async ({ child, url }, requests, status, { times = 1, connections = CLIENTS } = {}) => {
      const count = times * requests.length;
      const before = child.cpuMs();
      const order: Load = { url, connections, requests, times };
      client.send(order);
      const { ms, statuses, waits, position } = await client.message<LoadResult>();
      const after = child.cpuMs();
      if (statuses[status] !== count) throw new Error(`not all answers are ${status}: ${JSON.stringify(statuses)}`);
      const cpu = before === undefined || after === undefined ? undefined : ((after - before) * 1000) / count;
      return { sample: { rate: count / (ms / 1000), cpu }, waits, position };
    },
    stop: client.stop,
  };
};
