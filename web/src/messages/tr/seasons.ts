/** Texts of the choice of a season and one of its weeks. */
export const seasonsMessages = {
  season: 'Sezon',
  current: (label: string) => `${label} (güncel)`,
  week: 'Hafta',
  /** 'son' for a season that is over, whose last week's table is shown. */
  now: (current: boolean) => `Hafta: ${current ? 'güncel' : 'son'}`,
} as const;

/** Texts of the links to the archive of seasons. */
export const archiveLinkMessages = { all: 'Tüm sezonlar', one: 'Bu sezonun sayfası' } as const;
