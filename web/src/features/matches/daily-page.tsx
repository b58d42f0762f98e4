import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
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
import { OpenMatch } from '../match/open-match.tsx';
import { dayQuery, weeksQuery } from './queries.ts';
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
    <div role="status" className="flex min-h-8 flex-wrap items-baseline gap-x-3 pt-4 pb-2">
      <h2 className="text-h2 font-bold">{formatLongDay(day)}</h2>
      {notes.length > 0 && <p className="text-meta text-text-2">{notes.join(' · ')}</p>}
    </div>
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
  return (
    <>
      <PageHeader title={appMessages.daily} failed={isLoadingError} />
      {match !== undefined && <OpenMatch key={match} id={match} tab={tab} />}
      <div className="max-w-form">
        <DateMask label={daily.date} value={day} onChange={choose} />
      </div>
      <Ad slot="top" />
      <DayHeading day={day} today={today} count={data?.length ?? 0} />
      <QueryPart key={day} query={dayQuery(day)} waiting={<MatchesSkeleton />} failed={daily.failed}>
        {(matches) =>
          matches.length === 0 ? (
            <EmptyDay isToday={day === today} onToday={() => choose(today)} />
          ) : (
            <MatchCards matches={matches} overDay />
          )
        }
      </QueryPart>
    </>
  );
};
