const matchStatuses: Readonly<Record<string, string>> = {
  scheduled: 'Planlandı',
  live: 'Canlı',
  finished: 'Bitti',
  cancelled: 'İptal',
};

/** Words of a match, on its card and wherever else one is named. */
export const matchCardMessages = {
  /** 'Bilinmiyor' for a status that this program does not know. */
  status: (status: string) => matchStatuses[status] ?? 'Bilinmiyor',
  /** In lists of the administration and on team pages. */
  finishedLong: 'Tamamlandı',
  versus: 'vs',
  walkover: 'HÜKMEN',
  walkoverWon: 'hükmen galip',
  noTime: '–',
  unknownDate: 'Tarih belirlenmemiş',
  week: (week: number) => `${week}. hafta`,
  /** In the middle of a sentence: without a capital. */
  statusInside: {
    scheduled: 'planlandı',
    live: 'canlı',
    finished: 'bitti',
    cancelled: 'iptal',
  },
  withScore: (home: string, homeScore: number, away: string, awayScore: number) =>
    `${home} ${homeScore}, ${away} ${awayScore}`,
  pairing: (home: string, away: string) => `${home} – ${away}`,
  walkoverBy: (winner: string) => `hükmen galip: ${winner}`,
  noDate: 'tarih belirlenmemiş',
} as const;
