import { createServer, type Server } from 'node:http';
import { createCommandApi } from '@league/command-api/create-command-api.ts';
import { problemOf } from '@league/command-api/http/problems.ts';
import { createSessions } from '@league/command-api/identity/sessions.ts';
import { createQueryApi } from '@league/query-api/create-query-api.ts';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { League } from '../league/open-league.ts';
import { actorNames } from './actor-names.ts';
import { drain } from './drain.ts';
import { releaseName } from './release.ts';
import { logCommands } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

export type ServerOptions = {
  readonly log: Logger;
  readonly trustProxy: number;
  /** web/dist; without it only /api is served. */
  readonly staticDir?: string;
  /** Where the advertisements in the page come from. */
  readonly adsFrameUrl?: string | undefined;
};

export type LeagueServer = {
  readonly server: Server;
  /** Ends live updates at once, which have no end of their own, and drains the rest (drain.ts). */
  readonly stop: () => Promise<void>;
};

/** Milliseconds a client has for its headers and for its whole request; a slow one holds a socket, not the league. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often slow ones are looked for. */
const LOOK_EVERY_MS = 5_000;

/** Both APIs and the web behind one http server, not yet listening. Finished answers leave before Express (limits.md). */
export const createLeagueServer = (league: League, options: ServerOptions): LeagueServer => {
  const { log, trustProxy, staticDir, adsFrameUrl } = options;
  const { accounts, admins, passwords, processes, positions, reader, deps, adminNames } = league;
  const headers = securityHeaders(adsFrameUrl);
  const now = (): number => Date.now();
  const sessions = createSessions({ ...accounts, passwords, admins, now });
  const queries = createQueryApi({
    reader,
    positions,
    moves: positions,
    sessions,
    actorNames: actorNames(adminNames),
    log,
    securityHeaders: headers,
    release: releaseName(),
    page: { adsFrameUrl },
    ...(staticDir === undefined ? {} : { staticDir }),
  });
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  app.use(queries.router);
  app.use(logCommands(log), (_req, res, next) => {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    next();
  });
  app.use(
    createCommandApi({
      ...deps,
      sessions,
      processes,
      adminNames,
      digestKey: accounts.digestKey,
      now,
      log: (error, context) => log.error({ err: error, ...context }, 'command failed'),
    }),
  );
  app.use(nothingHere, endsBadly(log));
  const server = createServer({ connectionsCheckingInterval: LOOK_EVERY_MS }, (req, res) => {
    if (!queries.tryServe(req, res)) app(req, res);
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  const stop = (): Promise<void> => {
    const drained = drain(server);
    queries.endLive();
    return drained;
  };
  return { server, stop };
};

/** Whatever neither API nor the web knows, such as a POST to a page. */
const nothingHere: RequestHandler = (_req, res) => {
  res
    .status(404)
    .type('application/problem+json')
    .send(JSON.stringify(problemOf('NOT_FOUND')));
};

/** An answer that breaks off: the client sees it by the cut, we by the log; Express would write to the terminal. */
const endsBadly =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, req, res, _next) => {
    log.error({ err: error, method: req.method, path: req.path }, 'answer failed');
    res.destroy();
  };
