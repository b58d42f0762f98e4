import { useEffect, useRef, useState } from 'react';
import { useEyes } from '../../api/use-session.ts';
import { PartFailed } from '../../components/query/part-failed.tsx';
import { Button } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { auditMessages } from '../../messages/tr/audit.ts';
import { AuditEntry, auditColumns } from './audit-entry.tsx';
import { isAbove, type Trail, useOlder } from './queries.ts';

type AuditListProps = {
  /** The filter of these records (`queryOf`). */
  readonly search: string;
  /** The position of the entry that was asked for alone: it is open from the start. */
  readonly alone: string | undefined;
  readonly trail: Trail;
  /** Another list is being loaded. */
  readonly busy: boolean;
};

/** Records, newest first: lines under four headings on wide screens, cards on phones; older ones on demand. */
export const AuditList = ({ search, alone, trail: { entries, hasOlder }, busy }: AuditListProps) => {
  /** Records above this position come while the list is on screen. */
  const [newest] = useState(entries[0]?.position ?? '0');
  const older = useOlder(useEyes(), search);
  const list = useRef<HTMLOListElement>(null);
  /** The last record when older ones were asked for: the first of those gets the focus. */
  const last = useRef<Element>(null);
  useEffect(() => {
    const first = last.current?.nextElementSibling;
    if (!first) return;
    first.querySelector('button')?.focus();
    last.current = null;
  });
  const readOlder = () => {
    last.current = list.current?.lastElementChild ?? null;
    older.mutate();
  };
  return (
    <div className="flex flex-col gap-4">
      <div className={classNames('md:overflow-hidden md:rounded-card md:border md:border-line', busy && 'opacity-60')}>
        {/* Screen readers get each line as a sentence, and therefore not the headings. */}
        <div
          aria-hidden="true"
          className={classNames('hidden bg-sunken px-3 py-2.5 text-meta font-semibold text-text-2', auditColumns)}
        >
          {auditMessages.columns.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <ol ref={list} aria-label={auditMessages.list} aria-busy={busy} className="flex flex-col gap-2 md:gap-0">
          {entries.map((entry) => (
            <AuditEntry
              key={entry.position}
              entry={entry}
              isNew={isAbove(entry.position, newest)}
              opened={entry.position === alone}
            />
          ))}
        </ol>
      </div>
      {older.isError && (
        <PartFailed
          error={older.error}
          message={auditMessages.olderFailed}
          retrying={older.isPending}
          onRetry={readOlder}
        />
      )}
      {hasOlder ? (
        <Button
          variant="secondary"
          busy={older.isPending}
          busyLabel={auditMessages.loadingOlder}
          className="self-start"
          onClick={readOlder}
        >
          {auditMessages.older}
        </Button>
      ) : (
        alone === undefined && <p className="text-meta text-text-2">{auditMessages.noOlder}</p>
      )}
    </div>
  );
};
