import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { homeMessages } from '../../messages/tr/home.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { MatchList } from './match-list.tsx';
import { weekQuery } from './queries.ts';

type PartProps = {
  readonly title: string;
  readonly week: number;
  readonly statuses: readonly MatchAnswer['status'][];
  readonly none: string;
};

const Part = ({ title, week, statuses, none }: PartProps) => {
  const { data } = useSuspenseQuery(weekQuery(week));
  const matches = data.filter((match) => statuses.includes(match.status));
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-h2 font-bold">{title}</h2>
        <span className="text-meta text-text-2">{homeMessages.week(week)}</span>
        <Link
          to="/weekly-matches"
          search={{ week }}
          aria-label={homeMessages.allOf(title)}
          className="ml-auto flex min-h-11 items-center underline"
        >
          {homeMessages.all}
        </Link>
      </div>
      {matches.length === 0 ? <p className="text-text-2">{none}</p> : <MatchList matches={matches} level={3} />}
    </section>
  );
};

/** What comes and what was: of the week being played, or of the one before while nothing of this one is over. */
export const HomeMatches = ({ week, total }: { readonly week: number; readonly total: number }) => {
  const { data } = useSuspenseQuery(weekQuery(week));
  if (total === 0) return <p className="text-text-2">{matchesMessages.emptyTitle}</p>;
  const begun = data.some((match) => match.status === 'finished');
  const last = begun ? week : Math.max(1, week - 1);
  return (
    <>
      <Part title={homeMessages.nextMatches} week={week} statuses={['live', 'scheduled']} none={homeMessages.noNext} />
      <Part title={homeMessages.lastMatches} week={last} statuses={['finished']} none={homeMessages.noLast} />
    </>
  );
};
