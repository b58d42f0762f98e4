import { answers } from '@league/query-api/contract/models-of-calls.ts';
import { auditAnswer } from '@league/query-api/contract/audit.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, staleness } from '../../api/browser.ts';
import { type AuditFilter, searchOf, type Subject } from './filter.ts';

const PAGE = 50;

/**
 * Only admins read the audit, so `GET /api/live` never names it. But nearly all that is recorded moves one of the public
 * models too: when one of them moves, the records on screen are read again.
 */
const MOVED_WITH = [...answers['/api/admin/audit'], 'matches', 'standings', 'settings'];

const addressOf = (filter: AuditFilter, before: string | null, limit = PAGE): string =>
  `/api/admin/audit?${[searchOf(filter), before === null ? '' : `before=${before}`, `limit=${limit}`].filter(Boolean).join('&')}`;

/** Newest first; each page starts below the last position of the one before. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', searchOf(filter)],
    queryFn: ({ pageParam, signal }) => api.read(addressOf(filter, pageParam), auditAnswer, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.position ?? null)),
    meta: { models: MOVED_WITH },
    refetchInterval: () => staleness.askAgainMs(addressOf(filter, null)),
  });

/** Any record of a subject, for its name, where the records on screen have none of it. */
export const subjectQuery = (subject: Subject, id: string) =>
  queryOptions({
    queryKey: ['audit', 'subject', subject, id],
    queryFn: ({ signal }) => api.read(addressOf({ [subject]: id }, null, 1), auditAnswer, signal),
    meta: { models: MOVED_WITH },
  });
