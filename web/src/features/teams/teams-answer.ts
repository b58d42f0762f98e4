import { type TeamAnswer, teamsAnswer } from '@league/query-api/contract/teams.ts';
import { UnreadableAnswer } from '../../api/errors.ts';

/**
 * The teams in an answer. An answer that is no list counts as empty and is logged; a list that the contract
 * does not know is a failure.
 */
export const readTeams = (answer: unknown): TeamAnswer[] => {
  if (!Array.isArray(answer)) {
    // oxlint-disable-next-line eslint/no-console -- a server that answers so is a fault that must be seen
    console.error('/api/teams: not a list');
    return [];
  }
  const parsed = teamsAnswer.safeParse(answer);
  if (!parsed.success) throw new UnreadableAnswer('/api/teams', 200);
  return parsed.data;
};
