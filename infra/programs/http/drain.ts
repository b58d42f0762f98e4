import type { Server } from 'node:http';

/** Requests under way have this long to end. */
const DRAIN_MS = 10_000;
/** How often idle connections are looked for, to be closed. */
const LOOK_EVERY_MS = 50;
export const CUT = `connections that had not come to an end within ${DRAIN_MS} ms were cut`;

/**
 * Takes no more connections and resolves when all are closed: each after the answer to what is under way on it, so that a
 * client that goes on asking is told to come back. Connections that are still open after 10 s are cut, which `onNotice` hears of.
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
