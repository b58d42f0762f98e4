import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Health, isReady } from './health.ts';

const sendJson = (res: ServerResponse, status: number, body: object): void => {
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  res.end(JSON.stringify(body));
};

/**
 * GET /health/live and /health/ready, 200 or 503. Live says that the process answers; ready, that it can do its work. With
 * `particulars` ready names every part and what is wrong with it: for operators only, so never on the public
 * port. Answers false, and touches nothing, for any other request.
 */
export const serveHealth = (
  health: Health,
  { particulars }: { readonly particulars: boolean },
  req: IncomingMessage,
  res: ServerResponse,
): boolean => {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  if (req.url === '/health/live') {
    sendJson(res, 200, { status: 'up' });
    return true;
  }
  if (req.url !== '/health/ready') return false;
  void health.parts().then((parts) => {
    const ready = isReady(parts);
    const status = ready ? 'ready' : 'not ready';
    sendJson(res, ready ? 200 : 503, particulars ? { status, parts } : { status });
  });
  return true;
};
