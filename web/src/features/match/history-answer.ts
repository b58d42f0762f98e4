import { matchHistoryOfAdmins, matchHistoryOfAll } from '@league/query-api/contract/match-history.ts';
import * as z from 'zod/mini';

/** As visitors get it, or with the names that admins get. */
export const shownHistory = z.union([matchHistoryOfAdmins, matchHistoryOfAll]);
export type ShownHistory = z.infer<typeof shownHistory>;
export type ShownChange = ShownHistory['changes'][number];
