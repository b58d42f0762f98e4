import { matchHistoryOfAdmins, matchHistoryOfAll } from '@league/query-api/contract/match-history.ts';
import * as z from 'zod/mini';
import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

/** As visitors get it, or with the names that admins get. */
const shownHistory = z.union([matchHistoryOfAdmins, matchHistoryOfAll]);
export type ShownHistory = z.infer<typeof shownHistory>;
export type ShownChange = ShownHistory['changes'][number];

/** Every change of the match, the newest first. */
export const historyQuery = (id: string, eyes: Eyes) =>
  readQuery('/api/matches/:id/history', `/api/matches/${encodeURIComponent(id)}/history`, shownHistory, eyes);
