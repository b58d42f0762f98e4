import { type AuditEntry, auditAnswer, auditSubjectsAnswer } from '@league/query-api/contract/audit.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/browser.ts';
import type { Eyes } from '../../api/eyes.ts';
import { againAfter, readQuery } from '../../api/read-query.ts';

const PATH = '/api/admin/audit';
const PAGE = 50;
/** The most records of one answer. */
const MOST = 200;

/**
 * Records, newest first, without a gap from the newest on. Records never change, so only the newest are read again; names
 * in older ones stay as they were read until the page is loaded anew.
 */
export type Trail = { readonly entries: readonly AuditEntry[]; readonly hasOlder: boolean };

/** Reads the page of records below this position, or the newest; at most {@link PAGE}. */
type ReadPage = (before: string | undefined) => Promise<readonly AuditEntry[]>;

/** Whether a position comes after another; as decimal texts, beyond 2^53 as well. */
export const isAbove = (one: string, other: string): boolean => BigInt(one) > BigInt(other);

const below = (entries: readonly AuditEntry[], end: string): AuditEntry[] =>
  entries.filter(({ position }) => isAbove(end, position));

/**
 * The newest records on top of those that are known: one page, and more only where more came than a page contains.
 * `known` is asked after each page, because older records may have been added meanwhile.
 */
export const readNewest = async (readPage: ReadPage, known: () => Trail | undefined): Promise<Trail> => {
  const entries: AuditEntry[] = [];
  for (;;) {
    const page = await readPage(entries.at(-1)?.position);
    entries.push(...page);
    const [end, before] = [entries.at(-1)?.position, known()];
    const newest = before?.entries[0]?.position;
    const isWhole = page.length < PAGE || end === undefined;
    if (isWhole || before === undefined || newest === undefined) return { entries, hasOlder: !isWhole };
    if (!isAbove(end, newest))
      return { entries: [...entries, ...below(before.entries, end)], hasOlder: before.hasOlder };
  }
};

/** The trail with one more page at its end; records that it has already are not added again. */
export const withOlder = ({ entries }: Trail, page: readonly AuditEntry[]): Trail => {
  const end = entries.at(-1)?.position;
  return { entries: [...entries, ...(end === undefined ? page : below(page, end))], hasOlder: page.length === PAGE };
};

const addressOf = (search: string, limit: number, before?: string): string =>
  `${PATH}?${[search, before === undefined ? '' : `before=${before}`, `limit=${limit}`].filter(Boolean).join('&')}`;

const pagesOf =
  (search: string, signal?: AbortSignal): ReadPage =>
  (before) =>
    api.read(addressOf(search, PAGE, before), auditAnswer, signal);

/** The address of the newest records that fit a filter, as many as the call gives at once. */
export const csvOf = (search: string): string => addressOf(search, MOST);

/** The records that fit a filter (`queryOf`). */
export const auditQuery = (eyes: Eyes, search: string) => {
  const url = addressOf(search, PAGE);
  const queryKey = [url, eyes];
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) => readNewest(pagesOf(search, signal), () => client.getQueryData<Trail>(queryKey)),
    // `GET /api/live` never names the audit, which only admins may read; but nearly every event changes one of the public
    // models too.
    meta: { call: PATH, models: ['matches', 'standings', 'settings'] },
    refetchInterval: againAfter(url),
  });
};

/** Reads one more page of older records into the trail. */
export const useOlder = (eyes: Eyes, search: string) => {
  const client = useQueryClient();
  const { queryKey } = auditQuery(eyes, search);
  return useMutation({
    mutationFn: () => pagesOf(search)(client.getQueryData(queryKey)?.entries.at(-1)?.position),
    onSuccess: (page) => client.setQueryData(queryKey, (trail) => trail && withOlder(trail, page)),
  });
};

const SUBJECTS = '/api/admin/audit/subjects';

/** Everything for which the audit can be searched, by name. */
export const subjectsQuery = (eyes: Eyes) => readQuery(SUBJECTS, SUBJECTS, auditSubjectsAnswer, eyes);
