import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import { useQuery } from '@tanstack/react-query';
import { auditMessages } from '../../messages/tr/audit.ts';
import { topicText } from './entry-text.ts';
import type { Subject } from './filter.ts';
import { subjectQuery } from './queries.ts';

const nameIn = (entries: readonly AuditEntry[], subject: Subject, id: string): string | undefined => {
  switch (subject) {
    case 'match': {
      const entry = entries.find(({ matchId }) => matchId === id);
      return entry === undefined ? undefined : (topicText(entry) ?? undefined);
    }
    case 'team':
      return entries.flatMap(({ teams }) => teams).find(({ _id }) => _id === id)?.name;
    case 'actor':
      return entries.find(({ actorId }) => actorId === id)?.actorName;
  }
};

/** The name of the filter's subject, from the records on screen or one that is read for it; undefined without an id. */
export const useSubjectName = (
  subject: Subject,
  id: string | undefined,
  entries: readonly AuditEntry[] | undefined,
): string | undefined => {
  const known = id === undefined || entries === undefined ? undefined : nameIn(entries, subject, id);
  const asked = useQuery({
    ...subjectQuery(subject, id ?? ''),
    enabled: id !== undefined && entries !== undefined && known === undefined,
  });
  if (id === undefined) return undefined;
  return known ?? nameIn(asked.data ?? [], subject, id) ?? auditMessages.unknown[subject];
};
