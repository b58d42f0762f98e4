import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

/** Every change of the match, the newest first. */
export const historyQuery = (id: string, eyes: Eyes) =>
  readQuery(
    '/api/matches/:id/history',
    `/api/matches/${encodeURIComponent(id)}/history`,
    () => import('./history-answer.ts').then(({ shownHistory }) => shownHistory),
    eyes,
  );
