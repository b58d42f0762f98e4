import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { CsvButton } from '../csv/csv-button.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { MatchList, MatchesSkeleton } from './match-list.tsx';
import { seasonMatchesQuery, weekQuery, weeksQuery } from './queries.ts';
import { WeekChoice } from './week-choice.tsx';
import { WeekStrip } from './week-strip.tsx';
import { goalsOf } from './season-progress.ts';
import { SeasonLine } from './season-line.tsx';
import { FactsLine } from '../../components/ui/facts-line.tsx';
import { weekMessages } from '../../messages/tr/week-picker.ts';
import type { ReactNode } from 'react';

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
  if (matches.length > 0) {
    return (
      <>
        <MatchList matches={matches} />
        <div className="flex flex-wrap justify-center gap-x-6 pt-2">
          <CalendarLink />
          <CsvButton path="/api/matches" />
        </div>
      </>
    );
  }
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

type StepProps = {
  readonly to: number;
  readonly label: string;
  readonly possible: boolean;
  readonly children: ReactNode;
};

/** Leads to the week before or after; at an end of the season, and while that is not known, it leads nowhere. */
const Step = ({ to, label, possible, children }: StepProps) => {
  const look = 'grid size-11 place-items-center rounded-control border border-control hover:bg-hover';
  if (possible) {
    return (
      <Link to="/weekly-matches" search={{ week: to }} replace resetScroll={false} aria-label={label} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" aria-disabled="true" aria-label={label} className={`${look} cursor-default opacity-40`}>
      {children}
    </button>
  );
};

/** How far the shown week is: "Hafta 7 / 11 · 6/6 maç · 14 gol". */
const factsOf = (week: number, total: number | undefined, matches: readonly MatchAnswer[] | undefined) => {
  const ofWeek = { key: 'week', before: weekMessages.before, figure: String(week), after: ` / ${total ?? '…'}` };
  if (matches === undefined || matches.length === 0) return [ofWeek];
  const finished = matches.filter(({ status }) => status === 'finished');
  return [
    ofWeek,
    { key: 'matches', figure: String(finished.length), after: `/${matchesMessages.count(matches.length)}` },
    { key: 'goals', figure: String(goalsOf(matches)), after: ` ${matchesMessages.goals}` },
  ];
};

const route = getRouteApi('/_site/weekly-matches');

/** The matches of a week by days. The number of weeks and the matches load and fail separately. */
export const WeeklyPage = () => {
  const { week } = route.useSearch();
  const navigate = route.useNavigate();
  const weeks = useQuery(weeksQuery());
  const matches = useQuery(weekQuery(week));
  const season = useQuery(seasonMatchesQuery()).data;
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
        note={<FactsLine facts={factsOf(week, total, matches.data)} />}
        below={
          <div className="pt-1">
            <WeekChoice
              week={week}
              onChange={(chosen) => void navigate({ search: { week: chosen }, replace: true, resetScroll: false })}
              waiting={
                <div className="h-18 md:h-20.5">
                  <Skeleton shape="text" rows={2} />
                </div>
              }
            >
              {({ totalWeeks, currentWeek }) => (
                <WeekStrip week={week} total={totalWeeks} current={currentWeek} season={season} />
              )}
            </WeekChoice>
          </div>
        }
      >
        <div className="flex gap-2">
          {/* From a week beyond the last, the step back leads to the last week. */}
          <Step to={Math.min(week - 1, total ?? week)} label={weekMessages.previous} possible={week > 1}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Step>
          <Step to={week + 1} label={weekMessages.next} possible={total !== undefined && week < total}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </Step>
        </div>
      </PageHeader>
      <div className="-mt-3 min-h-10 md:-mt-4 short:min-h-8">
        {season !== undefined && <SeasonLine season={season} />}
      </div>
      <QueryPart
        key={week}
        query={weekQuery(week)}
        // Leaves room for the heading of a day, and for those of its kick-offs.
        waiting={
          <div className="pt-8 pb-9">
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
