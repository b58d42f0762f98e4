import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { behind, LatePart } from '../../components/query/late-part.tsx';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { seasonMatchesQuery, weekQuery, weeksQuery } from './queries.ts';
import { goalsOf } from './season-progress.ts';
import { FactsLine } from '../../components/ui/facts-line.tsx';
import { weekMessages } from '../../messages/tr/week-picker.ts';
import type { ReactNode } from 'react';

const parts = () => import('./weekly-parts.tsx');
const WeeksPart = behind(() => parts().then((file) => file.WeeksPart));
const WeekPart = behind(() => parts().then((file) => file.WeekPart));
const NoFixtures = behind(() => parts().then((file) => file.NoFixtures));

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
        <LatePart about="fixtures" failed={matchesMessages.weeksFailed} waiting={<PageSpinner />}>
          <NoFixtures />
        </LatePart>
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
            <LatePart about="weeks" failed={matchesMessages.weeksFailed} waiting={<div className="h-18 md:h-20.5" />}>
              <WeeksPart
                week={week}
                season={season}
                onChange={(chosen) => void navigate({ search: { week: chosen }, replace: true, resetScroll: false })}
              />
            </LatePart>
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
      <LatePart about="week" failed={matchesMessages.matchesFailed} waiting={<PageSpinner />}>
        <WeekPart week={week} season={season} total={total} />
      </LatePart>
      <Ad slot="top" />
    </>
  );
};
