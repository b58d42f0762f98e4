import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { MatchList, MatchesSkeleton } from './match-list.tsx';
import { weekQuery, weeksQuery } from './queries.ts';
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

type WeekProps = {
  readonly week: number;
  readonly matches: readonly MatchAnswer[];
  /** undefined while the number of weeks is not known. */
  readonly total: number | undefined;
};

/** The matches of a week. An empty week offers those before and after; one that does not exist, the last week. */
const Week = ({ week, matches, total }: WeekProps) => {
  if (matches.length > 0) return <MatchList matches={matches} />;
  if (total === undefined) return null;
  const [before, after] = [Math.min(week - 1, total), week + 1];
  const parts = { resetScroll: false, replace: true, className: buttonClass('secondary') } as const;
  const missing = week > total;
  return (
    <EmptyState
      title={missing ? matchesMessages.noSuchWeek(week) : matchesMessages.emptyWeek}
      text={missing ? matchesMessages.noSuchWeekText(total) : matchesMessages.emptyWeekText}
    >
      <div className="flex flex-wrap justify-center gap-2">
        {before >= 1 && (
          <Link to="/weekly-matches" search={{ week: before }} {...parts}>
            <ChevronLeft aria-hidden="true" className="size-5" />
            {matchCardMessages.week(before)}
          </Link>
        )}
        {after <= total && (
          <Link to="/weekly-matches" search={{ week: after }} {...parts}>
            {matchCardMessages.week(after)}
            <ChevronRight aria-hidden="true" className="size-5" />
          </Link>
        )}
      </div>
    </EmptyState>
  );
};

const route = getRouteApi('/_site/weekly-matches');

/** The matches of a week by days. The number of weeks and the matches load and fail separately. */
export const WeeklyPage = () => {
  const { week } = route.useSearch();
  const navigate = route.useNavigate();
  const weeks = useQuery(weeksQuery());
  const matches = useQuery(weekQuery(week));
  const total = weeks.data?.totalWeeks;

  if (total === 0) {
    return (
      <>
        <PageHeader title={appMessages.weekly} />
        <NoFixtures />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={appMessages.weekly}
        failed={weeks.isLoadingError || matches.isLoadingError}
        below={
          <div className="pt-2 pb-3 md:pb-5">
            <WeekChoice
              week={week}
              onChange={(chosen) => void navigate({ search: { week: chosen }, replace: true, resetScroll: false })}
              link={(to, parts) => (
                <Link to="/weekly-matches" search={{ week: to }} replace resetScroll={false} {...parts} />
              )}
            />
          </div>
        }
      />
      <QueryPart
        key={week}
        query={weekQuery(week)}
        // Leaves room for the heading of a day.
        waiting={
          <div className="pt-8">
            <MatchesSkeleton />
          </div>
        }
        failed={matchesMessages.matchesFailed}
      >
        {(shown) => <Week week={week} matches={shown} total={total} />}
      </QueryPart>
      <Ad slot="top" />
    </>
  );
};
