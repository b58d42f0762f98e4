import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Eyes } from '../../api/eyes.ts';
import { useEyes } from '../../api/use-session.ts';
import { ActFailure, type Failure } from '../../components/form/act-failure.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Toolbar } from '../../components/ui/toolbar.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { useOverPage } from '../../layout/use-over-page.ts';
import { playerManagementMessages as words } from '../../messages/tr/player-management.ts';
import { moreMessages } from '../../messages/tr/controls.ts';
import { AssignDialog } from '../team-assignment/assign-dialog.tsx';
import { BulkApprove } from './bulk-approve.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { countStatuses, findPlayers, listPlayers } from './player-list.ts';
import { type PlayerDialog, type PlayerStatus, STATUSES } from './players-search.ts';
import { PlayersTable } from './players-table.tsx';
import { managedPlayersQuery } from './queries.ts';
import { DeleteQuestion, ReleaseQuestion } from './questions.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useFocusAfterApproval } from './use-focus-after-approval.ts';
import { useLimit } from './use-limit.ts';
import { useOpened } from './use-opened.ts';

const SKELETON_ROWS = 12;

const route = getRouteApi('/admin/_guarded/players');

/** What the address says, and how to change it. */
const useAddress = () => {
  const { q = '', status, player, open } = route.useSearch();
  const navigate = route.useNavigate();
  const filter = (search: { readonly q?: string | undefined; readonly status?: PlayerStatus | undefined }) =>
    void navigate({ search: (before) => ({ ...before, ...search }), replace: true, resetScroll: false });
  return {
    q,
    status,
    player: open === undefined ? undefined : player,
    dialog: player === undefined ? undefined : open,
    searchFor: (text: string) => filter({ q: text || undefined }),
    filterBy: (chosen: PlayerStatus | undefined) => filter({ status: chosen }),
    clear: () => filter({ q: undefined, status: undefined }),
    openFor: ({ _id }: AdminsPlayer, dialog: PlayerDialog) =>
      void navigate({
        search: (before) => ({ ...before, player: _id, open: dialog }),
        state: { overPage: true },
        resetScroll: false,
      }),
    leave: () =>
      void navigate({
        search: (before) => ({ ...before, player: undefined, open: undefined }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      }),
  };
};

type DialogsProps = {
  readonly dialog: PlayerDialog;
  readonly player: AdminsPlayer;
  readonly players: readonly AdminsPlayer[];
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** What is open for a player. */
const Dialogs = ({ dialog, players, ...shared }: DialogsProps) => {
  if (dialog === 'edit') return <EditDialog {...shared} />;
  if (dialog === 'team') return <AssignDialog players={players} {...shared} />;
  if (dialog === 'reject') return <RejectDialog {...shared} />;
  if (dialog === 'code') return <CodeDialog {...shared} />;
  if (dialog === 'release') return <ReleaseQuestion {...shared} />;
  return <DeleteQuestion {...shared} />;
};

type FoundProps = {
  readonly players: readonly AdminsPlayer[];
  /** Names the filters: with others the list begins anew. */
  readonly filters: string;
  readonly onOpen: (player: AdminsPlayer, dialog: PlayerDialog) => void;
  readonly onDone: (said: string) => void;
};

/** The players that the filters leave, and the approvals that need no dialog. */
const Found = ({ players, filters, onOpen, onDone }: FoundProps) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<(Failure & { readonly sentence: string }) | null>(null);
  const { list, remember } = useFocusAfterApproval();
  const { limit, more } = useLimit(filters, list);
  const pending = players.filter(({ status }) => status === 'pending').map(({ _id }) => _id);
  const failedWith = (sentence: string) => (failure: Failure | null) =>
    setFailed(failure === null ? null : { ...failure, sentence });
  const toggle = (id: string): void =>
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <>
      {failed !== null && (
        <ActFailure
          error={failed.error}
          offline={failed.offline}
          failed={failed.sentence}
          onClose={() => setFailed(null)}
        />
      )}
      {pending.length > 1 && (
        <BulkApprove
          pending={pending}
          ticked={pending.filter((id) => selected.has(id))}
          onTick={(ids) => setSelected(new Set(ids))}
          onDone={(said) => {
            setSelected(new Set());
            list.current?.focus();
            onDone(said);
          }}
          onFailed={failedWith(words.approve.failedMany)}
        />
      )}
      <div ref={list} tabIndex={-1} role="group" aria-label={words.list} className="outline-none">
        <PlayersTable
          players={players.slice(0, limit)}
          selection={{ ids: selected, toggle }}
          onOpen={onOpen}
          onApproved={({ gamertag }) => {
            remember();
            onDone(words.approve.done(gamertag));
          }}
          onFailed={failedWith(words.approve.failed)}
        />
      </div>
      {players.length > limit && (
        <Button variant="secondary" className="self-start" onClick={more}>
          {moreMessages.more}
        </Button>
      )}
    </>
  );
};

