import { type ServerResponse, STATUS_CODES } from 'node:http';

/** One refusal: the status it is answered with, and the Turkish sentence. */
export type Refusal = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 500 | 503;
  readonly message: string;
};

/** What both APIs say in the same words; what means the same in one alone stands in its own table. */
export const sharedRefusals = {
  BAD_REQUEST: { status: 400, message: 'İstek anlaşılamadı.' },
  UNAUTHENTICATED: { status: 401, message: 'Oturum süresi dolmuş, lütfen tekrar giriş yapın' },
  FORBIDDEN: { status: 403, message: 'Bu işlem için yetkiniz yok.' },
  NOT_FOUND: { status: 404, message: 'Aradığınız adres bulunamadı.' },
  MATCH_NOT_FOUND: { status: 404, message: 'Maç bulunamadı.' },
  TEAM_NOT_FOUND: { status: 404, message: 'Takım bulunamadı.' },
} as const satisfies Readonly<Record<string, Refusal>>;

/** A fault of our own: all that a person is told of it, besides an id under which the log has the rest. */
export const INTERNAL = { status: 500, message: 'Beklenmeyen bir hata oluştu.' } as const satisfies Refusal;

/** A problem document (RFC 9457), with a Turkish `message` that can be shown. */
export type ProblemDocument = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly message: string;
};

/** The problem document of a refusal; what else it says stands behind. */
export const problemDocument = <More extends object>(code: string, { status, message }: Refusal, more: More) => ({
  type: `urn:league:problem:${code}`,
  title: STATUS_CODES[status] ?? 'Error',
  status,
  code,
  message,
  ...more,
});

/** How many seconds a client is asked to wait when a store is away, or when too many wrote at once. */
const RETRY_AFTER_SECONDS = 5;

/** Answers with a problem document, which nobody is to keep; 503 and 429 say when to come again, 401 how to sign in. */
export const sendProblem = (res: ServerResponse, problem: ProblemDocument, retryAfter?: number): void => {
  const seconds = retryAfter ?? (problem.status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (seconds !== undefined) res.setHeader('Retry-After', seconds);
  if (problem.status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  const body = Buffer.from(JSON.stringify(problem));
  res.writeHead(problem.status, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  res.end(body);
};
