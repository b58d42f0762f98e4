import { type TeamAnswer, teamsAnswer } from '@league/query-api/contract/teams.ts';
import { UnreadableAnswer } from '../../api/errors.ts';

/** The teams in an answer. An answer that is no list is logged and counts as empty; an unknown list is a failure. */
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
