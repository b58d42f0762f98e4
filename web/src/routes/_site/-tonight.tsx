import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ensure } from '../../api/ensure.ts';
import { waitingMatches } from '../../features/home/home-page.tsx';
import { AroundToday, NothingToday, Today } from '../../features/home/match-sections.tsx';
import { MatchCards, MatchList } from '../../features/matches/match-list.tsx';
import { dayQuery, weekQuery } from '../../features/matches/queries.ts';
import { ensureCurrentWeek, useCurrentWeek } from '../../features/matches/use-current-week.ts';
import { today, useToday } from '../../features/matches/use-today.ts';

const list = (matches: readonly MatchAnswer[]) => <MatchList matches={matches} level={3} />;

const weekBefore = (week: number): number => Math.max(1, week - 1);

const NextAndLastMatches = ({ current }: { readonly current: number }) => {
  // Deferred: when the current week changes, the old week's matches stay on screen until the new ones are there.
  const week = useDeferredValue(current);
  // These queries suspend one after the other, but the loader has requested both at once.
  const { data: matches } = useSuspenseQuery(weekQuery(week));
  const { data: before } = useSuspenseQuery(weekQuery(weekBefore(week)));
  return <AroundToday week={week} matches={matches} before={before} list={list} />;
};

const DayWithoutMatches = () => {
  const { week, error } = useCurrentWeek();
  if (week !== undefined) return <NextAndLastMatches current={week} />;
  return error === null ? waitingMatches : <NothingToday />;
};

/** The matches of the home page: today's, else the next and the last. */
export const Tonight = () => {
  const { data: matches } = useSuspenseQuery(dayQuery(useDeferredValue(useToday())));
  if (matches.length === 0) return <DayWithoutMatches />;
  return (
    <Today matches={matches}>
      <MatchCards matches={matches} />
    </Today>
  );
};

/** Loads what {@link Tonight} reads. Never rejects: the page shows a failure in the place of the matches. */
export const loadTonight = async (client: QueryClient): Promise<void> => {
  try {
    if ((await ensure(client, dayQuery(today()))).length > 0) return;
    const week = await ensureCurrentWeek(client);
    await Promise.all([week, weekBefore(week)].map((each) => client.prefetchQuery(weekQuery(each))));
  } catch {
    // The query keeps its error, and the page shows it.
  }
};
