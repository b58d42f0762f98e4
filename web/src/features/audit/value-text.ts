import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import { formatDateTime, instantOf } from '../../format/time.ts';
import { auditMessages } from '../../messages/tr/audit.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The field's name by the longest end of its path that has one, else the path as stored. */
export const fieldText = (path: string): string => {
  const parts = path.split('.');
  const ends = parts.map((_, from) => parts.slice(from).join('.'));
  const known = ends.find((end) => end in auditMessages.fields);
  return (known === undefined ? undefined : auditMessages.fields[known]) ?? path;
};

/** A stored value in words: team ids by name, instants in Turkish time, lists by their length. */
export const valueText = (value: unknown, teams: AuditEntry['teams']): string => {
  if (value === undefined || value === null) return auditMessages.none;
  if (typeof value === 'boolean') return value ? auditMessages.yes : auditMessages.no;
  if (Array.isArray(value)) return auditMessages.entries(value.length);
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : JSON.stringify(value);
  const team = teams.find((each) => each._id === value);
  if (team !== undefined) return team.name;
  const instant = INSTANT.test(value) ? instantOf(value) : null;
  return instant === null ? (auditMessages.values[value] ?? value) : formatDateTime(instant);
};
