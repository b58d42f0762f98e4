import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readAnew } from '../../api/reread.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { StaleNote } from '../../components/stale-note.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { DateMask } from '../../components/ui/date-mask-field.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { daysAfter, formatLongDay } from '../../format/time.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { MatchCards } from './match-list.tsx';
import { MatchesSkeleton } from './matches-skeleton.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { dayQuery } from './queries.ts';
import { useCurrentWeek } from './use-current-week.ts';
import { useToday } from './use-today.ts';

const { daily } = matchesMessages;

/** Says that a day has no matches, and leads on: from another day to today, from today to the current week. */
const EmptyDay = ({ isToday, onToday }: { readonly isToday: boolean; readonly onToday: () => void }) => {
  const current = useCurrentWeek().week;
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

type DayProps = {
  readonly day: string;
  readonly today: string;
  readonly matches: readonly MatchAnswer[] | undefined;
};

/** The day in words; screen readers hear it when another day is chosen. */
const DayHeading = ({ day, today, matches }: DayProps) => {
  const notes = [
    daily.relative[String(daysAfter(day, today))],
    matches !== undefined && matches.length > 0 ? matchesMessages.count(matches.length) : undefined,
  ].filter((note) => note !== undefined);
  return (
    <div role="status" className="flex min-h-8 flex-wrap items-baseline gap-x-3 pb-2">
      <h2 className="text-h2 font-bold">{formatLongDay(day)}</h2>
      {notes.length > 0 && <p className="text-meta text-text-2">{notes.join(' · ')}</p>}
    </div>
  );
};

type DailyPageProps = {
  /** null: today. */
  readonly date: string | null;
  readonly onDateChange: (day: string) => void;
  /** The advertisement over the matches. */
  readonly ad: ReactNode;
  /** The open match, which lies over the page. */
  readonly children: ReactNode;
};

/** The matches of a Turkish day. */
export const DailyPage = ({ date, onDateChange, ad, children }: DailyPageProps) => {
  const today = useToday();
  const day = date ?? today;
  const client = useQueryClient();
  const matches = useQuery(dayQuery(day));
  const failed = matches.isError && matches.data === undefined;
  return (
    <>
      <PageHeader title={daily.title} failed={failed} />
      {children}
      <div className="max-w-form">
        <DateMask label={daily.date} value={day} onChange={onDateChange} />
      </div>
      {ad}
      <DayHeading day={day} today={today} matches={matches.data} />
      <StaleNote {...matches} isError={matches.isError && !failed} />
      {matches.isPending && <MatchesSkeleton onRetry={() => void readAnew(client, dayQuery(day).queryKey)} />}
      {failed && (
        <PartFailed
          error={matches.error}
          message={daily.failed}
          retrying={matches.isFetching}
          onRetry={() => void matches.refetch()}
        />
      )}
      {matches.data?.length === 0 && <EmptyDay isToday={day === today} onToday={() => onDateChange(today)} />}
      {matches.data !== undefined && matches.data.length > 0 && <MatchCards matches={matches.data} wide overDay />}
    </>
  );
};
