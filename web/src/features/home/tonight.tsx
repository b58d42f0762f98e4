import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { usePrefetchQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { homeMessages } from '../../messages/tr/home.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { MatchCards, MatchList } from '../matches/match-list.tsx';
import { dayQuery, weekQuery, weeksQuery } from '../matches/queries.ts';
import { useToday } from '../matches/use-today.ts';
import { nextAndLast } from './next-and-last.ts';

type SectionProps = {
  readonly title: string;
  readonly note?: string;
  /** The page that shows all of it. */
  readonly all: Pick<LinkProps, 'to' | 'search'>;
  readonly children: ReactNode;
};

/** A part of the page under a heading, with a link to the whole list. */
export const Section = ({ title, note, all, children }: SectionProps) => (
  <section className="flex flex-col gap-1">
    <div className="flex min-h-11 items-center gap-x-3">
      <h2 className="text-h2 font-bold">{title}</h2>
      {note !== undefined && <span className="text-meta text-text-2">{note}</span>}
      <Link
        {...all}
        className="ml-auto inline-flex min-h-11 min-w-11 items-center justify-end font-semibold whitespace-nowrap text-brand-text hover:underline"
      >
        <span aria-hidden="true">{homeMessages.all} ›</span>
        <span className="sr-only">{homeMessages.allOf(title)}</span>
      </Link>
    </div>
    {children}
  </section>
);

const parts = {
  // Leaves room for the heading, which contains the number of matches.
  waiting: (
    <div className="pt-12">
      <Skeleton shape="cards" rows={6} />
    </div>
  ),
  failed: homeMessages.loadFailed,
};

type WeekPartProps = {
  readonly title: string;
  readonly week: number;
  readonly matches: readonly MatchAnswer[];
  readonly none: string;
};

const WeekPart = ({ title, week, matches, none }: WeekPartProps) => (
  <Section title={title} note={matchCardMessages.week(week)} all={{ to: '/weekly-matches', search: { week } }}>
    {matches.length === 0 ? <p className="text-text-2">{none}</p> : <MatchList matches={matches} level={3} />}
  </Section>
);

/** The next and the last matches, for a day without matches. */
const AroundToday = ({ current }: { readonly current: number }) => {
  // Deferred: when the current week changes, the old week's matches stay on screen until the new ones are there.
  const week = useDeferredValue(current);
  const weekBefore = weekQuery(Math.max(1, week - 1));
  // Read beside the week itself, in which it is shown.
  usePrefetchQuery(weekBefore);
  const show = (matches: readonly MatchAnswer[], before: readonly MatchAnswer[]) => {
    const { next, last, lastWeek } = nextAndLast(week, matches, before);
    return (
      <div className="flex flex-col gap-6">
        <WeekPart title={homeMessages.nextMatches} week={week} matches={next} none={homeMessages.noNext} />
        <WeekPart title={homeMessages.lastMatches} week={lastWeek} matches={last} none={homeMessages.noLast} />
      </div>
    );
  };
  return (
    <QueryPart query={weekQuery(week)} {...parts}>
      {(matches) =>
        matches.length === 0 ? (
          <EmptyState title={homeMessages.noMatches} />
        ) : (
          <QueryPart query={weekBefore} {...parts}>
            {(before) => show(matches, before)}
          </QueryPart>
        )
      }
    </QueryPart>
  );
};

/** The matches of the home page: today's, else the next and the last. */
export const Tonight = () => (
  <QueryPart query={dayQuery(useDeferredValue(useToday()))} {...parts}>
    {(matches) =>
      matches.length === 0 ? (
        <QueryPart query={weeksQuery()} {...parts}>
          {({ currentWeek }) => <AroundToday current={currentWeek} />}
        </QueryPart>
      ) : (
        <Section title={homeMessages.today(matches.length)} all={{ to: '/matches' }}>
          <MatchCards matches={matches} />
        </Section>
      )
    }
  </QueryPart>
);
