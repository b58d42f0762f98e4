import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** The path of a request as it stands in a log: without what may be an e-mail, typed in place of a gamertag or an id. */
export const loggedPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (mayBeEmail(segment) ? '…' : segment))
    .join('/');

/** No id and no gamertag has an @, in whatever width. A segment that cannot be decoded may hide one. */
const mayBeEmail = (segment: string): boolean => {
  try {
    return decodeURIComponent(segment).normalize('NFKC').includes('@');
  } catch {
    return true;
  }
};

/** Logs one line for every command: the call, its status, its time. Never bodies, headers or query values. Reads are too many to log. */
export const logCommands =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    const started = performance.now();
    res.on('finish', () => {
      const status = res.statusCode;
      const level = status >= 500 ? 'error' : status === 401 || status === 403 || status === 429 ? 'warn' : 'info';
      const line = {
        method: req.method,
        path: req.path,
        status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        position: res.getHeader('x-position'),
        actor: req.caller?.id,
        ...req.noted,
      };
      log[level](line, 'command');
    });
    next();
  };
