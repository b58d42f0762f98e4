import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
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
import { formatNumber } from '../../format/number.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { useOverPage } from '../../layout/use-over-page.ts';
import { teamAssignmentMessages as words } from '../../messages/tr/team-assignment.ts';
import { moreMessages } from '../../messages/tr/controls.ts';
import { managedPlayersQuery } from '../player-management/queries.ts';
import { useLimit } from '../player-management/use-limit.ts';
import { useOpened } from '../player-management/use-opened.ts';
import { teamsQuery } from '../teams/queries.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { AssignmentFilters, type AssignmentSearch, NO_FILTERS } from './assignment-filters.tsx';
import { assignable, countAssigned, findAssignable } from './assignment-list.ts';
import { ANYBODY } from './assignment-search.ts';
import { AssignmentGrid, AssignmentList } from './assignment-views.tsx';

const SKELETON_ROWS = 8;
/** A space as wide as a digit, in the place of a figure that is not loaded yet. */
const FIGURE_SPACE = '\u2007';

const route = getRouteApi('/admin/_guarded/team-assignment');

const useAddress = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return {
    search,
    change: (change: Partial<AssignmentSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
    open: (assign: string) =>
      void navigate({ search: (before) => ({ ...before, assign }), state: { overPage: true }, resetScroll: false }),
    leave: () =>
      void navigate({
        search: (before) => ({ ...before, assign: undefined }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      }),
  };
};

/** The league in four figures. Takes its room before they are known. */
const Counters = ({ counts }: { readonly counts: Readonly<Record<string, number>> | undefined }) => (
  <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
    {Object.entries(words.counters).map(([of, label]) => (
      <div key={of} className="flex flex-col-reverse justify-end bg-surface px-4 py-3">
        <dt className="text-meta font-semibold">{label}</dt>
        <dd className="text-h2 font-extrabold tabular-nums">
          {counts?.[of] === undefined ? FIGURE_SPACE : formatNumber(counts[of])}
        </dd>
      </div>
    ))}
  </dl>
);

type FoundProps = {
  readonly players: readonly AdminsPlayer[];
  readonly search: AssignmentSearch;
  readonly onAssign: (player: AdminsPlayer) => void;
};

const Found = ({ players, search, onAssign }: FoundProps) => {
  const list = useRef<HTMLDivElement>(null);
  const { limit, more } = useLimit(JSON.stringify({ ...search, assign: undefined }), list);
  const View = search.view === 'list' ? AssignmentList : AssignmentGrid;
  return (
    <section aria-labelledby="assignment-list" className="flex flex-col gap-4">
      <h2 id="assignment-list" className="sr-only">
        {words.list}
      </h2>
      <div ref={list}>
        <View players={players.slice(0, limit)} onAssign={onAssign} />
      </div>
      {players.length > limit && (
        <Button variant="secondary" className="self-start" onClick={more}>
          {moreMessages.more}
        </Button>
      )}
    </section>
  );
};

const Assignment = ({ eyes }: { readonly eyes: Eyes }) => {
  const { search, change, open, leave } = useAddress();
  const { assign } = search;
  const message = useMessage();
  const query = managedPlayersQuery(eyes);
  const { data, isLoadingError } = useQuery(query);
  const teams = useQuery(teamsQuery()).data ?? [];
  const players = useMemo(() => (data === undefined ? undefined : assignable(data)), [data]);
  const found = useMemo(() => findAssignable(players ?? [], search), [players, search]);
  const opened = useOpened(assign === ANYBODY ? undefined : assign, players);
  const onClose = useOverPage(assign, leave);
  const isOpen = assign !== undefined && players !== undefined;
  return (
    <>
      <PageHeader title={words.title} failed={isLoadingError}>
        {players !== undefined && players.length > 0 && (
          <Button onClick={() => open(ANYBODY)}>{words.dialog.title}</Button>
        )}
      </PageHeader>
      <MessageBanner message={message} />
      {isOpen && assign !== ANYBODY && opened === undefined && (
        <div className="pb-4">
          <Banner tone="warning" announced onClose={onClose}>
            {words.notFound}
          </Banner>
        </div>
      )}
      <div className="flex flex-col gap-4">
        <Counters counts={players && { ...countAssigned(players), shown: found.length }} />
        {players?.length !== 0 && (
          <AssignmentFilters
            search={search}
            onChange={change}
            teams={teams}
            count={players === undefined ? '' : words.count(found.length, players.length)}
          />
        )}
        <QueryPart query={query} waiting={<Skeleton shape="cards" rows={SKELETON_ROWS} />} failed={words.loadFailed}>
          {(all) => {
            if (!all.some(({ status }) => status === 'approved'))
              return <EmptyState title={words.emptyTitle} text={words.emptyText} />;
            if (found.length > 0) return <Found players={found} search={search} onAssign={({ _id }) => open(_id)} />;
            return (
              <EmptyState title={words.noneFound} text={words.noneFoundText}>
                <Button variant="secondary" onClick={() => change(NO_FILTERS)}>
                  {words.clearFilters}
                </Button>
              </EmptyState>
            );
          }}
        </QueryPart>
      </div>
      {isOpen && (assign === ANYBODY || opened !== undefined) && (
        <AssignDialog
          key={assign}
          player={opened}
          players={players}
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

/** All approved players with their teams, until their reader signs out. */
export const AssignmentPage = () => {
  const eyes = useEyes();
  return eyes.eyes === null ? <PageHeader title={words.title} /> : <Assignment key={eyes.eyes} eyes={eyes} />;
};
