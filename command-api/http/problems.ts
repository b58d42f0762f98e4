import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { RecordingUncertain, RevisionConflict, StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { ErrorRequestHandler, Response } from 'express';
import type { Problem } from '../contract/problem.ts';
import { Refused, type RefusalDetails } from '../handling/refused.ts';
import { HungUp } from './hung-up.ts';
import { type RefusalCode, refusals } from './refusals.ts';

/** Told of everything that is our fault; the person gets the correlation id. */
export type ErrorLog = (error: unknown, context: { readonly correlationId: string; readonly path: string }) => void;

/** The problem document of a refusal (RFC 9457), with a Turkish `message` that can be shown. */
export const problemOf = (
  code: RefusalCode,
  { values: given, errors }: Pick<RefusalDetails, 'values' | 'errors'> = {},
): Problem => {
  const { status, message } = refusals[code];
  const values: RefusalDetails['values'] = { first: errors?.[0]?.message ?? '', ...given };
  return {
    type: `urn:league:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    message: message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    ...(errors && { errors: [...errors] }),
  };
};

/** How many seconds a client is asked to wait when a store is away, or when too many wrote at once. */
const RETRY_AFTER_SECONDS = 5;

/** Answers with a problem document; 503 and 429 say when to come again. */
const sendProblem = (res: Response, problem: Problem): void => {
  if (problem.status === 503) res.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  if (problem.status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  res.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
};

/** The last middleware: every error becomes a problem document; what is not a refusal is our fault: logged, and named by id. */
export const problemHandler =
  (log: ErrorLog): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    if (error instanceof HungUp) {
      res.destroy();
      return;
    }
    if (error instanceof Refused) {
      const { current, retryAfter } = error.details;
      if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
      sendProblem(res, { ...problemOf(error.code, error.details), ...(current && { current }) });
      return;
    }
    const code = codeOf(error);
    const known = code === undefined ? undefined : problemOf(code);
    const correlationId = randomUUID();
    if (known === undefined || known.status >= 500) log(error, { correlationId, path: req.path });
    if (known !== undefined) {
      sendProblem(res, known);
      return;
    }
    const message = 'Beklenmeyen bir hata oluştu.';
    const problem = {
      type: 'urn:league:problem:INTERNAL',
      title: 'Internal Server Error',
      status: 500,
      code: 'INTERNAL',
    };
    sendProblem(res, { ...problem, message, correlationId });
  };

const codeOf = (error: unknown): RefusalCode | undefined => {
  if (error instanceof RecordingUncertain) return 'RECORDING_UNCERTAIN';
  if (error instanceof StoreUnavailable) return 'STORE_UNAVAILABLE';
  if (error instanceof RevisionConflict) return 'TOO_BUSY';
  // Express refuses a path with broken percent-encoding this way.
  if (error instanceof URIError) return 'BAD_REQUEST';
  return undefined;
};
