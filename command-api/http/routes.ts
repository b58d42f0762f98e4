import { createSecretKey } from 'node:crypto';
import { guard } from '@league/events/access/admission.ts';
import type { Right } from '@league/events/access/rights.ts';
import type { Actor } from '@league/events/envelope.ts';
import type { SessionReader } from '@league/events/ports/session-reader.ts';
import express, { type Request, type Response, type Router } from 'express';
import type * as z from 'zod/mini';
import { Refused } from '../handling/refused.ts';
import type { QuietCommands } from '../ports/quiet-commands.ts';
import { answeredOnce } from './answered-once.ts';
import { jsonBody } from './body.ts';
import { type CommandRequest, commandRequest, paramsOf } from './command-request.ts';

/** What a handler answers: body, and the log position that its events reached. */
export type CommandAnswer = {
  readonly status?: 200 | 201 | 202;
  readonly position?: bigint;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
};

export type Handle<Body = unknown> = (request: CommandRequest<Body>) => Promise<CommandAnswer>;

/** What handles a route's requests; where it is to look ahead (ADR 25), it is made as soon as there is a session. */
type Handling<Body> =
  | { readonly handle: Handle<Body> }
  | {
      /** Begins to look, beside the look for the right and before there is a body: it tells nothing and refuses nothing. */
      readonly ahead: (params: CommandRequest['params']) => Handle<Body>;
    };

/** A call of the API; what is not allowed by its right is denied. */
type Declaration<Shape extends z.ZodMiniType> = Handling<z.output<Shape>> & {
  readonly method: 'post' | 'put' | 'delete';
  readonly path: string;
  readonly right: Exclude<Right, 'publicWith(admin)'>;
  /** The shape of its body, which says what in it is secret. */
  readonly body: Shape;
  /** Largest body, bytes. */
  readonly limitBytes?: number;
};

/** A declared call, whatever the shape of its body. */
export type CommandRoute = Declaration<z.ZodMiniType>;

/** Declares a call. Its handler gets bodies of the shape declared: the router parses by no other. */
export const defineRoute = <Shape extends z.ZodMiniType>(route: Declaration<Shape>): CommandRoute =>
  route as CommandRoute;

export type RouteDeps = {
  readonly sessions: SessionReader;
  /** Epoch ms. */
  readonly now: () => number;
  readonly digestKey: Buffer;
  readonly quietCommands: QuietCommands;
};

/** Admins send lists and texts; nobody else sends much. */
const DEFAULT_LIMIT_BYTES = 64 * 1024;

/** A router with these routes. @throws Error at start-up for one without a right that can be */
export const commandRouter = (routes: readonly CommandRoute[], deps: RouteDeps): Router => {
  const digestKey = createSecretKey(deps.digestKey);
  const router = express.Router();
  for (const route of routes) {
    const { method, path, right, body: shape } = route;
    const admit = guard(`${method.toUpperCase()} ${path}`, right, deps.sessions);
    router[method](
      path,
      async (req, _res, next) => {
        sameOrigin(req);
        req.caller = await admit(req, () => {
          req.handle = handleOf(route, req);
        });
        next();
      },
      jsonBody(route.limitBytes ?? DEFAULT_LIMIT_BYTES),
      async (req, res) => {
        const { caller, handle = handleOf(route, req) } = req;
        if (caller === undefined) throw new Error('a body was read for nobody');
        const request = commandRequest(req, { caller, shape, digestKey, now: deps.now() });
        sendAnswer(res, await answeredOnce(handle, request, { ...deps, digestKey }));
      },
    );
  }
  return router;
};

declare global {
  namespace Express {
    // oxlint-disable-next-line typescript/consistent-type-definitions -- a type cannot be merged into Express's own
    interface Request {
      /** Who asks, once admitted. */
      caller?: Actor;
      /** What will handle it, once there is a session. */
      handle?: Handle;
      /** What else the log says of it. */
      noted?: Readonly<Record<string, string>>;
    }
  }
}

/** A browser names the page a request comes from; another site's page has no business here (ASVS 3.5). */
const sameOrigin = (req: Request): void => {
  const { origin, host } = req.headers;
  if (origin === undefined) return;
  let from: string | undefined;
  try {
    from = new URL(origin).host;
  } catch {
    from = undefined;
  }
  if (from !== host) throw new Refused('FOREIGN_ORIGIN');
};

const handleOf = (route: CommandRoute, req: Request): Handle =>
  'ahead' in route ? route.ahead(paramsOf(req)) : route.handle;

/** Every command answer says where in the log it is, in the body and as `X-Position`. */
const sendAnswer = (res: Response, answer: CommandAnswer): void => {
  const position = answer.position?.toString();
  if (position !== undefined) res.setHeader('X-Position', position);
  res.setHeader('Cache-Control', 'no-store');
  const body = Buffer.from(JSON.stringify(position === undefined ? answer.body : { ...answer.body, position }));
  // Written as it is: what Express would find out about it is known.
  res.writeHead(answer.status ?? 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    ...answer.headers,
  });
  res.end(body);
};
