import { teamsAnswer, teamWithSquad } from '@league/query-api/contract/teams.ts';
import * as z from 'zod/mini';
import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/teams';

const listOf = (answer: unknown): unknown[] => {
  if (Array.isArray(answer)) return answer;
  // oxlint-disable-next-line eslint/no-console -- a server that answers so is a fault that must be seen
  console.error(`${PATH}: not a list`);
  return [];
};

/** The teams in an answer. An answer that is no list is logged and counts as empty; an unknown list is a failure. */
export const teamsOrNone = z.pipe(z.transform(listOf), teamsAnswer);

/** All teams, with their figures of the current season. */
export const teamsQuery = () => readQuery(PATH, PATH, teamsOrNone);

/** One team with its squad; `id` is any text from an address. */
export const teamQuery = (id: string) =>
  readQuery('/api/teams/:id', `${PATH}/${encodeURIComponent(id)}`, teamWithSquad);
