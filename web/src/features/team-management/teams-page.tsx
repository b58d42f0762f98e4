import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { Eyes } from '../../api/eyes.ts';
import { useEyes } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { FactsLine } from '../../components/ui/facts-line.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Toolbar } from '../../components/ui/toolbar.tsx';
import { formatNumber } from '../../format/number.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { useOverPage } from '../../layout/use-over-page.ts';
import { moreMessages } from '../../messages/tr/controls.ts';
import { teamManagementMessages as words } from '../../messages/tr/team-management.ts';
import { managedPlayersQuery } from '../player-management/queries.ts';
import { useLimit } from '../player-management/use-limit.ts';
import { useOpened } from '../player-management/use-opened.ts';
import { teamsQuery } from '../teams/queries.ts';
import { findTeams } from '../teams/team-list.ts';
import { AddDialog } from './add-dialog.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { TeamsTable } from './teams-table.tsx';

const SKELETON_ROWS = 12;

const route = getRouteApi('/admin/_guarded/teams');

/** What the address says, and how to change it. */
const useAddress = () => {
  const { q = '', open, team } = route.useSearch();
  const navigate = route.useNavigate();
  const openWith = (search: { readonly open: 'add' | 'delete'; readonly team?: string }) =>
    void navigate({ search: (before) => ({ ...before, ...search }), state: { overPage: true }, resetScroll: false });
  return {
    q,
    adding: open === 'add',
    /** The id of the team that is to be deleted. */
    deleted: open === 'delete' ? team : undefined,
    searchFor: (text: string) =>
      void navigate({ search: (before) => ({ ...before, q: text || undefined }), replace: true, resetScroll: false }),
    add: () => openWith({ open: 'add' }),
    delete: ({ _id }: TeamAnswer) => openWith({ open: 'delete', team: _id }),
    leave: () =>
      void navigate({
        search: (before) => ({ ...before, team: undefined, open: undefined }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      }),
  };
};

type FactsProps = {
  readonly teams: readonly TeamAnswer[] | undefined;
  readonly players: readonly AdminsPlayer[] | undefined;
};

/** The league's teams and its approved players in figures, each as soon as it is known. */
const Facts = ({ teams, players }: FactsProps) => {
  const approved = players?.filter(({ isApproved }) => isApproved);
  const counts = {
    teams: teams?.length,
    players: approved?.length,
    free: approved?.filter(({ currentTeam }) => currentTeam === null).length,
  };
  return (
    <FactsLine
      facts={(['teams', 'players', 'free'] as const).map((key) => ({
        key,
        figure: counts[key] === undefined ? words.unknown : formatNumber(counts[key]),
        after: ` ${words.facts[key]}`,
      }))}
    />
  );
};

type FoundProps = {
  readonly teams: readonly TeamAnswer[];
  /** With another search the list begins anew. */
  readonly search: string;
  readonly onDelete: (team: TeamAnswer) => void;
};

const Found = ({ teams, search, onDelete }: FoundProps) => {
  const list = useRef<HTMLDivElement>(null);
  const { limit, more } = useLimit(search, list);
  return (
    <>
      <div ref={list}>
        <TeamsTable teams={teams.slice(0, limit)} onDelete={onDelete} />
      </div>
      {teams.length > limit && (
        <Button variant="secondary" className="self-start" onClick={more}>
          {moreMessages.more}
        </Button>
      )}
    </>
  );
};

const Teams = ({ eyes }: { readonly eyes: Eyes }) => {
  const address = useAddress();
  const { q, adding, deleted } = address;
  const message = useMessage();
  const { data, isLoadingError } = useQuery(teamsQuery());
  const players = useQuery(managedPlayersQuery(eyes)).data;
  const found = findTeams(data ?? [], q, 'name');
  const opened = useOpened(deleted, data);
  const onClose = useOverPage(adding ? 'add' : deleted, address.leave);
  const done = (said: string): void => {
    message.say(said);
    onClose();
  };
  return (
    <>
      <PageHeader title={words.title} note={<Facts teams={data} players={players} />} failed={isLoadingError}>
        <Button onClick={address.add}>
          <Plus aria-hidden="true" className="size-5" />
          {words.add}
        </Button>
      </PageHeader>
      <MessageBanner message={message} />
      {deleted !== undefined && opened === undefined && data !== undefined && (
        <div className="pb-4">
          <Banner tone="warning" announced onClose={onClose}>
            {words.notFound}
          </Banner>
        </div>
      )}
      <div className="flex flex-col gap-4">
        {data?.length !== 0 && (
          <Toolbar
            active={Number(q !== '')}
            count={data === undefined ? '' : words.count(found.length, data.length)}
            onClear={() => address.searchFor('')}
          >
            <div className="md:w-72">
              <SearchBox label={words.search} value={q} onChange={address.searchFor} />
            </div>
          </Toolbar>
        )}
        <QueryPart
          query={teamsQuery()}
          waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />}
          failed={words.loadFailed}
        >
          {(all) => {
            if (all.length === 0) return <EmptyState title={words.emptyTitle} text={words.emptyText} />;
            if (found.length > 0) return <Found teams={found} search={q} onDelete={address.delete} />;
            return (
              <EmptyState title={words.noneFound} text={words.noneFoundText(q)}>
                <Button variant="secondary" onClick={() => address.searchFor('')}>
                  {words.clearSearch}
                </Button>
              </EmptyState>
            );
          }}
        </QueryPart>
      </div>
      {adding && <AddDialog onDone={done} onClose={onClose} />}
      {opened !== undefined && <DeleteQuestion key={opened._id} team={opened} onDone={done} onClose={onClose} />}
    </>
  );
};

/** All teams for admins, until their reader signs out: the figures of players are shown to nobody else. */
export const ManagedTeamsPage = () => {
  const eyes = useEyes();
  return eyes.eyes === null ? <PageHeader title={words.title} /> : <Teams key={eyes.eyes} eyes={eyes} />;
};
