import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../layout/page-header.tsx';
import { useOverPage } from '../../layout/use-over-page.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { weekQuery, weeksQuery } from '../matches/queries.ts';
import { WeekPicker } from '../../components/league/week-picker.tsx';
import { FirstWeekChoice, WeekChoice } from '../matches/week-choice.tsx';
import { lacksResult } from './lacks-result.ts';
import { OpenedResult } from './opened-result.tsx';
import type { ResultEntry } from './result-entry.ts';
import { ResultsTable } from './results-table.tsx';

/** The matches of a week, in a league of twelve teams. */
const LIKELY_ROWS = 6;

type MatchResultsPageProps = {
  readonly week: number;
  readonly onWeekChange: (week: number) => void;
  /** The match whose dialog is open, as the address names it. */
  readonly matchId: string | undefined;
  readonly onOpen: (matchId: string) => void;
  /** Takes the match out of the address, where the page before is not the list. */
  readonly onLeave: () => void;
  readonly entry: ResultEntry;
};

type NoteProps = { readonly week: number; readonly matches: readonly MatchAnswer[] | undefined };

/** The week, and how many of its results are missing. */
const Note = ({ week, matches }: NoteProps) => {
  const missing = matches?.filter(lacksResult).length ?? 0;
  return (
    <>
      {matchCardMessages.week(week)}
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

/**
 * The results of a week, with the dialog in which they are entered. Needs the matches of the week and no other data.
 */
export const MatchResultsPage = (props: MatchResultsPageProps) => {
  const { week, onWeekChange, matchId, onOpen, onLeave, entry } = props;
  const onClose = useOverPage(matchId, onLeave);
  const total = useQuery(weeksQuery()).data?.totalWeeks;
  const { data: matches } = useQuery(weekQuery(week));
  const message = useMessage();
  return (
    <>
      <PageHeader title={resultsMessages.title} note={total !== 0 && <Note week={week} matches={matches} />} />
      <MessageBanner message={message} />
      <OpenedResult matchId={matchId} matches={matches} entry={entry} onSaved={message.say} onClose={onClose} />
      {total === 0 ? (
        <EmptyState title={matchesMessages.emptyTitle} text={matchesMessages.emptyText} />
      ) : (
        <div className="flex flex-col gap-4">
          <div className="flex min-h-24 flex-col gap-3 lg:min-h-14">
            <WeekChoice week={week} onChange={onWeekChange} waiting={<Skeleton shape="text" rows={2} />}>
              {({ totalWeeks, currentWeek }) => (
                <WeekPicker week={week} total={totalWeeks} current={currentWeek} onChange={onWeekChange} />
              )}
            </WeekChoice>
          </div>
          <QueryPart
            key={week}
            query={weekQuery(week)}
            waiting={<Skeleton shape="table" rows={LIKELY_ROWS} />}
            failed={matchesMessages.matchesFailed}
          >
            {(read) =>
              read.length === 0 ? (
                <EmptyState title={matchesMessages.emptyWeek} />
              ) : (
                <ResultsTable caption={resultsMessages.caption(week)} matches={read} onEdit={onOpen} />
              )
            }
          </QueryPart>
        </div>
      )}
    </>
  );
};

/** Shown while the current week is not known: a week is chosen by hand. */
export const WeeklessResultsPage = ({ onWeekChange }: { readonly onWeekChange: (week: number) => void }) => (
  <>
    <PageHeader title={resultsMessages.title} />
    <FirstWeekChoice onChange={onWeekChange} />
  </>
);
