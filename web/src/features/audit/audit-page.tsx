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

/** As many rows as fit most screens, so that the skeleton fills the visible part of the list. */
const SKELETON_ROWS = 14;

type AuditPageProps = {
  readonly filter: AuditFilter;
  readonly onFilterChange: (filter: AuditFilter) => void;
};

/** After a new filter, moves the focus to the list's heading if the focused element is in the list or gone. */
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

/** Returns a function to call before older records are read: the first of them then gets the focus. */
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

/** All that was recorded, newest first. The owner keeps the filter in the address. */
export const AuditPage = ({ filter: asked, onFilterChange }: AuditPageProps) => {
  // An unknown event type counts as no filter, as do all values that the server would refuse.
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
