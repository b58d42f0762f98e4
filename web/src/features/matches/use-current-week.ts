import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { standingsQuery } from '../standings/queries.ts';
import { currentWeek } from './current-week.ts';
import { totalWeeksQuery } from './queries.ts';

/** For loaders: what {@link useCurrentWeek} will say. */
export const ensureCurrentWeek = async (queryClient: QueryClient): Promise<number> => {
  const [rows, { totalWeeks }] = await Promise.all([
    queryClient.ensureQueryData(standingsQuery()),
    queryClient.ensureQueryData(totalWeeksQuery()),
  ]);
  return currentWeek(rows, totalWeeks);
};

/** The week being played; moves on by itself when the last result of a week comes in. */
export const useCurrentWeek = (): number => {
  const { data: rows } = useSuspenseQuery(standingsQuery());
  const { data: total } = useSuspenseQuery(totalWeeksQuery());
  return currentWeek(rows, total);
};

/** For pages that can do without it: null while it is on its way; the first week where the table cannot be read. */
export const useCurrentWeekIfKnown = (): number | null => {
  const { data: rows, isPending } = useQuery(standingsQuery());
  const { data: total } = useQuery(totalWeeksQuery());
  return isPending || total === undefined ? null : currentWeek(rows ?? [], total);
};
