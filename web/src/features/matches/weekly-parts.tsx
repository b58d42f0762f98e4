import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { CsvButton } from '../csv/csv-button.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { MatchList, MatchesSkeleton } from './match-list.tsx';
import { weekQuery } from './queries.ts';
import { SeasonLine } from './season-line.tsx';
import { WeekChoice } from './week-choice.tsx';
import { WeekStrip } from './week-strip.tsx';

/** Stands for the matches of a season that has none. */
export const NoFixtures = () => (
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

type SeasonProps = {
  readonly week: number;
  /** All matches of the season; undefined while they are not read. */
  readonly season: readonly MatchAnswer[] | undefined;
};

/** The weeks of the season, to choose from. */
export const WeeksPart = ({ week, season, onChange }: SeasonProps & { readonly onChange: (week: number) => void }) => (
  <WeekChoice
    week={week}
    onChange={onChange}
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
);

/** How far the season is, and the matches of the week. */
export const WeekPart = ({ week, season, total }: SeasonProps & Pick<WeekProps, 'total'>) => (
  <>
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
  </>
);
