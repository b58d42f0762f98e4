import { createServer, type Server } from 'node:http';
import type { Health } from './health.ts';
import { serveHealth } from './health-routes.ts';
import type { Metrics } from './metrics.ts';

/** A server for operators and their tools, not listening yet: it must not be reachable from outside. */
export const createOperatorsDoor = (health: Health, metrics: Metrics): Server =>
  createServer((req, res) => {
    if (serveHealth(health, { particulars: true }, req, res)) return;
    if (req.method === 'GET' && req.url === '/metrics') {
      void metrics.text().then((text) => res.writeHead(200, { 'content-type': metrics.contentType }).end(text));
      return;
    }
    res.writeHead(404).end();
  });
