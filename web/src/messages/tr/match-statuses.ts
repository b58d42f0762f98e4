import type { MatchAnswer } from '@league/query-api/contract/matches.ts';

/** As admins and team pages say it; `finishedShort` is what a match's card says. */
export const matchStatuses = {
  scheduled: 'Planlandı',
  live: 'Canlı',
  finished: 'Tamamlandı',
  cancelled: 'İptal',
} as const satisfies Readonly<Record<MatchAnswer['status'], string>>;

export const finishedShort = 'Bitti';
