import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { DateMask } from '../../components/ui/date-mask-field.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { daysAfter, formatLongDay } from '../../format/time.ts';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { MatchCards, MatchesSkeleton } from './match-list.tsx';
import { CsvButton } from '../csv/csv-button.tsx';
import { OpenMatch } from '../match/open-match.tsx';
import { DayStrip } from './day-strip.tsx';
import { StripRoom } from './strip.tsx';
import { neighboursOf } from './match-days.ts';
import { dayQuery, seasonMatchesQuery, weeksQuery } from './queries.ts';
import { useToday } from './use-today.ts';

const { daily } = matchesMessages;

/** Says that a day has no matches, and leads on: from another day to today, from today to the current week. */
const EmptyDay = ({ isToday, onToday }: { readonly isToday: boolean; readonly onToday: () => void }) => {
  const current = useQuery(weeksQuery()).data?.currentWeek;
  if (!isToday) {
    return (
      <EmptyState title={daily.empty}>
        <Button variant="secondary" onClick={onToday}>
          {daily.toToday}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={daily.emptyToday}>
      {current !== undefined && (
        <Link to="/weekly-matches" search={{ week: current }} className={buttonClass('secondary')}>
          {daily.toWeek(current)}
        </Link>
      )}
    </EmptyState>
  );
};

type DayHeadingProps = { readonly day: string; readonly today: string; readonly count: number };

/** The day in words; screen readers hear it when another day is chosen. */
const DayHeading = ({ day, today, count }: DayHeadingProps) => {
  const notes = [
    daily.relative[String(daysAfter(day, today))],
    count > 0 ? matchesMessages.count(count) : undefined,
  ].filter((note) => note !== undefined);
  return (
    <div role="status" className="flex min-h-8 flex-wrap items-baseline gap-x-3 pb-2 max-md:sr-only">
      <h2 className="text-h2 font-bold">{formatLongDay(day)}</h2>
      {notes.length > 0 && <p className="text-meta text-text-2">{notes.join(' · ')}</p>}
    </div>
  );
};

type MatchDayLinksProps = { readonly season: readonly MatchAnswer[]; readonly day: string };

/** The ways to the nearest days with matches before and after; takes its room before they are known. */
const MatchDayLinks = ({ season, day }: MatchDayLinksProps) => {
  const { before, after } = neighboursOf(season, day);
  const parts = { to: '/matches', replace: true, resetScroll: false, className: buttonClass('secondary') } as const;
  return (
    <nav aria-label={daily.nearest} className="flex min-h-19 flex-wrap justify-center gap-2 py-4">
      {before !== undefined && (
        <Link {...parts} search={{ date: before }} activeProps={{}}>
          <ChevronLeft className="size-5" />
          {daily.before}
        </Link>
      )}
      {after !== undefined && (
        <Link {...parts} search={{ date: after }} activeProps={{}}>
          <span aria-hidden="true">{daily.afterShort}</span>
          <span className="sr-only">{daily.after}</span>
          <ChevronRight className="size-5" />
        </Link>
      )}
    </nav>
  );
};

const route = getRouteApi('/_site/matches');

/** The matches of a Turkish day, and over it the match that the address names. */
export const DailyPage = () => {
  const { date, match, tab } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (chosen: string) => void navigate({ search: { date: chosen }, replace: true, resetScroll: false });
  const today = useToday();
  const day = date ?? today;
  const { data, isLoadingError } = useQuery(dayQuery(day));
  const { data: season } = useQuery(seasonMatchesQuery());
  return (
    <>
      <PageHeader
        title={appMessages.daily}
        failed={isLoadingError}
        below={season === undefined ? <StripRoom /> : <DayStrip season={season} chosen={day} today={today} />}
      >
        <span className="w-40">
          <DateMask label={daily.date} bare steps={false} value={day} onChange={choose} />
        </span>
      </PageHeader>
      {match !== undefined && <OpenMatch key={match} id={match} tab={tab} />}
      <DayHeading day={day} today={today} count={data?.length ?? 0} />
      <QueryPart
        key={day}
        query={dayQuery(day)}
        // Leaves room for the heading of a second kick-off.
        waiting={
          <div className="-mt-3 pb-9 md:mt-0">
            <MatchesSkeleton />
          </div>
        }
        failed={daily.failed}
      >
        {(matches) =>
          matches.length === 0 ? (
            <EmptyDay isToday={day === today} onToday={() => choose(today)} />
          ) : (
            <div className="-mt-3 md:mt-0">
              <MatchCards matches={matches} overDay />
            </div>
          )
        }
      </QueryPart>
      <MatchDayLinks season={season ?? []} day={day} />
      <div className="flex min-h-11 justify-center">
        {season !== undefined && season.length > 0 && <CsvButton path="/api/matches" />}
      </div>
      <Ad slot="top" />
    </>
  );
};
