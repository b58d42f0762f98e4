import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Health } from './health.ts';
import { serveHealth } from './health-routes.ts';
import type { Metrics } from './metrics.ts';

/** Where it listens, and the way to close it. */
export type OperatorsDoor = { readonly url: string; readonly close: () => Promise<void> };

/** What stands on this port is for operators and their tools: it must not be reachable from outside. */
export const openOperatorsDoor = async (
  { health, metrics }: { readonly health: Health; readonly metrics: Metrics },
  { host, port }: { readonly host: string; readonly port: number },
): Promise<OperatorsDoor> => {
  const server = createServer((req, res) => {
    if (serveHealth(health, { particulars: true }, req, res)) return;
    if (req.method === 'GET' && req.url === '/metrics') {
      void metrics.text().then((text) => res.writeHead(200, { 'content-type': metrics.contentType }).end(text));
      return;
    }
    res.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { address, port: chosen, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${chosen}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
