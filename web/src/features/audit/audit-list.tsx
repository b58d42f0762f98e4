import type { AuditEntry as Entry } from '@league/query-api/contract/audit.ts';
import type { Ref } from 'react';
import { classNames } from '../../components/ui/class-names.ts';
import { auditMessages } from '../../messages/tr/audit.ts';
import { AuditEntry, auditColumns } from './audit-entry.tsx';
import { isBehind } from './position.ts';

const { columns } = auditMessages;

type AuditListProps = {
  readonly ref: Ref<HTMLOListElement>;
  readonly entries: readonly Entry[];
  /** Those above this position have just come. */
  readonly newSince: string | null;
  /** Another list is on its way. */
  readonly busy: boolean;
};

/** Records, newest first: lines under four heads where there is room, cards on phones. */
export const AuditList = ({ ref, entries, newSince, busy }: AuditListProps) => (
  <div className={classNames('md:overflow-hidden md:rounded-card md:border md:border-line', busy && 'opacity-60')}>
    {/* Each line reads as a sentence; the heads are for the eye. */}
    <div
      aria-hidden="true"
      className={classNames('hidden bg-sunken px-3 py-2.5 text-meta font-semibold text-text-2', auditColumns)}
    >
      <span>{columns.time}</span>
      <span>{columns.person}</span>
      <span>{columns.what}</span>
      <span>{columns.topic}</span>
    </div>
    <ol ref={ref} aria-label={auditMessages.list} aria-busy={busy} className="flex flex-col gap-2 md:gap-0">
      {entries.map((entry) => (
        <AuditEntry
          key={entry.position}
          entry={entry}
          isNew={newSince !== null && isBehind(entry.position, newSince)}
        />
      ))}
    </ol>
  </div>
);
