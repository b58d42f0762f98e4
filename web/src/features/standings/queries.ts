import { standingsAnswer } from '@league/query-api/contract/standings.ts';
import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/leaderboards/standings';

/** The table of a season, by default of the current one; with a week, as it was at the end of that week. */
export const standingsQuery = (season?: number, week?: number) => {
  // Parameters always in this order, so that a table has one address and one entry in the cache.
  const filters = [season !== undefined && `season=${season}`, week !== undefined && `week=${week}`].filter(Boolean);
  return readQuery(PATH, filters.length === 0 ? PATH : `${PATH}?${filters.join('&')}`, standingsAnswer);
};
