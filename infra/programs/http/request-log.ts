import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

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
