import { weekByTable, weekTonight } from '@league/query-api/contract/current-week.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ensure } from '../../api/ensure.ts';
import { standingsQuery } from '../standings/queries.ts';
import { dayQuery, totalWeeksQuery } from './queries.ts';
import { today, useToday } from './use-today.ts';

/** For loaders: what {@link useCurrentWeek} will say. @throws what kept it from being known */
export const ensureCurrentWeek = async (queryClient: QueryClient): Promise<number> => {
  const byTable = Promise.all([ensure(queryClient, standingsQuery()), ensure(queryClient, totalWeeksQuery())]);
  // Asked for at once, needed only where today's matches say nothing.
  byTable.catch(() => {});
  const tonight = weekTonight(await ensure(queryClient, dayQuery(today())).catch(() => []));
  if (tonight !== undefined) return tonight;
  const [rows, { totalWeeks }] = await byTable;
  return weekByTable(rows, totalWeeks);
};

type CurrentWeek = {
  /** undefined while nobody knows. */
  readonly week: number | undefined;
  /** What keeps it from being known. */
  readonly error: Error | null;
};

/** The week being played; moves on by itself when the last result of a week comes in. */
export const useCurrentWeek = (): CurrentWeek => {
  const standings = useQuery(standingsQuery());
  const weeks = useQuery(totalWeeksQuery());
  const { data: todays = [], isPending } = useQuery(dayQuery(useToday()));
  const tonight = weekTonight(todays);
  if (tonight !== undefined) return { week: tonight, error: null };
  // What is played tonight may be another week than the table's.
  if (isPending) return { week: undefined, error: null };
  if (standings.data !== undefined && weeks.data !== undefined)
    return { week: weekByTable(standings.data, weeks.data), error: null };
  const missing = [standings, weeks].find(({ data, isError }) => data === undefined && isError);
  return { week: undefined, error: missing?.error ?? null };
};
