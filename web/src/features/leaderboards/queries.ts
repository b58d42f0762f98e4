import { readQuery } from '../../api/read-query.ts';
import type { Board } from './boards.ts';

const answer = () => import('@league/query-api/contract/leaders.ts').then(({ leadersAnswer }) => leadersAnswer);

/** The players of a season, by default of the current one, who have any of what the board counts; the best first. */
export const leadersQuery = (board: Board, season?: number) => {
  const path = `/api/players/leaders/${board}` as const;
  return readQuery(path, season === undefined ? path : `${path}?season=${season}`, answer);
};