/** Refreshing is never needed, since changes come by themselves; a person who doubts that has a button. */
const Refresh = ({ eyes }: { readonly eyes: Eyes }) => {
  const { isFetching, refetch } = useQuery(managedPlayersQuery(eyes));
  return (
    <Button variant="secondary" busy={isFetching} busyLabel={words.refreshing} onClick={() => void refetch()}>
      <RefreshCw aria-hidden="true" className="size-5" />
      {words.refresh}
    </Button>
  );
};

const Players = ({ eyes }: { readonly eyes: Eyes }) => {
  const address = useAddress();
  const { q, status, dialog } = address;
  const message = useMessage();
  const query = managedPlayersQuery(eyes);
  const { data, isLoadingError } = useQuery(query);
  const listed = useMemo(() => listPlayers(data ?? []), [data]);
  const found = useMemo(() => findPlayers(listed, q, status), [listed, q, status]);
  const counts = useMemo(() => countStatuses(data ?? []), [data]);
  const opened = useOpened(address.player, data);
  const onClose = useOverPage(dialog && address.player, address.leave);
  const done = (said: string): void => {
    message.say(said);
    onClose();
  };
  return (
    <>
      <PageHeader title={words.title} note={data && words.note(counts.pending)} failed={isLoadingError}>
        <Refresh eyes={eyes} />
      </PageHeader>
      <MessageBanner message={message} />
      {dialog !== undefined && opened === undefined && data !== undefined && (
        <div className="pb-4">
          <Banner tone="warning" announced onClose={onClose}>
            {words.notFound}
          </Banner>
        </div>
      )}
      <div className="flex flex-col gap-4">
        {data?.length !== 0 && (
          <Toolbar
            active={Number(q !== '') + Number(status !== undefined)}
            count={data === undefined ? '' : words.count(found.length, data.length)}
            onClear={address.clear}
          >
            <div className="md:w-72">
              <SearchBox label={words.search} value={q} onChange={address.searchFor} />
            </div>
            <div className="md:w-48">
              <SelectField
                label={words.status}
                value={status ?? ''}
                onChange={({ target }) => address.filterBy(STATUSES.find((each) => each === target.value))}
              >
                <option value="">{words.all(data?.length ?? 0)}</option>
                {STATUSES.map((each) => (
                  <option key={each} value={each}>
                    {words.statusOption(each, counts[each])}
                  </option>
                ))}
              </SelectField>
            </div>
          </Toolbar>
        )}
        <QueryPart query={query} waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />} failed={words.loadFailed}>
          {(all) => {
            if (all.length === 0) return <EmptyState title={words.emptyTitle} text={words.emptyText} />;
            if (found.length > 0) {
              const filters = `${status ?? ''} ${q}`;
              return <Found players={found} filters={filters} onOpen={address.openFor} onDone={message.say} />;
            }
            return (
              <EmptyState title={words.noneFound} text={words.noneFoundText}>
                <Button variant="secondary" onClick={address.clear}>
                  {words.clearFilters}
                </Button>
              </EmptyState>
            );
          }}
        </QueryPart>
      </div>
      {dialog !== undefined && opened !== undefined && (
        <Dialogs
          key={`${dialog} ${opened._id}`}
          dialog={dialog}
          player={opened}
          players={data ?? []}
          onDone={done}
          onClose={onClose}
        />
      )}
    </>
  );
};

/** All players, until their reader signs out: what an admin reads here is shown to nobody else. */
export const PlayersPage = () => {
  const eyes = useEyes();
  return eyes.eyes === null ? <PageHeader title={words.title} /> : <Players key={eyes.eyes} eyes={eyes} />;
};
