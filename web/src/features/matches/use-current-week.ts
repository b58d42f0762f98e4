import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { standingsQuery } from '../standings/queries.ts';
import { currentWeek } from './current-week.ts';
import { dayQuery, totalWeeksQuery } from './queries.ts';
import { today, useToday } from './use-today.ts';

/** For loaders: what {@link useCurrentWeek} will say. */
export const ensureCurrentWeek = async (queryClient: QueryClient): Promise<number> => {
  const [rows, { totalWeeks }, todays] = await Promise.all([
    queryClient.ensureQueryData(standingsQuery()),
    queryClient.ensureQueryData(totalWeeksQuery()),
    // Without today's matches the table says it.
    queryClient.ensureQueryData(dayQuery(today())).catch(() => []),
  ]);
  return currentWeek(rows, totalWeeks, todays);
};

/** The week being played; moves on by itself when the last result of a week comes in. */
export const useCurrentWeek = (): number => {
  const { data: rows } = useSuspenseQuery(standingsQuery());
  const { data: total } = useSuspenseQuery(totalWeeksQuery());
  const { data: todays } = useQuery(dayQuery(useToday()));
  return currentWeek(rows, total, todays);
};

/** For pages that can do without it: null while it is on its way; the first week where the table cannot be read. */
export const useCurrentWeekIfKnown = (): number | null => {
  const { data: rows, isPending } = useQuery(standingsQuery());
  const { data: total } = useQuery(totalWeeksQuery());
  const { data: todays, isPending: waiting } = useQuery(dayQuery(useToday()));
  return isPending || waiting || total === undefined ? null : currentWeek(rows ?? [], total, todays);
};
