import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { standingsQuery } from '../standings/queries.ts';
import { currentWeek } from './current-week.ts';
import { totalWeeksQuery } from './queries.ts';

/** For loaders: what {@link useCurrentWeek} will say. */
export const ensureCurrentWeek = async (queryClient: QueryClient): Promise<number> => {
  const [rows, total] = await Promise.all([
    queryClient.ensureQueryData(standingsQuery()),
    queryClient.ensureQueryData(totalWeeksQuery()),
  ]);
  return currentWeek(rows, total);
};

/** The week being played; moves on by itself when the last result of a week comes in. */
export const useCurrentWeek = (): number => {
  const { data: rows } = useSuspenseQuery(standingsQuery());
  const { data: total } = useSuspenseQuery(totalWeeksQuery());
  return currentWeek(rows, total);
};
