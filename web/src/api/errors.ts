import type { CurrentMatch, Problem } from '@league/command-api/contract/problem.ts';

/** The server refused the request, with its own (Turkish) sentence. */
export class ApiProblem extends Error {
  readonly path: string;
  readonly problem: Problem;

  constructor(path: string, problem: Problem) {
    super(problem.message);
    this.name = 'ApiProblem';
    this.path = path;
    this.problem = problem;
  }
}

/**
 * No answer came. After a command nobody knows whether it was recorded, so it may only be sent again with the same key.
 */
export class NoAnswer extends Error {
  readonly path: string;
  readonly reason: 'network' | 'timeout';

  constructor(path: string, reason: 'network' | 'timeout') {
    super(`${path}: ${reason}`);
    this.name = 'NoAnswer';
    this.path = path;
    this.reason = reason;
  }
}

/** The contract does not know the answer: it is a proxy's error page, or comes from a server of another version. */
export class UnreadableAnswer extends Error {
  readonly path: string;
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path}: unreadable answer (${status})`);
    this.name = 'UnreadableAnswer';
    this.path = path;
    this.status = status;
  }
}

/** A file of the page was removed by a newer release, and loading the page anew has not brought the new file. */
export class FileGone extends Error {
  constructor() {
    super('a file of the page is gone');
    this.name = 'FileGone';
  }
}

export type ApiError = ApiProblem | NoAnswer | UnreadableAnswer | FileGone;

export const isApiError = (error: unknown): error is ApiError =>
  [ApiProblem, NoAnswer, UnreadableAnswer, FileGone].some((kind) => error instanceof kind);

export const isUnauthorized = (error: unknown): boolean => error instanceof ApiProblem && error.problem.status === 401;

/**
 * The match as another admin recorded it meanwhile, where the server refused a stale edit (412); null for other errors.
 */
export const clashOf = (error: unknown): CurrentMatch | null =>
  error instanceof ApiProblem && error.problem.status === 412 ? (error.problem.current ?? null) : null;
