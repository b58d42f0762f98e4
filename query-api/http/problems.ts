import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { ErrorRequestHandler, Response } from 'express';

/** Every refusal of the query API: code, status and the Turkish sentence to show. Codes shared with command-api mean the same. */
const refusals = {
  BAD_REQUEST: { status: 400, message: 'İstek anlaşılamadı.' },
  UNAUTHENTICATED: { status: 401, message: 'Oturum süresi dolmuş, lütfen tekrar giriş yapın' },
  FORBIDDEN: { status: 403, message: 'Bu işlem için yetkiniz yok.' },
  NOT_FOUND: { status: 404, message: 'Aradığınız adres bulunamadı.' },
  MATCH_NOT_FOUND: { status: 404, message: 'Maç bulunamadı.' },
  TEAM_NOT_FOUND: { status: 404, message: 'Takım bulunamadı.' },
  SEASON_NOT_FOUND: { status: 404, message: 'Sezon bulunamadı.' },
  STORE_UNAVAILABLE: { status: 503, message: 'Veriler şu anda okunamıyor, lütfen birazdan tekrar deneyin.' },
  LIVE_UNAVAILABLE: { status: 503, message: 'Canlı güncelleme şu anda kullanılamıyor; sayfa onsuz da çalışır.' },
  INTERNAL: { status: 500, message: 'Beklenmeyen bir hata oluştu.' },
} as const;

type RefusalCode = keyof typeof refusals;

type FieldError = { readonly path: string; readonly message: string };

/** The query API says no. `errors` name what is wrong field by field; the first one's sentence is the message. */
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

/** Where trouble is written down; pino's logger fits. */
export type Log = {
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
};

/** How many seconds a client is asked to wait when a store is away. */
const RETRY_AFTER_SECONDS = '5';

/**
 * The last middleware: every error becomes `application/problem+json` (RFC 9457). What is no refusal is a
 * bug: it is logged and answered with a correlation id, never with its own words.
 */
export const problemHandler =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const refused = refusalOf(error);
    if (refused !== undefined) {
      sendProblem(res, refused.code, refused.errors);
      return;
    }
    const correlationId = randomUUID();
    log.error({ err: error, correlationId, method: req.method, path: req.path }, 'query failed');
    sendProblem(res, 'INTERNAL', [], correlationId);
  };

/** Whether the error is none that an answer has words for: a bug. */
export const isFault = (error: unknown): boolean => refusalOf(error) === undefined;

const refusalOf = (error: unknown): Refused | undefined => {
  if (error instanceof Refused) return error;
  if (error instanceof StoreUnavailable) return new Refused('STORE_UNAVAILABLE');
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  // Express and its file server refuse broken percent-encoding with 400, dotfiles and missing files with 403 and 404.
  if (status === 400 || error instanceof URIError) return new Refused('BAD_REQUEST');
  if (status === 403 || status === 404) return new Refused('NOT_FOUND');
  return undefined;
};

const sendProblem = (res: Response, code: RefusalCode, errors: readonly FieldError[], correlationId?: string): void => {
  const { status, message } = refusals[code];
  if (status === 503) res.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  if (status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  res.setHeader('Cache-Control', 'no-store');
  const body = {
    type: `urn:league:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    message: errors[0]?.message ?? message,
    ...(errors.length === 0 ? {} : { errors }),
    ...(correlationId === undefined ? {} : { correlationId }),
  };
  res.status(status).type('application/problem+json').send(JSON.stringify(body));
};
