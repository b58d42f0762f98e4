import { dashboardStats } from '@league/query-api/contract/dashboard.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Eyes } from '../../api/eyes.ts';
import { againAfter, readQuery } from '../../api/read-query.ts';

const PATH = '/api/admin/dashboard-stats';

/** What waits depends on the time too: a match whose hour is over moves no read model. */
const AGAIN_MS = 60_000;

/** The league in figures and what waits for an admin, read again each minute. */
export const dashboardQuery = (eyes: Eyes) =>
  queryOptions({
    ...readQuery(PATH, PATH, dashboardStats, eyes),
    refetchInterval: (query) => againAfter(PATH)(query) || AGAIN_MS,
  });
