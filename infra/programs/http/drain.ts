import type { Server } from 'node:http';

/** Requests under way have this long to end. */
const DRAIN_MS = 10_000;
/** How often connections are looked for that have come to rest. */
const LOOK_EVERY_MS = 50;
export const CUT = `connections that had not come to an end within ${DRAIN_MS} ms were cut`;

/**
 * Takes no more connections and resolves when all are closed: each after the answer to what is under way on it, so that a
 * client that goes on asking is told to come back. Those that have not come to an end in 10 s are cut, and told of.
 */
export const drain = (server: Server, onNotice: (text: string) => void): Promise<void> =>
  new Promise((resolve) => {
    server.prependListener('request', (_req, res) => {
      res.shouldKeepAlive = false;
    });
    const resting = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    const cut = setTimeout(() => {
      onNotice(CUT);
      server.closeAllConnections();
    }, DRAIN_MS);
    server.close(() => {
      clearInterval(resting);
      clearTimeout(cut);
      resolve();
    });
  });
