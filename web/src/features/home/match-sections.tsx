import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { homeMessages } from '../../messages/tr/home.ts';
import { nextAndLast } from './next-and-last.ts';
import { Section } from './section.tsx';

/** Renders a list of matches; the route provides it. */
type RenderMatches = (matches: readonly MatchAnswer[]) => ReactNode;

type TodayProps = { readonly matches: readonly MatchAnswer[]; readonly children: ReactNode };

/** The heading over the list of tonight's matches. */
export const Today = ({ matches, children }: TodayProps) => (
  <Section title={homeMessages.today(matches.length)} link={(parts) => <Link to="/matches" {...parts} />}>
    {children}
  </Section>
);

/** Shown where the current week cannot be read. */
export const NothingToday = () => (
  <EmptyState title={homeMessages.nothingToday}>
    <Link to="/weekly-matches" className={buttonClass('secondary')}>
      {homeMessages.calendarLink}
    </Link>
  </EmptyState>
);

type WeekPartProps = {
  readonly title: string;
  readonly week: number;
  readonly matches: readonly MatchAnswer[];
  readonly none: string;
  readonly list: RenderMatches;
};

const WeekPart = ({ title, week, matches, none, list }: WeekPartProps) => (
  <Section
    title={title}
    note={homeMessages.week(week)}
    link={(parts) => <Link to="/weekly-matches" search={{ week }} {...parts} />}
  >
    {matches.length === 0 ? <p className="text-text-2">{none}</p> : list(matches)}
  </Section>
);

type AroundTodayProps = {
  /** The current week. */
  readonly week: number;
  readonly matches: readonly MatchAnswer[];
  /** The matches of the week before. */
  readonly before: readonly MatchAnswer[];
  readonly list: RenderMatches;
};

/** The next and the last matches, for a day without matches. */
export const AroundToday = ({ week, matches, before, list }: AroundTodayProps) => {
  if (matches.length === 0) return <EmptyState title={homeMessages.noMatches} />;
  const { next, last, lastWeek } = nextAndLast(week, matches, before);
  return (
    <div className="flex flex-col gap-6">
      <WeekPart title={homeMessages.nextMatches} week={week} matches={next} none={homeMessages.noNext} list={list} />
      <WeekPart
        title={homeMessages.lastMatches}
        week={lastWeek}
        matches={last}
        none={homeMessages.noLast}
        list={list}
      />
    </div>
  );
};
