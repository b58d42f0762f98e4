import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import type { Actor } from '@league/events/envelope.ts';
import type { Caller, SessionReader } from '@league/events/ports/session-reader.ts';
import express, { type Request, type Response, type Router } from 'express';
import { reasonOnlyBody } from '../contract/season.ts';
import { commandIdOf, digestOf } from '../handling/ids.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import type { QuietCommands } from '../ports/quiet-commands.ts';
import { answeredOnce } from './answered-once.ts';
import { jsonBody, parseBody } from './body.ts';
import { whenHungUp } from './hung-up.ts';

/** Who may call a route. There is no default: a route that does not say is refused at start-up. */
export type Right = 'public' | 'admin';

/** A command request that passed the doors: who, under which ids, and what was sent. */
export type CommandRequest = {
  readonly caller: Caller;
  readonly context: CommandContext;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Request['query'];
  readonly body: unknown;
  readonly header: (name: string) => string | undefined;
  /** Of who calls, as far as the proxies in front can be trusted. */
  readonly address: string;
  /** A signal that aborts, with HungUp, when the connection ends. */
  readonly whenHungUp: () => AbortSignal;
  /** Adds these to the line that the log gets of the request. */
  readonly note: (facts: Readonly<Record<string, string>>) => void;
};

/** What a handler answers: body, and the log position that its events reached. */
export type CommandAnswer = {
  readonly status?: 200 | 201 | 202;
  readonly position?: bigint;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
};

export type Handle = (request: CommandRequest) => Promise<CommandAnswer>;

/** What handles a route's requests; where an admin's is to look ahead (ADR 25), it is made as soon as there is a session. */
type Handling =
  | { readonly right: Right; readonly handle: Handle }
  | {
      readonly right: 'admin';
      /** Begins to look, beside the look for the right and before there is a body: it tells nothing and refuses nothing. */
      readonly ahead: (params: CommandRequest['params']) => Handle;
    };

export type CommandRoute = Handling & {
  readonly method: 'post' | 'put' | 'delete';
  readonly path: string;
  /** Largest body, bytes. */
  readonly limitBytes?: number;
};

export type RouteDeps = {
  readonly sessions: SessionReader;
  /** Epoch ms. */
  readonly now: () => number;
  readonly digestKey: Buffer;
  readonly quietCommands: QuietCommands;
};

/** Admins send lists and texts; nobody else sends much. */
const DEFAULT_LIMIT_BYTES = 64 * 1024;

/** A router with these routes. @throws at start-up when one declares no right: what is not allowed is denied */
export const commandRouter = (routes: readonly CommandRoute[], deps: RouteDeps): Router => {
  const digestKey = createSecretKey(deps.digestKey);
  const router = express.Router();
  for (const route of routes) {
    if (route.right !== 'public' && route.right !== 'admin') {
      throw new Error(`${route.method.toUpperCase()} ${route.path} declares no right`);
    }
    router[route.method](
      route.path,
      async (req, _res, next) => {
        sameOrigin(req);
        req.caller = await callerOf(req, deps.sessions, () => {
          req.handle = handleOf(route, req);
        });
        if (route.right === 'admin') requireAdmin(req.caller);
        next();
      },
      jsonBody(route.limitBytes ?? DEFAULT_LIMIT_BYTES),
      async (req, res) => {
        const request = commandRequest(req, digestKey, deps.now());
        const handle = req.handle ?? handleOf(route, req);
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
      caller?: Caller;
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

const VISITOR: Caller = { kind: 'visitor' };

const callerOf = async (req: Request, sessions: SessionReader, onSession: () => void): Promise<Caller> => {
  const token = bearerToken(req.headers.authorization);
  return (token === undefined ? undefined : await sessions.identify(token, onSession)) ?? VISITOR;
};

/** The token of `Authorization: Bearer …`, if that is what the header says. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1];

const requireAdmin = (caller: Caller): void => {
  if (caller.kind === 'visitor') throw new Refused('UNAUTHENTICATED');
};

const handleOf = (route: CommandRoute, req: Request): Handle =>
  'ahead' in route ? route.ahead(paramsOf(req)) : route.handle;

const paramsOf = (req: Request): CommandRequest['params'] =>
  Object.fromEntries(Object.entries(req.params).map(([name, value]) => [name, String(value)]));

const commandRequest = (req: Request, digestKey: KeyObject, now: number): CommandRequest => {
  const caller = req.caller ?? VISITOR;
  return {
    caller,
    context: contextOf(req, caller, digestKey, now),
    params: paramsOf(req),
    query: req.query,
    body: req.body,
    header: (name) => req.get(name),
    address: req.ip ?? '',
    whenHungUp: () => whenHungUp(req),
    note: (facts) => {
      req.noted = facts;
    },
  };
};

const contextOf = (req: Request, caller: Caller, digestKey: KeyObject, now: number): CommandContext => {
  const actor: Actor = caller.kind === 'visitor' ? { id: 'visitor', role: 'system' } : { id: caller.id, role: 'admin' };
  const route = `${req.method} ${req.baseUrl}${req.path}`;
  const commandId = commandIdOf(actor.id, route, idempotencyKey(req));
  const reason = reasonOf(req);
  return {
    actor,
    commandId,
    bodyDigest: bodyDigest(req, digestKey),
    correlationId: commandId,
    causationId: commandId,
    ...(reason === undefined ? {} : { reason }),
    now,
  };
};

/** @throws Refused BAD_JSON for a body that is nested deeper than it can be written again */
const bodyDigest = (req: Request, key: KeyObject): string => {
  try {
    return digestOf(key, [req.query, req.body]);
  } catch (error) {
    throw error instanceof RangeError ? new Refused('BAD_JSON') : error;
  }
};

/** One the client chose, so that it may send again without harm; else one of our own. */
const idempotencyKey = (req: Request): string => {
  const given = req.get('idempotency-key');
  if (given === undefined) return randomUUID();
  if (!/^[\x21-\x7e]{1,200}$/.test(given)) throw new Refused('BAD_IDEMPOTENCY_KEY');
  return given;
};

/** From the body or, for calls without one, from `?reason=` (docs/rules.md#commands). */
const reasonOf = (req: Request): string | undefined => {
  const body: unknown = req.body;
  const inBody = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : undefined;
  // The schema of each call refuses it there, together with all other fields that are wrong.
  if (typeof inBody === 'string') return inBody.trim() || undefined;
  const { reason } = parseBody(reasonOnlyBody, { reason: req.query['reason'] });
  return reason?.trim() || undefined;
};

/** Every command answer says where in the log it is, in the body and as `X-Position`, for the sender's next GET. */
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
