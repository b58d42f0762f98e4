import { teamsAnswer } from '@league/query-api/contract/teams.ts';
import * as z from 'zod/mini';

const listOf = (answer: unknown): unknown[] => {
  if (Array.isArray(answer)) return answer;
  // oxlint-disable-next-line eslint/no-console -- a server that answers so is a fault that must be seen
  console.error('/api/teams: not a list');
  return [];
};

/** The teams in an answer. An answer that is no list is logged and counts as empty; an unknown list is a failure. */
export const teamsOrNone = z.pipe(z.transform(listOf), teamsAnswer);
