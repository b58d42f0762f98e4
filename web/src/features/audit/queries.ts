import { auditAnswer } from '@league/query-api/contract/audit.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../api/browser.ts';

const PAGE = 50;

/** Newest first; each page starts below the last position of the one before. `type` is a stored event name. */
export const auditQuery = (type?: string) =>
  infiniteQueryOptions({
    queryKey: ['audit', type ?? 'all'],
    queryFn: ({ pageParam, signal }) => {
      const filter = new URLSearchParams({ limit: String(PAGE) });
      if (type !== undefined) filter.set('type', type);
      if (pageParam !== null) filter.set('before', pageParam);
      return api.read(`/api/admin/audit?${filter}`, auditAnswer, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.position ?? null)),
  });
