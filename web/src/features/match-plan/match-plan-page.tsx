import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Eyes } from '../../api/eyes.ts';
import { useEyes } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { useOverPage } from '../../layout/use-over-page.ts';
import { moreMessages } from '../../messages/tr/controls.ts';
import { matchFiltersMessages as filterWords } from '../../messages/tr/match-filters.ts';
import { matchPlanMessages as words } from '../../messages/tr/match-plan.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { findMatches, inWeekOrder, weeksOf } from '../matches/find-matches.ts';
import type { MatchFilter } from '../matches/match-filter.ts';
import { MatchFilters, NO_FILTERS } from '../matches/match-filters.tsx';
import { NoneFound } from '../matches/none-found.tsx';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { useLimit } from '../player-management/use-limit.ts';
import { useOpened } from '../player-management/use-opened.ts';
import { lacksPlan, nextMatch } from './plan-list.ts';
import { PlanOpened } from './plan-opened.tsx';
import { PLAN_MODES, type PlanOpen } from './plan-search.ts';
import { PlanTable } from './plan-table.tsx';
import { useListed } from './use-listed.ts';
import { usePlanAddress } from './use-plan-address.ts';

const SKELETON_ROWS = 12;

type FoundProps = {
  readonly matches: readonly MatchAnswer[];
  readonly search: MatchFilter;
  readonly onOpen: (match: MatchAnswer, open: PlanOpen) => void;
};

/** The matches that the filters leave. */
const Found = ({ matches, search: { q, status, week, missing }, onOpen }: FoundProps) => {
  const list = useRef<HTMLDivElement>(null);
  const { limit, more } = useLimit(JSON.stringify([q, status, week, missing]), list);
  return (
    <>
      <div ref={list}>
        <PlanTable matches={matches.slice(0, limit)} onOpen={onOpen} />
      </div>
      {matches.length > limit && (
        <Button variant="secondary" className="self-start" onClick={more}>
          {moreMessages.more}
        </Button>
      )}
    </>
  );
};

const MatchPlan = ({ eyes }: { readonly eyes: Eyes }) => {
  const { search, open, matchId, change, openFor, goOn, leave } = usePlanAddress();
  const message = useMessage();
  const query = seasonMatchesQuery();
  const { data, isLoadingError } = useQuery(query);
  const matches = useMemo(() => data && inWeekOrder(data), [data]);
  const found = useMemo(() => findMatches(matches ?? [], search, lacksPlan), [matches, search]);
  const weeks = useMemo(() => weeksOf(matches ?? []), [matches]);
  const opened = useOpened(matchId, matches);
  const onClose = useOverPage(matchId && open, leave);
  const listed = useListed(open !== undefined, found, matches);
  const mode = PLAN_MODES.find((each) => each === open);
  return (
    <>
      <PageHeader
        title={words.title}
        note={matches && words.note(matches.filter(lacksPlan).length)}
        failed={isLoadingError}
      />
      <MessageBanner message={message} />
      {open !== undefined && opened === undefined && matches !== undefined && (
        <div className="pb-4">
          <Banner tone="warning" announced onClose={onClose}>
            {words.notFound}
          </Banner>
        </div>
      )}
      <div className="flex flex-col gap-4">
        {matches?.length !== 0 && (
          <MatchFilters
            filter={search}
            weeks={weeks}
            count={matches === undefined ? '' : filterWords.count(found.length, matches.length)}
            missingOnly={words.missingOnly}
            onChange={change}
          />
        )}
        <QueryPart query={query} waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />} failed={words.loadFailed}>
          {(all) => {
            if (all.length === 0)
              return <EmptyState title={matchesMessages.emptyTitle} text={matchesMessages.emptyText} />;
            if (found.length > 0) return <Found matches={found} search={search} onOpen={openFor} />;
            return <NoneFound onClear={() => change(NO_FILTERS)} />;
          }}
        </QueryPart>
      </div>
      {open !== undefined && opened !== undefined && (
        <PlanOpened
          key={open}
          open={open}
          eyes={eyes}
          match={opened}
          next={mode && nextMatch(listed, opened._id, mode)}
          onNext={goOn}
          onRemoved={(said) => {
            message.say(said);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </>
  );
};

/** The plan of the season's matches, until its reader signs out. */
export const MatchPlanPage = () => {
  const eyes = useEyes();
  return eyes.eyes === null ? <PageHeader title={words.title} /> : <MatchPlan key={eyes.eyes} eyes={eyes} />;
};
