import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useEyes, useSession } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { auditMessages } from '../../messages/tr/audit.ts';
import { CsvButton } from '../csv/csv-button.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import type { AuditFilter } from './filter.ts';
import { queryOf } from './filter-query.ts';
import { auditQuery, csvOf } from './queries.ts';
import { wordOf } from './value-text.ts';

/** As many rows as fit most screens, so that the skeleton fills the visible part of the list. */
const SKELETON_ROWS = 14;

/** With another list, moves the focus to its heading if the focused element went with the list before. */
const useFocusAfterFilter = (search: string) => {
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(search);
  useEffect(() => {
    if (before.current !== search && document.activeElement === document.body) head.current?.focus();
    before.current = search;
  }, [search]);
  return head;
};

const route = getRouteApi('/admin/_guarded/audit');

/** All that was recorded, newest first. */
const Records = () => {
  const asked = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (chosen: AuditFilter) => void navigate({ search: chosen, replace: true, resetScroll: false });
  // An unknown event type counts as no filter, as do all values that the server would refuse.
  const isKnown = asked.type !== undefined && wordOf(auditMessages.types, asked.type) !== undefined;
  const filter = isKnown ? asked : { ...asked, type: undefined };
  const search = queryOf(filter);
  // Deferred: the records on screen stay until those of another filter are there.
  const shown = useDeferredValue(search);
  const query = auditQuery(useEyes(), shown);
  const { data, isLoadingError } = useQuery(query);
  const head = useFocusAfterFilter(shown);
  return (
    <>
      <PageHeader title={auditMessages.title} failed={isLoadingError}>
        <CsvButton path={csvOf(search)} />
      </PageHeader>
      <AuditFilters filter={filter} onChange={choose} shown={shown === search ? data?.entries.length : undefined} />
      <h2 ref={head} tabIndex={-1} className="sr-only">
        {auditMessages.list}
      </h2>
      <QueryPart
        query={query}
        waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />}
        failed={auditMessages.loadFailed}
      >
        {(trail) => {
          if (trail.entries.length > 0)
            return (
              <AuditList
                key={shown}
                search={shown}
                alone={filter.entry === undefined ? undefined : String(filter.entry)}
                trail={trail}
                busy={shown !== search}
              />
            );
          if (shown === '') return <EmptyState title={auditMessages.empty} text={auditMessages.emptyText} level={3} />;
          return (
            <EmptyState title={auditMessages.noneFound} level={3}>
              <Button variant="secondary" onClick={() => choose({})}>
                {auditMessages.clearFilters}
              </Button>
            </EmptyState>
          );
        }}
      </QueryPart>
    </>
  );
};

/** The records, until their reader signs out, in another tab too; another person's are never shown until these are read. */
export const AuditPage = () => {
  const session = useSession();
  return session === null ? <PageHeader title={auditMessages.title} /> : <Records key={session.id} />;
};
