import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { WeekPicker } from '../../components/league/week-picker.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { useOverPage } from '../../layout/use-over-page.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { weeklyFixturesMessages as words } from '../../messages/tr/weekly-fixtures.ts';
import { weekQuery, weeksQuery } from '../matches/queries.ts';
import { WeekChoice } from '../matches/week-choice.tsx';
import { useOpened } from '../player-management/use-opened.ts';
import type { FixturesOpen } from './fixtures-search.ts';
import { FixturesOpened } from './fixtures-opened.tsx';
import { FixturesTable } from './fixtures-table.tsx';
import { useFixturesAddress } from './use-fixtures-address.ts';

/** The matches of a week, in a league of twelve teams. */
const LIKELY_ROWS = 6;

type WeekProps = {
  readonly week: number;
  readonly matches: readonly MatchAnswer[];
  /** The season has no match in any week. */
  readonly noFixtures: boolean;
  readonly onOpen: (open: FixturesOpen, match?: MatchAnswer) => void;
};

const Week = ({ week, matches, noFixtures, onOpen }: WeekProps) => (
  <div className="flex flex-col gap-4">
    <div className="flex flex-wrap gap-2">
      {matches.length > 0 && (
        <Button variant="secondary" onClick={() => onOpen('move')}>
          {words.moveWeek}
        </Button>
      )}
      <Button variant="secondary" onClick={() => onOpen('add')}>
        <Plus aria-hidden="true" className="size-5" />
        {words.addMatch}
      </Button>
    </div>
    {matches.length === 0 ? (
      <EmptyState title={noFixtures ? matchesMessages.emptyTitle : matchesMessages.emptyWeek} text={words.emptyText} />
    ) : (
      <FixturesTable week={week} matches={matches} onOpen={onOpen} />
    )}
  </div>
);

/** The matches of one week of the season, to be moved together or alone, added to and deleted. */
export const WeeklyFixturesPage = () => {
  const { week, open, matchId, toWeek, openOver, leave } = useFixturesAddress();
  const message = useMessage();
  const { data: matches, isLoadingError } = useQuery(weekQuery(week));
  const totalWeeks = useQuery(weeksQuery()).data?.totalWeeks;
  const match = useOpened(matchId, matches);
  const onClose = useOverPage(open, leave);
  const missing = (open === 'schedule' || open === 'delete') && match === undefined && matches !== undefined;
  return (
    <>
      <PageHeader title={words.title} note={matches && words.note(week, matches.length)} failed={isLoadingError} />
      <MessageBanner message={message} />
      {missing && (
        <div className="pb-4">
          <Banner tone="warning" announced onClose={onClose}>
            {words.notFound}
          </Banner>
        </div>
      )}
      <div className="flex flex-col gap-4">
        <div className="flex min-h-24 flex-col gap-3 lg:min-h-14">
          <WeekChoice week={week} onChange={toWeek} waiting={<Skeleton shape="text" rows={2} />}>
            {({ totalWeeks: total, currentWeek }) =>
              total > 0 && <WeekPicker week={week} total={total} current={currentWeek} onChange={toWeek} />
            }
          </WeekChoice>
        </div>
        <QueryPart
          key={week}
          query={weekQuery(week)}
          waiting={<Skeleton shape="table" rows={LIKELY_ROWS} />}
          failed={matchesMessages.matchesFailed}
        >
          {(read) => <Week week={week} matches={read} noFixtures={totalWeeks === 0} onOpen={openOver} />}
        </QueryPart>
      </div>
      {open !== undefined && matches !== undefined && (
        <FixturesOpened
          key={open}
          open={open}
          week={week}
          matches={matches.length}
          match={match}
          onDone={(said) => {
            message.say(said);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </>
  );
};
