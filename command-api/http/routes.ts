import { createSecretKey } from 'node:crypto';
import { guard } from '@league/events/access/admission.ts';
import type { Actor } from '@league/events/envelope.ts';
import type { SessionReader } from '@league/events/ports/session-reader.ts';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type * as z from 'zod/mini';
import type { CommandCall } from '../contract/command-call.ts';
import { Refused } from '../handling/refused.ts';
import type { QuietCommands } from '../ports/quiet-commands.ts';
import { answeredOnce } from './answered-once.ts';
import { jsonBody } from './body.ts';
import { type CommandAnswer, type CommandRequest, commandRequest, type Handle, paramsOf } from './command-request.ts';
import { formBody } from './form-body.ts';

/** The request of a declared call. */
export type RequestOf<Call extends CommandCall> = CommandRequest<z.output<Call['body']>, z.output<Call['query']>>;
/** What a declared call answers. */
export type AnswerOf<Call extends CommandCall> = CommandAnswer<z.output<Call['answer']> & object>;
type HandleOf<Call extends CommandCall> = (request: RequestOf<Call>) => Promise<AnswerOf<Call>>;

/** The handler of a call. One that looks ahead (ADR 25) is made as soon as the request is known to have a session. */
export type Handling<Call extends CommandCall = CommandCall> =
  | HandleOf<Call>
  | {
      /** Begins to read while the caller's right is looked up, before the body is there: it tells nothing and refuses nothing. */
      readonly ahead: (params: CommandRequest['params']) => HandleOf<Call>;
    };

/** A handler for each of these calls, and none besides: what is missing or too much does not compile (ADR 31). */
export type Handlers<Calls extends Readonly<Record<string, CommandCall>>> = {
  readonly [Name in keyof Calls]: Handling<Calls[Name]>;
};

/** A declared call with what handles it, whatever the shapes of what it carries. */
export type CommandRoute = Pick<CommandCall, 'right' | 'format' | 'body' | 'query' | 'limitBytes'> & {
  readonly method: 'post' | 'put' | 'delete';
  readonly path: string;
  readonly handling: Handle | { readonly ahead: (params: CommandRequest['params']) => Handle };
};

/** The routes of these calls, in their order. Each handler gets bodies of the shape declared: the router parses by no other. */
export const routesOf = <Calls extends Readonly<Record<string, CommandCall>>>(
  calls: Calls,
  handlers: Handlers<Calls>,
): CommandRoute[] =>
  Object.entries(calls).map(([name, call]) => {
    const [method = '', path = ''] = name.split(' ');
    return {
      ...call,
      method: method.toLowerCase() as CommandRoute['method'],
      path,
      handling: handlers[name] as CommandRoute['handling'],
    };
  });

export type RouteDeps = {
  readonly sessions: SessionReader;
  /** Epoch ms. */
  readonly now: () => number;
  readonly digestKey: Buffer;
  readonly quietCommands: QuietCommands;
};

/** A router with these routes. @throws Error at start-up for one without a right that can be */
export const commandRouter = (routes: readonly CommandRoute[], deps: RouteDeps): Router => {
  const digestKey = createSecretKey(deps.digestKey);
  const router = express.Router();
  for (const route of routes) {
    const { method, path, right } = route;
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
      bodyReader(route),
      async (req, res) => {
        const { caller, handle = handleOf(route, req) } = req;
        if (caller === undefined) throw new Error('a body was read for nobody');
        const request = commandRequest(req, { caller, call: route, digestKey, now: deps.now() });
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
      /** The handler that looks ahead, once there is a session. */
      handle?: Handle;
      /** More facts for the line that the log gets of the request. */
      noted?: Readonly<Record<string, string>>;
    }
  }
}

/** Refuses a request from a page of another site, which browsers name in Origin (ASVS 3.5). */
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

/** Reads the body as the call is declared to be sent. */
const bodyReader = ({ format, limitBytes }: CommandRoute): RequestHandler =>
  format === 'form' ? formBody(limitBytes) : jsonBody(limitBytes);

const handleOf = ({ handling }: CommandRoute, req: Request): Handle =>
  'ahead' in handling ? handling.ahead(paramsOf(req)) : handling;

/** Every command answer says where in the log it is, in the body and as `X-Position`. */
const sendAnswer = (res: Response, answer: CommandAnswer): void => {
  const position = answer.position?.toString();
  if (position !== undefined) res.setHeader('X-Position', position);
  res.setHeader('Cache-Control', 'no-store');
  const body = Buffer.from(JSON.stringify(position === undefined ? answer.body : { ...answer.body, position }));
  // Not by res.json: Express would work out a type and a length that are known here.
  res.writeHead(answer.status ?? 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    ...answer.headers,
  });
  res.end(body);
};
