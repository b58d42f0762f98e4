import { standingsAnswer } from '@league/query-api/contract/standings.ts';
import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/leaderboards/standings';

/** The table of a season; without a number, of the current one. With a week, as it was when that week was over. */
export const standingsQuery = (season?: number, week?: number) => {
  // Sorted by name: one table has one address, and so one place in the cache.
  const filters = [season !== undefined && `season=${season}`, week !== undefined && `week=${week}`].filter(Boolean);
  return readQuery(PATH, filters.length === 0 ? PATH : `${PATH}?${filters.join('&')}`, standingsAnswer);
};
