import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { PageHeader } from '../../components/page-header.tsx';
import { StaleNote } from '../../components/stale-note.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { WeekPicker } from '../../components/week-picker.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { totalWeeksQuery, weekQuery } from '../matches/queries.ts';
import { ResultDialog } from './result-dialog.tsx';
import { ResultsTable } from './results-table.tsx';

/** Spec, error catalogue: success messages vanish after 3 s, 5 s for some. The row shows the result as well. */
const MESSAGE_MS = 5_000;

type MatchResultsPageProps = {
  readonly week: number;
  readonly current: number;
  readonly onWeekChange: (week: number) => void;
  readonly signIn: (onSignedIn: () => void) => ReactNode;
};

export const MatchResultsPage = ({ week, current, onWeekChange, signIn }: MatchResultsPageProps) => {
  const { data: total } = useSuspenseQuery(totalWeeksQuery());
  const matches = useSuspenseQuery(weekQuery(week));
  // A copy of the row as it was when the dialog opened: lists are read anew under an open dialog.
  const [edited, setEdited] = useState<MatchAnswer | null>(null);
  const [message, setMessage] = useState<string | null>(null);

  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  const finish = (said: string | null) => {
    setEdited(null);
    setMessage(said);
  };

  return (
    <>
      <PageHeader title={resultsMessages.title} />
      <div role="status">
        {message !== null && (
          <div className="pb-4">
            <Banner tone="success">{message}</Banner>
          </div>
        )}
      </div>
      <StaleNote {...matches} />
      <div className="flex flex-col gap-4">
        {total === 0 ? (
          <EmptyState title={matchesMessages.emptyTitle} text={matchesMessages.emptyText} />
        ) : (
          <WeekPicker week={week} total={total} current={current} onChange={onWeekChange} />
        )}
        {total > 0 && matches.data.length === 0 && <EmptyState title={matchesMessages.emptyWeek} />}
        {matches.data.length > 0 && <ResultsTable matches={matches.data} week={week} onEdit={setEdited} />}
      </div>
      {edited !== null && (
        <ResultDialog
          key={edited._id}
          match={edited}
          onSaved={(said) => finish(said)}
          onClose={() => finish(null)}
          signIn={signIn}
        />
      )}
    </>
  );
};
