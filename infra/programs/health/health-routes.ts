import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Health, isReady } from './health.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const send = (res: ServerResponse, status: number, type: string, body: string): void => {
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  res.end(body);
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
    send(res, 200, JSON_TYPE, '{"status":"up"}');
    return true;
  }
  if (req.url !== '/health/ready') return false;
  void health.parts().then((parts) => {
    const ready = isReady(parts);
    const status = ready ? 'ready' : 'not ready';
    send(res, ready ? 200 : 503, JSON_TYPE, JSON.stringify(particulars ? { status, parts } : { status }));
  });
  return true;
};
