import type { MatchAnswer } from '@league/query-api/contract/matches.ts';

/** Whether the result of the match still has to be entered. */
export const lacksResult = ({ status }: Pick<MatchAnswer, 'status'>): boolean =>
  status === 'scheduled' || status === 'live';
