import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createCommandApi } from '@league/command-api/create-command-api.ts';
import { problemOf } from '@league/command-api/http/problems.ts';
import type { ProcessWaits } from '@league/command-api/processes/process-runner.ts';
import { sendProblem } from '@league/events/access/problems.ts';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { CommandSide } from '../league/command-side.ts';
import { drain } from './drain.ts';
import { oneByOne } from './pipelining.ts';
import { type QueryOptions, type QuerySide, queryApp } from './query-app.ts';
import { logCommands, loggedPath } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

export type ServerOptions = QueryOptions & { readonly trustProxy: number };

/** The sides that a process serves: both in the embedded profile, one in each of the processes of the distributed one. */
export type Sides = {
  readonly queries?: QuerySide;
  readonly commands?: CommandSide & { readonly waits: ProcessWaits };
};

/** Answers the requests of a league. */
export type LeagueApp = {
  readonly handle: (req: IncomingMessage, res: ServerResponse) => void;
  /** Ends live updates, which have no end of their own; to be called before the server is drained. */
  readonly endLive: () => void;
  /** Loads what renders pages. */
  readonly warmUp: () => void;
  /** Pages that were not rendered, or not in time, since the start; undefined where none are served. */
  readonly unrenderedPages: () => number | undefined;
  /** Ends what it has begun. To be called behind the last answer. */
  readonly close: () => Promise<void>;
};

/** The APIs and the web of these sides. Finished answers are sent before Express sees the request, since its routing costs more than sending them. */
export const createLeagueApp = ({ queries, commands }: Sides, given: ServerOptions): LeagueApp => {
  const log = given.log.child({}, { serializers: { path: loggedPath } });
  const options = { ...given, log };
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustProxy);
  const answers = queries && queryApp(queries, options);
  if (answers !== undefined) app.use(answers.router);
  app.use(withHeaders(options));
  if (commands !== undefined) mountCommands(app, commands, log);
  app.use(nothingHere, endsBadly(log));
  return {
    handle: (req, res) => {
      if (answers?.tryServe(req, res) !== true) app(req, res);
    },
    endLive: () => answers?.endLive(),
    warmUp: () => answers?.warmUp(),
    unrenderedPages: () => answers?.unrenderedPages(),
    close: async () => answers?.close(),
  };
};

const mountCommands = (app: Express, commands: Required<Sides>['commands'], log: Logger): void => {
  const { accounts, deps, sessions, identity, waits, adminNames, makePicture } = commands;
  app.use(
    logCommands(log),
    createCommandApi({
      ...deps,
      sessions,
      ...identity,
      processes: waits,
      adminNames,
      digestKey: accounts.digestKey,
      quietCommands: accounts.quietCommands,
      images: accounts.images,
      makePicture,
      now: () => Date.now(),
      log: (error, context) => log.error({ err: error, ...context }, 'command failed'),
    }),
  );
};

const withHeaders = ({ adsFrameUrl }: ServerOptions): RequestHandler => {
  const headers = securityHeaders(adsFrameUrl);
  return (_req, res, next) => {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    next();
  };
};

/** Answers 404 to a request that neither API nor the web knows, such as a POST to a page. */
const nothingHere: RequestHandler = (_req, res) => sendProblem(res, problemOf('NOT_FOUND'));

/** Ends an answer that failed half way: its connection is cut and the error is logged, which Express would write to the terminal. */
const endsBadly =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, req, res, _next) => {
    log.error({ err: error, method: req.method, path: req.path }, 'answer failed');
    res.destroy();
  };

/** Milliseconds a client has for its headers and for its whole request; a slow one holds a socket, not the league. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often slow requests are looked for. */
const LOOK_EVERY_MS = 5_000;
/**
 * How long a connection may be silent: longer than any command takes, than live updates pause, and than a proxy keeps a resting
 * connection to us (nginx: 60 s). So it is the proxy that lets go, and no command is sent on a connection that we are closing.
 */
const SILENCE_MS = 75_000;

/** An http server that gives nobody more time or memory than is fair (pipelining.ts), not yet listening. */
export const createHttpServer = (handle: (req: IncomingMessage, res: ServerResponse) => void): Server => {
  // A request without a body gets no stream for one: that is a twentieth of what a GET of ready bytes costs.
  const options = { connectionsCheckingInterval: LOOK_EVERY_MS, optimizeEmptyRequests: true };
  const server = createServer(options, oneByOne(handle));
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.timeout = SILENCE_MS;
  // Node's own, of 5 s, would be set and taken off again with each answer: a fourteenth of what a GET of ready bytes costs.
  server.keepAliveTimeout = 0;
  return server;
};

/** Ends live updates at once, takes no more connections, and lets the other requests under way end (drain.ts). */
export const stopServing = (
  server: Server,
  app: Pick<LeagueApp, 'endLive'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> => {
  const drained = drain(server, (text) => log.warn(text));
  app.endLive();
  return drained;
};
