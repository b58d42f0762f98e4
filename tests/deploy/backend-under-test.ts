import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request that arrived behind the proxy. */
export type Arrived = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** A server behind the proxy that records the requests that arrive. */
export type Backend = {
  readonly url: string;
  readonly arrived: Arrived[];
  /** How many connections were made to the server. */
  readonly connections: () => number;
  /** Replaces its usual answer, 200 with its name. */
  readonly doInstead: (answer: (req: IncomingMessage, res: ServerResponse) => void) => void;
  /** Accepts no more connections, and cuts those that are open. */
  readonly stop: () => Promise<void>;
};

/** Runs until the test ends. */
export const startBackend = async (name: string): Promise<Backend> => {
  const arrived: Arrived[] = [];
  let connections = 0;
  let answer = (_req: IncomingMessage, res: ServerResponse): void => void res.end(name);
  const server = createServer((req, res) => {
    let body = '';
    req.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    req.on('end', () => {
      arrived.push({ method: req.method ?? '', path: req.url ?? '', headers: req.headers, body });
      answer(req, res);
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  onTestFinished(stop);
  return {
    url: `http://127.0.0.1:${port}`,
    arrived,
    connections: () => connections,
    doInstead: (other) => {
      answer = other;
    },
    stop,
  };
};
