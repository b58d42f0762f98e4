import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
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
import { SearchBox } from '../../components/ui/search-box.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { moreMessages } from '../../messages/tr/controls.ts';
import { playerStatisticsMessages as words } from '../../messages/tr/player-statistics.ts';
import { managedPlayersQuery } from '../player-management/queries.ts';
import { useLimit } from '../player-management/use-limit.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ResetQuestion } from './reset-question.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import { findByNameOrTeam, hasAny, withStatistics } from './totals.ts';
import { useStatisticsAddress } from './use-statistics-address.ts';

const SKELETON_ROWS = 12;

type FoundProps = {
  readonly players: readonly AdminsPlayer[];
  readonly search: string;
  readonly onRemove: (player: AdminsPlayer) => void;
};

/** The players found, the first of them at first. */
const Found = ({ players, search, onRemove }: FoundProps) => {
  const list = useRef<HTMLDivElement>(null);
  const { limit, more } = useLimit(search, list);
  return (
    <>
      <div ref={list} tabIndex={-1} role="group" aria-label={words.list} className="outline-none">
        <StatisticsTable players={players.slice(0, limit)} onRemove={onRemove} />
      </div>
      {players.length > limit && (
        <Button variant="secondary" className="self-start" onClick={more}>
          {moreMessages.more}
        </Button>
      )}
    </>
  );
};

type ResetAllProps = { readonly players: readonly AdminsPlayer[]; readonly onOpen: () => void };

const ResetAll = ({ players, onOpen }: ResetAllProps) => {
  const nothing = !players.some(({ stats }) => hasAny(stats));
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {nothing && <span className="text-small text-text-3">{words.resetAll.nothing}</span>}
      <Button variant="secondary" disabled={nothing} onClick={onOpen}>
        {words.resetAll.open}
      </Button>
    </span>
  );
};

const PlayerStatistics = ({ eyes }: { readonly eyes: Eyes }) => {
  const query = managedPlayersQuery(eyes);
  const { data, isLoadingError } = useQuery(query);
  const message = useMessage();
  const players = useMemo(() => withStatistics(data ?? []), [data]);
  const address = useStatisticsAddress(data && players);
  const { q, opened, onClose } = address;
  const found = useMemo(() => findByNameOrTeam(players, q), [players, q]);
  const done = (said: string): void => {
    message.say(said);
    onClose();
  };
  return (
    <>
      <PageHeader title={words.title} note={data && words.count(found.length, players.length)} failed={isLoadingError}>
        {players.length > 0 && <ResetAll players={players} onOpen={address.openAll} />}
      </PageHeader>
      <MessageBanner message={message} />
      {address.player !== undefined && opened === undefined && data !== undefined && (
        <div className="pb-4">
          <Banner tone="warning" announced onClose={onClose}>
            {words.notFound}
          </Banner>
        </div>
      )}
      <div className="flex flex-col gap-4">
        <div className="md:w-72">
          <SearchBox label={words.search} value={q} onChange={address.searchFor} />
        </div>
        <QueryPart query={query} waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />} failed={words.loadFailed}>
          {() => {
            if (players.length === 0) return <EmptyState title={words.emptyTitle} text={words.emptyText} />;
            if (found.length > 0) return <Found players={found} search={q} onRemove={address.openFor} />;
            return (
              <EmptyState title={words.noneFound} text={words.noneFoundText}>
                <Button variant="secondary" onClick={() => address.searchFor('')}>
                  {words.clearSearch}
                </Button>
              </EmptyState>
            );
          }}
        </QueryPart>
      </div>
      {opened !== undefined && <DeleteDialog key={opened._id} player={opened} onDone={done} onClose={onClose} />}
      {address.asksAll && data !== undefined && <ResetQuestion players={players} onDone={done} onClose={onClose} />}
    </>
  );
};

/** The totals of all players, until their reader signs out: what an admin reads here is shown to nobody else. */
export const PlayerStatisticsPage = () => {
  const eyes = useEyes();
  return eyes.eyes === null ? <PageHeader title={words.title} /> : <PlayerStatistics key={eyes.eyes} eyes={eyes} />;
};
