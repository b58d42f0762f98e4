import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { CsvButton } from '../csv/csv-button.tsx';
import { neighboursOf } from './match-days.ts';
import { MatchCards, MatchesSkeleton } from './match-list.tsx';
import { dayQuery, weeksQuery } from './queries.ts';

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

type DayPartProps = {
  readonly day: string;
  readonly today: string;
  /** All matches of the season; undefined while they are not read. */
  readonly season: readonly MatchAnswer[] | undefined;
  readonly onToday: () => void;
};

/** The matches of a day, and the ways on from it. */
export const DayPart = ({ day, today, season, onToday }: DayPartProps) => (
  <>
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
          <EmptyDay isToday={day === today} onToday={onToday} />
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
  </>
);
