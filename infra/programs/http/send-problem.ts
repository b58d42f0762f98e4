import type { ServerResponse } from 'node:http';
import { problemOf } from '@league/command-api/http/problems.ts';
import type { RefusalCode } from '@league/command-api/http/refusals.ts';

/** Answers with a problem document where no app is asked yet. */
export const sendProblem = (
  res: ServerResponse,
  code: RefusalCode,
  {
    headers,
    values = {},
  }: { readonly headers: Readonly<Record<string, string>>; readonly values?: Readonly<Record<string, string>> },
): void => {
  const problem = problemOf(code, { values });
  res.writeHead(problem.status, {
    ...headers,
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  });
  res.end(JSON.stringify(problem));
};
