import { answers } from '@league/query-api/contract/models-of-calls.ts';
import { auditAnswer } from '@league/query-api/contract/audit.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, staleness } from '../../api/browser.ts';
import { type AuditFilter, searchOf, type Subject } from './filter.ts';

const PAGE = 50;

/**
 * Read models whose changes make the records on screen be read again. `GET /api/live` never names the audit, which only
 * admins may read; but nearly every event changes one of the public models too.
 */
const MOVED_WITH = [...answers['/api/admin/audit'], 'matches', 'standings', 'settings'];

const addressOf = (filter: AuditFilter, before: string | null, limit = PAGE): string =>
  `/api/admin/audit?${[searchOf(filter), before === null ? '' : `before=${before}`, `limit=${limit}`].filter(Boolean).join('&')}`;

/** Records, newest first; each page starts below the last position of the page before. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', searchOf(filter)],
    queryFn: ({ pageParam, signal }) => api.read(addressOf(filter, pageParam), auditAnswer, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.position ?? null)),
    meta: { models: MOVED_WITH },
    refetchInterval: () => staleness.askAgainMs(addressOf(filter, null)),
  });

/** The newest record of a subject, which contains the subject's name; for names that no record on screen has. */
export const subjectQuery = (subject: Subject, id: string) =>
  queryOptions({
    queryKey: ['audit', 'subject', subject, id],
    queryFn: ({ signal }) => api.read(addressOf({ [subject]: id }, null, 1), auditAnswer, signal),
    meta: { models: MOVED_WITH },
  });
