import { randomUUID } from 'node:crypto';
import { NotAdmitted } from '@league/events/access/admission.ts';
import { problemDocument, sendProblem } from '@league/events/access/problems.ts';
import { INTERNAL } from '@league/events/access/refusals.ts';
import { RecordingUncertain, RevisionConflict, StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { ErrorRequestHandler } from 'express';
import type { Problem } from '../contract/problem.ts';
import { Refused, type RefusalDetails } from '../handling/refused.ts';
import { HungUp } from './hung-up.ts';
import { type RefusalCode, refusals } from '../contract/refusals.ts';

/** Called with every error that is a bug or a fault of the server; the client gets its correlation id. */
export type ErrorLog = (error: unknown, context: { readonly correlationId: string; readonly path: string }) => void;

/** The problem document of a refusal: its sentence with the values, and the fields that it is about. */
export const problemOf = (
  code: RefusalCode,
  { values: given, errors }: Pick<RefusalDetails, 'values' | 'errors'> = {},
): Problem => {
  const { status, message } = refusals[code];
  const values: RefusalDetails['values'] = { first: errors?.[0]?.message ?? '', ...given };
  const sentence = message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  return problemDocument(code, { status, message: sentence }, errors === undefined ? {} : { errors: [...errors] });
};

/**
 * The last middleware: every error becomes a problem document. An error that is no refusal is a fault of the server: it is
 * logged, and the answer names its correlation id.
 */
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
      sendProblem(res, { ...problemOf(error.code, error.details), ...(current && { current }) }, retryAfter);
      return;
    }
    if (error instanceof NotAdmitted) {
      req.noted = { actor: error.askedBy };
      sendProblem(res, problemOf(error.code));
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
    sendProblem(res, problemDocument('INTERNAL', INTERNAL, { correlationId }));
  };

const codeOf = (error: unknown): RefusalCode | undefined => {
  if (error instanceof RecordingUncertain) return 'RECORDING_UNCERTAIN';
  if (error instanceof StoreUnavailable) return 'STORE_UNAVAILABLE';
  if (error instanceof RevisionConflict) return 'TOO_BUSY';
  // Express refuses a path with broken percent-encoding this way.
  if (error instanceof URIError) return 'BAD_REQUEST';
  return undefined;
};
