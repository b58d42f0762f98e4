import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import { Cell, HeadCell, RowHead, Table } from '../../components/ui/table.tsx';
import { formatDateTime, instantOf } from '../../format/time.ts';
import { auditMessages } from '../../messages/tr/audit.ts';
import { changesOf } from './changes.ts';
import { fieldText, valueText } from './value-text.ts';

const Changes = ({ entry, title }: { readonly entry: AuditEntry; readonly title: string }) => {
  const changes = changesOf(entry);
  if (changes.length === 0) return null;
  return (
    <details>
      <summary className="flex min-h-11 items-center text-meta underline">
        {auditMessages.showChanges(changes.length)}
      </summary>
      <Table caption={auditMessages.changes(title)}>
        <thead>
          <tr>
            <HeadCell>{auditMessages.columns.field}</HeadCell>
            <HeadCell>{auditMessages.columns.before}</HeadCell>
            <HeadCell>{auditMessages.columns.after}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, before, after }) => (
            <tr key={path} className="border-t border-line">
              <RowHead>{fieldText(path)}</RowHead>
              <Cell>{valueText(before, entry.teams)}</Cell>
              <Cell>{valueText(after, entry.teams)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
};

/** One event as a sentence: when, who, what, about what, why; before and after fold out. */
export const AuditItem = ({ entry }: { readonly entry: AuditEntry }) => {
  const recordedAt = instantOf(entry.recordedAt);
  const what = auditMessages.types[entry.type] ?? entry.type;
  const role = auditMessages.roles[entry.actorRole] ?? entry.actorRole;
  return (
    <li className="flex flex-col gap-1 border-t border-line px-4 py-3 first:border-t-0">
      <p className="text-meta text-text-2">
        {recordedAt !== null && <time dateTime={entry.recordedAt}>{formatDateTime(recordedAt)}</time>}
        {' · '}
        {auditMessages.by(entry.actorName, role)}
      </p>
      <p className="font-semibold">{what}</p>
      {entry.teams.length > 0 && <p>{entry.teams.map((team) => team.name).join(' – ')}</p>}
      {entry.reason !== null && <p className="text-text-2">{auditMessages.reason(entry.reason)}</p>}
      {entry.void && <p className="text-warning">{auditMessages.void}</p>}
      <Changes entry={entry} title={what} />
    </li>
  );
};
