import type { CurrentMatch, Problem } from '@league/command-api/contract/problem.ts';

/** The server answered, and said no in its own (Turkish) words. */
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

/** Nothing came back. For a command: nobody knows whether it was recorded, so only the same key may be sent again. */
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

/** Something came back that the contract does not know: a proxy's error page, or a server of another version. */
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

/** A file of the page went with the release that it was of, and loading the page anew has not brought the new one. */
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

/** What someone else made of the match meanwhile, where the server refused a stale edit (412). */
export const clashOf = (error: unknown): CurrentMatch | null =>
  error instanceof ApiProblem && error.problem.status === 412 ? (error.problem.current ?? null) : null;
