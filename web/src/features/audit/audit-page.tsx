import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { PageHeader } from '../../components/page-header.tsx';
import { StaleNote } from '../../components/stale-note.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { auditMessages } from '../../messages/tr/audit.ts';
import { AuditItem } from './audit-item.tsx';
import { auditQuery } from './queries.ts';

type AuditPageProps = {
  /** A stored event name; undefined shows all. */
  readonly type: string | undefined;
  readonly onTypeChange: (type: string | undefined) => void;
};

export const AuditPage = ({ type, onTypeChange }: AuditPageProps) => {
  const audit = useSuspenseInfiniteQuery(auditQuery(type));
  const entries = audit.data.pages.flat();
  return (
    <>
      <PageHeader title={auditMessages.title}>
        <SelectField
          label={auditMessages.typeFilter}
          value={type ?? ''}
          onChange={(event) => onTypeChange(event.target.value === '' ? undefined : event.target.value)}
        >
          <option value="">{auditMessages.allTypes}</option>
          {Object.entries(auditMessages.types).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </SelectField>
      </PageHeader>
      <StaleNote {...audit} />
      <div className="flex flex-col gap-4">
        {entries.length === 0 ? (
          <EmptyState title={auditMessages.empty} />
        ) : (
          <ol className="rounded-card border border-line bg-surface">
            {entries.map((entry) => (
              <AuditItem key={entry.position} entry={entry} />
            ))}
          </ol>
        )}
        {audit.hasNextPage ? (
          <Button
            variant="secondary"
            busyLabel={audit.isFetchingNextPage ? auditMessages.loadingOlder : undefined}
            onClick={() => void audit.fetchNextPage()}
          >
            {auditMessages.older}
          </Button>
        ) : (
          entries.length > 0 && <p className="text-meta text-text-2">{auditMessages.noOlder}</p>
        )}
      </div>
    </>
  );
};
