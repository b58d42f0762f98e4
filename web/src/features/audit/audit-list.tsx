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
  /** Records above this position are new and highlighted. */
  readonly newSince: string | null;
  /** Another list is being loaded. */
  readonly busy: boolean;
};

/** Records, newest first: lines under four headings on wide screens, cards on phones. */
export const AuditList = ({ ref, entries, newSince, busy }: AuditListProps) => (
  <div className={classNames('md:overflow-hidden md:rounded-card md:border md:border-line', busy && 'opacity-60')}>
    {/* Screen readers get each line as a sentence, and therefore not the headings. */}
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
