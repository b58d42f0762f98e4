import { weekByTable, weekTonight } from '@league/query-api/contract/current-week.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ensure } from '../../api/ensure.ts';
import { standingsQuery } from '../standings/queries.ts';
import { dayQuery, totalWeeksQuery } from './queries.ts';
import { today, useToday } from './use-today.ts';

/** For loaders: the week of {@link useCurrentWeek}. @throws the error of the query that is missing for it */
export const ensureCurrentWeek = async (queryClient: QueryClient): Promise<number> => {
  const byTable = Promise.all([ensure(queryClient, standingsQuery()), ensure(queryClient, totalWeeksQuery())]);
  // Both reads start at once, and are used only where today's matches do not tell the week.
  byTable.catch(() => {});
  const tonight = weekTonight(await ensure(queryClient, dayQuery(today())).catch(() => []));
  if (tonight !== undefined) return tonight;
  const [rows, { totalWeeks }] = await byTable;
  return weekByTable(rows, totalWeeks);
};

type CurrentWeek = {
  /** undefined while it is not known. */
  readonly week: number | undefined;
  /** Why the week cannot be known; null while it may still become known. */
  readonly error: Error | null;
};

/** The current week, which changes by itself when the last result of a week comes in. */
export const useCurrentWeek = (): CurrentWeek => {
  const standings = useQuery(standingsQuery());
  const weeks = useQuery(totalWeeksQuery());
  const { data: todays = [], isPending } = useQuery(dayQuery(useToday()));
  const tonight = weekTonight(todays);
  if (tonight !== undefined) return { week: tonight, error: null };
  // Today's matches decide before the table does, so the week is not known without them.
  if (isPending) return { week: undefined, error: null };
  if (standings.data !== undefined && weeks.data !== undefined)
    return { week: weekByTable(standings.data, weeks.data), error: null };
  const missing = [standings, weeks].find(({ data, isError }) => data === undefined && isError);
  return { week: undefined, error: missing?.error ?? null };
};
