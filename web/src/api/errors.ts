import type { Problem } from '@league/command-api/contract/problem.ts';

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

const isRefusedWith = (error: unknown, ...statuses: readonly number[]): error is ApiProblem =>
  error instanceof ApiProblem && statuses.includes(error.problem.status);

export const isUnauthorized = (error: unknown): boolean => isRefusedWith(error, 401);

/** Somebody else has changed meanwhile what the act was based on. */
export const isStale = (error: unknown): error is ApiProblem => isRefusedWith(error, 412);

/** What is asked for is not there. */
export const isNotFound = (error: unknown): boolean => isRefusedWith(error, 404);

/** What is asked for is not there, or not for this person: the same answer would come again until something changes. */
export const isRefusedForGood = (error: unknown): error is ApiProblem => isRefusedWith(error, 403, 404);
