import { pairingOf } from '@league/query-api/contract/page-titles.ts';
import { finishedShort, matchStatuses } from './match-statuses.ts';

const short: Readonly<Record<string, string>> = { ...matchStatuses, finished: finishedShort };

/** Texts of a match, on its card and wherever else a match is named. */
export const matchCardMessages = {
  /** 'Bilinmiyor' for a status that this page does not know. */
  status: (status: string) => short[status] ?? 'Bilinmiyor',
  /** For admin lists and team pages. */
  finishedLong: matchStatuses.finished,
  walkover: 'HÜKMEN',
  walkoverWon: 'hükmen galip',
  noTime: '–',
  unknownDate: 'Tarih belirlenmemiş',
  /** For the middle of a sentence, in lower case. */
  statusInside: {
    scheduled: 'planlandı',
    live: 'canlı',
    finished: 'bitti',
    cancelled: 'iptal',
  },
  withScore: (home: string, homeScore: number, away: string, awayScore: number) =>
    `${home} ${homeScore}, ${away} ${awayScore}`,
  pairing: pairingOf,
  week: (week: number) => `${week}. hafta`,
  walkoverBy: (winner: string) => `hükmen galip: ${winner}`,
  noForm: 'Henüz maç yok',
  noDate: 'tarih belirlenmemiş',
} as const;
