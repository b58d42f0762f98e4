import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { readAnew } from '../../api/reread.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { StaleNote } from '../../components/stale-note.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { auditMessages } from '../../messages/tr/audit.ts';
import { PartFailed } from '../../components/part-failed.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { type AuditFilter, searchOf } from './filter.ts';
import { auditQuery } from './queries.ts';
import { useArrivals } from './use-arrivals.ts';
import { wordOf } from './value-text.ts';

/** As many as fit most screens; the skeleton is then as high as what is seen of the list. */
const SKELETON_ROWS = 14;

type AuditPageProps = {
  readonly filter: AuditFilter;
  readonly onFilterChange: (filter: AuditFilter) => void;
};

/** Whoever pressed what is gone with the old list, or scrolled away with it, goes on at the head of the new one. */
const useFocusAfterFilter = (search: string) => {
  const head = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(search);
  useEffect(() => {
    if (before.current === search) return;
    before.current = search;
    const { activeElement } = document;
    if (activeElement === document.body || list.current?.contains(activeElement) === true) head.current?.focus();
  }, [search]);
  return { head, list };
};

/** Whoever asks for older records goes on with the first of them. What it gives is to be called when they are asked for. */
const useFocusOnOlder = (list: RefObject<HTMLOListElement | null>, shown: number) => {
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || shown <= from.current) return;
    list.current?.children.item(from.current)?.querySelector('button')?.focus();
    from.current = null;
  }, [list, shown]);
  return () => {
    from.current = shown;
  };
};

/** Everything that was recorded, newest first. The filter stands in the address; the owner puts it there. */
export const AuditPage = ({ filter: asked, onFilterChange }: AuditPageProps) => {
  // A type that nobody knows counts as not said, like all else that the server would refuse.
  const type =
    asked.type !== undefined && wordOf(auditMessages.types, asked.type) !== undefined ? asked.type : undefined;
  const filter = { ...asked, type };
  const search = searchOf(filter);
  const client = useQueryClient();
  const audit = useInfiniteQuery({ ...auditQuery(filter), placeholderData: keepPreviousData });
  const entries = audit.data?.pages.flat();
  const settled = audit.isSuccess && !audit.isPlaceholderData;
  const newSince = useArrivals(search, entries?.[0]?.position ?? null, settled);
  const { head, list } = useFocusAfterFilter(search);
  const focusOnOlder = useFocusOnOlder(list, entries?.length ?? 0);

  const readOlder = () => {
    focusOnOlder();
    void audit.fetchNextPage();
  };

  const older = audit.hasNextPage ? (
    <Button
      variant="secondary"
      busy={audit.isFetchingNextPage}
      busyLabel={auditMessages.loadingOlder}
      className="self-start"
      onClick={readOlder}
    >
      {auditMessages.older}
    </Button>
  ) : (
    <p className="text-meta text-text-2">{auditMessages.noOlder}</p>
  );

  return (
    <>
      <PageHeader title={auditMessages.title} failed={audit.isError && entries === undefined} />
      <AuditFilters filter={filter} onChange={onFilterChange} entries={settled ? entries : undefined} />
      <StaleNote {...audit} isError={audit.isRefetchError} />
      <div className="flex flex-col gap-4">
        <h2 ref={head} tabIndex={-1} className="sr-only">
          {auditMessages.list}
        </h2>
        {audit.isPending && (
          <Skeleton
            shape="table"
            rows={SKELETON_ROWS}
            onRetry={() => void readAnew(client, auditQuery(filter).queryKey)}
          />
        )}
        {audit.isError && entries === undefined && (
          <PartFailed
            error={audit.error}
            message={auditMessages.loadFailed}
            retrying={audit.isFetching}
            onRetry={() => void audit.refetch()}
          />
        )}
        {entries?.length === 0 &&
          (search === '' ? (
            <EmptyState title={auditMessages.empty} text={auditMessages.emptyText} level={3} />
          ) : (
            <EmptyState title={auditMessages.noneFound} level={3}>
              <Button variant="secondary" onClick={() => onFilterChange({})}>
                {auditMessages.clearFilters}
              </Button>
            </EmptyState>
          ))}
        {entries !== undefined && entries.length > 0 && (
          <>
            <AuditList ref={list} entries={entries} newSince={newSince} busy={!settled} />
            {audit.isFetchNextPageError && (
              <PartFailed
                error={audit.error}
                message={auditMessages.olderFailed}
                retrying={audit.isFetchingNextPage}
                onRetry={readOlder}
              />
            )}
            {older}
          </>
        )}
      </div>
    </>
  );
};
