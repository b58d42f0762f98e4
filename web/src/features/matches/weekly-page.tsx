import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readAnew } from '../../api/reread.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PageHeader } from '../../components/page-header.tsx';
import { StaleNote } from '../../components/stale-note.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { MatchList } from './match-list.tsx';
import { MatchesSkeleton } from './matches-skeleton.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { totalWeeksQuery, weekQuery } from './queries.ts';
import { WeekChoice } from './week-choice.tsx';

const NoFixtures = () => (
  <EmptyState title={matchesMessages.emptyTitle} text={matchesMessages.emptyText}>
    <div className="flex flex-wrap justify-center gap-2">
      <Link to="/" className={buttonClass()}>
        {appMessages.toHome}
      </Link>
      <Link to="/teams" className={buttonClass('secondary')}>
        {matchesMessages.toTeams}
      </Link>
    </div>
  </EmptyState>
);

type WeekProps = { readonly week: number; readonly total: number };

/** Offers the weeks before and after an empty week; from a week beyond the last, the last week. */
const EmptyWeek = ({ week, total }: WeekProps) => {
  const [before, after] = [Math.min(week - 1, total), week + 1];
  const parts = { resetScroll: false, replace: true, className: buttonClass('secondary') } as const;
  return (
    <EmptyState title={matchesMessages.emptyWeek} text={matchesMessages.emptyWeekText}>
      <div className="flex flex-wrap justify-center gap-2">
        {before >= 1 && (
          <Link to="/weekly-matches" search={{ week: before }} {...parts}>
            <ChevronLeft aria-hidden="true" className="size-5" />
            {matchesMessages.week(before)}
          </Link>
        )}
        {after <= total && (
          <Link to="/weekly-matches" search={{ week: after }} {...parts}>
            {matchesMessages.week(after)}
            <ChevronRight aria-hidden="true" className="size-5" />
          </Link>
        )}
      </div>
    </EmptyState>
  );
};

type WeeklyPageProps = {
  readonly week: number;
  readonly onWeekChange: (week: number) => void;
  /** The advertisement over the matches. */
  readonly ad: ReactNode;
};

/** The matches of a week by days. The number of weeks and the matches load and fail separately. */
export const WeeklyPage = ({ week, onWeekChange, ad }: WeeklyPageProps) => {
  const client = useQueryClient();
  const weeks = useQuery(totalWeeksQuery());
  const matches = useQuery(weekQuery(week));
  const total = weeks.data;
  const failed = (weeks.isError && total === undefined) || (matches.isError && matches.data === undefined);

  if (total === 0) {
    return (
      <>
        <PageHeader title={matchesMessages.title} />
        <NoFixtures />
      </>
    );
  }
  return (
    <>
      <PageHeader title={matchesMessages.title} failed={failed} />
      <WeekChoice
        week={week}
        onChange={onWeekChange}
        link={(to, parts) => <Link to="/weekly-matches" search={{ week: to }} replace resetScroll={false} {...parts} />}
      />
      {ad}
      <StaleNote {...matches} isError={matches.isError && matches.data !== undefined} />
      {matches.isPending && (
        // Leaves room for the heading of a day.
        <div className="pt-8">
          <MatchesSkeleton onRetry={() => void readAnew(client, weekQuery(week).queryKey)} />
        </div>
      )}
      {matches.isError && matches.data === undefined && (
        <PartFailed
          error={matches.error}
          message={matchesMessages.matchesFailed}
          retrying={matches.isFetching}
          onRetry={() => void matches.refetch()}
        />
      )}
      {matches.data?.length === 0 && total !== undefined && <EmptyWeek week={week} total={total} />}
      {matches.data !== undefined && matches.data.length > 0 && <MatchList matches={matches.data} wide />}
    </>
  );
};
