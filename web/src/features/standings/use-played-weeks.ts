import { useQuery } from '@tanstack/react-query';
import { standingsQuery } from './queries.ts';

/** The last week of a season of which something was played, told from its table; undefined while that is not there. */
export const usePlayedWeeks = (season: number | undefined): number | undefined => {
  const rows = useQuery(standingsQuery(season)).data;
  return rows && Math.max(0, ...rows.map(({ played }) => played));
};
