import { useQuery } from '@tanstack/react-query';
import { standingsQuery } from './queries.ts';

/** How many weeks of a season were played: the most matches of any team; undefined while there is no table. */
export const usePlayedWeeks = (season: number | undefined): number | undefined => {
  const rows = useQuery(standingsQuery(season)).data;
  return rows && Math.max(0, ...rows.map(({ played }) => played));
};
