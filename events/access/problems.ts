import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Refusal } from './refusals.ts';

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
