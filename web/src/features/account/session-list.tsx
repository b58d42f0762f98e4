import type { OwnSession } from '@league/query-api/contract/account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readAnew } from '../../api/read-anew.ts';
import { useEyes } from '../../api/use-session.ts';
import { ActFailure } from '../../components/form/act-failure.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDayTime, instantOf } from '../../format/time.ts';
import { accountMessages } from '../../messages/tr/account.ts';
import { formMessages } from '../../messages/tr/ui.ts';
import { useAccountAct } from '../session/mutations.ts';
import { ownSessionsQuery } from './queries.ts';

const timeOf = (iso: string): string => {
  const instant = instantOf(iso);
  return instant === null ? '–' : formatDayTime(instant);
};

type RowProps = {
  readonly session: OwnSession;
  readonly isCurrent: boolean;
  readonly onEnded: (message: string) => void;
};

const Row = ({ session: { id, device, createdAt, lastSeenAt, isAdmin }, isCurrent, onEnded }: RowProps) => {
  const act = useAccountAct('DELETE /api/account/sessions/:id');
  const seen = timeOf(lastSeenAt);
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {device}
            {isCurrent && (
              <Badge className="border-transparent bg-success-tint text-success">{accountMessages.current}</Badge>
            )}
            {isAdmin && <Badge className="border-control text-text-2">{accountMessages.asAdmin}</Badge>}
          </p>
          <p className="text-meta text-text-2 tabular-nums">{accountMessages.since(timeOf(createdAt))}</p>
          <p className="text-meta text-text-2 tabular-nums">{accountMessages.lastSeen(seen)}</p>
        </div>
        {!isCurrent && (
          <Button
            variant="secondary"
            aria-label={accountMessages.endName(device, seen)}
            busy={act.pending}
            busyLabel={accountMessages.ending}
            onClick={() => act.send({}, onEnded, id)}
          >
            {accountMessages.end}
          </Button>
        )}
      </div>
      {act.failure !== null && <ActFailure {...act.failure} failed={formMessages.failed} />}
    </li>
  );
};

/** The sessions of the own account; those of other devices can be ended one by one or all at once. */
export const SessionList = ({ currentId }: { readonly currentId: string | undefined }) => {
  const client = useQueryClient();
  const query = ownSessionsQuery(useEyes());
  const all = useAccountAct('DELETE /api/account/sessions');
  const [told, setTold] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const onEnded = (message: string): void => {
    setTold(message);
    // The pressed button goes with its session.
    list.current?.focus();
    void readAnew(client, query.queryKey);
  };
  return (
    <QueryPart query={query} waiting={<Skeleton shape="cards" rows={2} />} failed={accountMessages.loadFailed}>
      {(sessions) => (
        <div className="flex flex-col gap-4">
          {told !== undefined && (
            <Banner tone="success" announced>
              {told}
            </Banner>
          )}
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={accountMessages.sessions}
            className="divide-y divide-line rounded-card border border-line bg-surface outline-none"
          >
            {sessions.map((session) => (
              <Row key={session.id} session={session} isCurrent={session.id === currentId} onEnded={onEnded} />
            ))}
          </ul>
          {all.failure !== null && <ActFailure {...all.failure} failed={formMessages.failed} />}
          {sessions.some(({ id }) => id !== currentId) ? (
            <Button
              variant="secondary"
              className="self-start"
              busy={all.pending}
              busyLabel={accountMessages.ending}
              onClick={() => all.send({}, onEnded)}
            >
              {accountMessages.endOthers}
            </Button>
          ) : (
            <p className="text-meta text-text-2">{accountMessages.onlyThis}</p>
          )}
        </div>
      )}
    </QueryPart>
  );
};
