import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PageHeader } from '../../components/page-header.tsx';
import { StaleNote } from '../../components/stale-note.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { WeekPicker } from '../../components/week-picker.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { MatchList } from './match-list.tsx';
import { totalWeeksQuery, weekQuery } from './queries.ts';

type WeeklyPageProps = {
  readonly week: number;
  readonly current: number;
  readonly onWeekChange: (week: number) => void;
};

/** Says again what the week picker says in words. */
const Progress = ({ share }: { readonly share: number }) => (
  <div aria-hidden="true" className="h-1 rounded-plate bg-hover">
    <div className="h-full rounded-plate bg-brand" style={{ width: `${share * 100}%` }} />
  </div>
);

const Week = ({ week, total }: { readonly week: number; readonly total: number }) => {
  const matches = useSuspenseQuery(weekQuery(week));
  const neighbours = [week - 1, week + 1].filter((each) => each >= 1 && each <= total);
  return (
    <div>
      <StaleNote {...matches} />
      {matches.data.length > 0 ? (
        <MatchList matches={matches.data} />
      ) : (
        <EmptyState title={matchesMessages.emptyWeek}>
          <div className="flex flex-wrap justify-center gap-2">
            {neighbours.map((each) => (
              <Link key={each} to="/weekly-matches" search={{ week: each }} className={buttonClass('secondary')}>
                {matchesMessages.week(each)}
              </Link>
            ))}
          </div>
        </EmptyState>
      )}
    </div>
  );
};

export const WeeklyPage = ({ week, current, onWeekChange }: WeeklyPageProps) => {
  const { data: total } = useSuspenseQuery(totalWeeksQuery());
  return (
    <>
      <PageHeader title={matchesMessages.title} />
      {total === 0 ? (
        <EmptyState title={matchesMessages.emptyTitle} text={matchesMessages.emptyText}>
          <Link to="/" className={buttonClass()}>
            {appMessages.toHome}
          </Link>
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-4">
          <WeekPicker week={week} total={total} current={current} onChange={onWeekChange} />
          <Progress share={Math.min(week / total, 1)} />
          <Week week={week} total={total} />
        </div>
      )}
    </>
  );
};
