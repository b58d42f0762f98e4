import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { readAnew } from '../../api/reread.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { StaleNote } from '../../components/stale-note.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { MessageBanner, useMessage } from '../../components/ui/message.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { PartFailed } from '../../components/part-failed.tsx';
import { totalWeeksQuery, weekQuery } from '../matches/queries.ts';
import { WeekChoice } from '../matches/week-choice.tsx';
import { dropOldDrafts } from './draft.ts';
import { ResultDialog } from './result-dialog.tsx';
import { useOpenResult } from './open-result.ts';
import { lacksResult, ResultsTable } from './results-table.tsx';

/** Longer than other success messages, although the row shows the result as well. */
const MESSAGE_MS = 5_000;

/** The matches of a week, in a league of twelve teams. */
const LIKELY_ROWS = 6;

type MatchResultsPageProps = {
  readonly week: number;
  readonly onWeekChange: (week: number) => void;
  /** The match whose dialog is open, as the address names it. */
  readonly matchId: string | undefined;
  readonly signIn: (onSignedIn: () => void) => ReactNode;
};

/** The match as it was when its dialog opened; the list may be read anew under an open dialog. */
const useOpened = (matchId: string | undefined, found: MatchAnswer | undefined): MatchAnswer | null => {
  const [opened, setOpened] = useState<MatchAnswer | null>(null);
  if (opened?._id === matchId) return opened;
  if (matchId === undefined) {
    if (opened !== null) setOpened(null);
    return null;
  }
  if (found !== undefined) setOpened(found);
  return found ?? null;
};

type NoteProps = { readonly week: number; readonly matches: readonly MatchAnswer[] | undefined };

/** The week, and how many of its results are missing. */
const Note = ({ week, matches }: NoteProps) => {
  const missing = matches?.filter(lacksResult).length ?? 0;
  return (
    <>
      {resultsMessages.week(week)}
      {matches !== undefined && matches.length > 0 && (
        <>
          {' · '}
          <span className={missing > 0 ? 'font-semibold text-text' : undefined}>
            {resultsMessages.missing(missing)}
          </span>
        </>
      )}
    </>
  );
};

type WeekProps = { readonly week: number; readonly onOpen: (matchId: string) => void };

const Week = ({ week, onOpen }: WeekProps) => {
  const client = useQueryClient();
  const matches = useQuery(weekQuery(week));
  const { data, error, isFetching, refetch } = matches;
  if (data === undefined) {
    if (error === null)
      return (
        <Skeleton shape="table" rows={LIKELY_ROWS} onRetry={() => void readAnew(client, weekQuery(week).queryKey)} />
      );
    return (
      <PartFailed
        error={error}
        message={matchesMessages.matchesFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div>
      <StaleNote {...matches} />
      {data.length === 0 ? (
        <EmptyState title={matchesMessages.emptyWeek} />
      ) : (
        <ResultsTable matches={data} week={week} onEdit={onOpen} />
      )}
    </div>
  );
};

/**
 * The results of a week, with the dialog in which they are entered. Needs the matches of the week and no other data.
 */
export const MatchResultsPage = (props: MatchResultsPageProps) => {
  const { week, onWeekChange, matchId, signIn } = props;
  const { onOpen, onClose } = useOpenResult(matchId);
  const total = useQuery(totalWeeksQuery()).data;
  const { data: matches } = useQuery(weekQuery(week));
  const found = matches?.find(({ _id }) => _id === matchId);
  const opened = useOpened(matchId, found);
  const message = useMessage();
  useEffect(() => dropOldDrafts(() => window.localStorage, new Date()), []);

  return (
    <>
      <PageHeader title={resultsMessages.title} note={total !== 0 && <Note week={week} matches={matches} />} />
      <MessageBanner message={message} />
      {matchId !== undefined && opened === null && matches !== undefined && (
        <div className="pb-4">
          <Banner tone="warning" announced onClose={onClose}>
            {resultsMessages.notFound}
          </Banner>
        </div>
      )}
      {total === 0 ? (
        <EmptyState title={matchesMessages.emptyTitle} text={matchesMessages.emptyText} />
      ) : (
        <div className="flex flex-col gap-4">
          <WeekChoice week={week} onChange={onWeekChange} />
          <Week key={week} week={week} onOpen={onOpen} />
        </div>
      )}
      {opened !== null && (
        <ResultDialog
          key={opened._id}
          match={opened}
          latest={found ?? opened}
          onSaved={(said) => {
            message.say(said, MESSAGE_MS);
            onClose();
          }}
          onClose={onClose}
          signIn={signIn}
        />
      )}
    </>
  );
};
