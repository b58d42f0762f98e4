import { randomUUID } from 'node:crypto';
import { NotAdmitted } from '@league/events/access/admission.ts';
import { problemDocument, type ProblemDocument, sendProblem } from '@league/events/access/problems.ts';
import { INTERNAL } from '@league/events/access/refusals.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { ErrorRequestHandler } from 'express';
import { type RefusalCode, refusals } from '../contract/refusals.ts';
import { NotDrawn } from '../ports/picture-drawer.ts';

type FieldError = { readonly path: string; readonly message: string };

/** A refusal of the query API. `errors` name what is wrong field by field; the sentence of the first is the message. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RefusalCode;
  readonly errors: readonly FieldError[];

  constructor(code: RefusalCode, errors: readonly FieldError[] = []) {
    super(code);
    this.code = code;
    this.errors = errors;
  }
}

/** The log for faults; pino's logger fits. */
export type Log = {
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
};

/**
 * The last middleware: every error becomes `application/problem+json` (RFC 9457). An error that is no refusal is a bug: it is
 * logged, and the answer names its correlation id instead of its message.
 */
export const problemHandler =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    if (error instanceof NotAdmitted) {
      log.warn({ actor: error.askedBy, method: req.method, path: req.path }, 'query denied');
    }
    const refused = refusalOf(error);
    if (refused !== undefined) {
      sendProblem(res, problemOf(refused));
      return;
    }
    const correlationId = randomUUID();
    log.error({ err: error, correlationId, method: req.method, path: req.path }, 'query failed');
    sendProblem(res, problemDocument('INTERNAL', INTERNAL, { correlationId }));
  };

const problemOf = ({ code, errors }: Refused): ProblemDocument => {
  const { status, message } = refusals[code];
  const [first] = errors;
  return first === undefined
    ? problemDocument(code, { status, message }, {})
    : problemDocument(code, { status, message: first.message }, { errors });
};

/** Whether the error is a bug: one that is no refusal. */
export const isFault = (error: unknown): boolean => refusalOf(error) === undefined;

const refusalOf = (error: unknown): Refused | undefined => {
  if (error instanceof Refused) return error;
  if (error instanceof NotAdmitted) return new Refused(error.code);
  if (error instanceof StoreUnavailable) return new Refused('STORE_UNAVAILABLE');
  if (error instanceof NotDrawn) return new Refused('PICTURE_UNAVAILABLE');
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  // Express and its file server refuse broken percent-encoding with 400, dotfiles and missing files with 403 and 404.
  if (status === 400 || error instanceof URIError) return new Refused('BAD_REQUEST');
  if (status === 403 || status === 404) return new Refused('NOT_FOUND');
  return undefined;
};
