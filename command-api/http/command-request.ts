import { type KeyObject, randomUUID } from 'node:crypto';
import { bearerToken } from '@league/events/access/admission.ts';
import type { Actor } from '@league/events/envelope.ts';
import type { Request } from 'express';
import type { CommandCall } from '../contract/command-call.ts';
import { reasonOnlyBody } from '../contract/reason.ts';
import { withoutSecrets } from '../contract/secret.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { commandIdOf, digestOf } from '../handling/ids.ts';
import { Refused } from '../handling/refused.ts';
import { parseBody } from './body.ts';
import { whenHungUp } from './hung-up.ts';

/** A command request that passed the doors: who, under which ids, and what was sent. */
export type CommandRequest<Body = unknown, Query = unknown> = {
  /** The ids of the command, and its actor: the caller, in the role that the route's right lets act. */
  readonly context: CommandContext;
  readonly params: Readonly<Record<string, string>>;
  /** The query, in the shape that the call declares. @throws Refused INVALID_FIELDS naming each parameter */
  readonly query: () => Query;
  /** The body in the shape that the call declares. @throws Refused INVALID_FIELDS naming each field */
  readonly body: () => Body;
  /** Query and body as they were sent, without secret fields. Digests are made of this. */
  readonly sent: unknown;
  readonly header: (name: string) => string | undefined;
  readonly token: string | undefined;
  /** Of who calls, as far as the proxies in front can be trusted. */
  readonly address: string;
  /** A signal that aborts, with HungUp, when the connection ends. */
  readonly whenHungUp: () => AbortSignal;
  /** Adds these to the line that the log gets of the request. */
  readonly note: (facts: Readonly<Record<string, string>>) => void;
};

/** What a handler answers: body, and the log position that its events reached, which the router adds to the body. */
export type CommandAnswer<Body extends object = object> = {
  readonly status?: 200 | 201 | 202;
  readonly position?: bigint;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Omit<Body, 'position'>;
};

export type Handle<Body = unknown, Answer extends object = object, Query = unknown> = (
  request: CommandRequest<Body, Query>,
) => Promise<CommandAnswer<Answer>>;

/** What the router knows besides the request itself. */
type Around = {
  readonly caller: Actor;
  /** The shapes of what it carries. */
  readonly call: Pick<CommandCall, 'body' | 'query'>;
  readonly digestKey: KeyObject;
  readonly now: number;
};

/** The request as handlers see it. @throws Refused for a key, a reason or a body that cannot be one */
export const commandRequest = (req: Request, around: Around): CommandRequest => {
  // Express parses the query anew each time that it is read.
  const { query } = req;
  const sent = [query, withoutSecrets(around.call.body, req.body)];
  return {
    context: contextOf(req, { query, sent }, around),
    params: paramsOf(req),
    query: () => parseBody(around.call.query, query),
    body: () => parseBody(around.call.body, req.body),
    sent,
    header: (name) => req.get(name),
    token: bearerToken(req),
    address: req.ip ?? '',
    whenHungUp: () => whenHungUp(req),
    note: (facts) => {
      req.noted = facts;
    },
  };
};

/** The parameters of the path, as text. */
export const paramsOf = (req: Request): CommandRequest['params'] =>
  Object.fromEntries(Object.entries(req.params).map(([name, value]) => [name, String(value)]));

type Carried = { readonly query: Request['query']; readonly sent: unknown };

const contextOf = (req: Request, { query, sent }: Carried, { caller, digestKey, now }: Around): CommandContext => {
  const route = `${req.method} ${req.baseUrl}${req.path}`;
  const bodyDigest = bodyDigestOf(digestKey, sent);
  // Visitors have one id, so that a key tells them apart only together with what they send.
  const visitors = caller.role === 'visitor' ? [bodyDigest] : [];
  const commandId = commandIdOf(caller.id, route, idempotencyKey(req), ...visitors);
  const reason = reasonOf(req.body, query['reason']);
  return {
    actor: caller,
    commandId,
    bodyDigest,
    correlationId: commandId,
    causationId: commandId,
    ...(reason === undefined ? {} : { reason }),
    now,
  };
};

/** @throws Refused BAD_JSON for a body that is nested deeper than it can be written again */
const bodyDigestOf = (key: KeyObject, sent: unknown): string => {
  try {
    return digestOf(key, sent);
  } catch (error) {
    throw error instanceof RangeError ? new Refused('BAD_JSON') : error;
  }
};

/** The key that the client chose, so that it may send the command again without harm; else a random one. */
const idempotencyKey = (req: Request): string => {
  const given = req.get('idempotency-key');
  if (given === undefined) return randomUUID();
  if (!/^[\x21-\x7e]{1,200}$/.test(given)) throw new Refused('BAD_IDEMPOTENCY_KEY');
  return given;
};

/** From the body or, for calls without one, from `?reason=` (docs/rules.md#commands). */
const reasonOf = (body: unknown, inQuery: unknown): string | undefined => {
  const inBody = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : undefined;
  // The schema of each call refuses it there, together with all other fields that are wrong.
  if (typeof inBody === 'string') return inBody.trim() || undefined;
  if (inQuery === undefined) return undefined;
  return parseBody(reasonOnlyBody, { reason: inQuery }).reason?.trim() || undefined;
};
