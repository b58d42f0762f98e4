export const seasonsMessages = {
  season: 'Sezon',
  current: (label: string) => `${label} (güncel)`,
  week: 'Hafta',
  /** Of a season that is over: its last table. */
  now: (current: boolean) => `Hafta: ${current ? 'güncel' : 'son'}`,
  ofWeek: (week: number) => `${week}. hafta`,
} as const;
