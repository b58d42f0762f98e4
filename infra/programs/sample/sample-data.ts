/** The teams of the sample league, invented. */
export const SAMPLE_TEAMS = [
  'Boğaziçi Şahinleri',
  'Işıklı Gücü',
  'Kartal Yıldızları',
  'Çamlıca SK',
  'Üsküdar Birlik',
  'Anadolu Yıldızları',
  'Yeşilova 1987',
  'Ege Fırtınası',
  'Karadeniz Dalgası',
  'Toros Kaplanları',
  'Başkent Gençlik',
  'Güneydoğu Anadolu Aslanları SK',
] as const;

/** Goals as leagues score them: most teams get one or two. */
const GOALS = [0, 1, 1, 2, 0, 3, 1, 2, 2, 1, 0, 4, 1, 3, 2, 0, 1] as const;

/** The score of the n-th match: always the same, so that two samples are alike. */
export const sampleScore = (index: number): { homeScore: number; awayScore: number } => ({
  homeScore: GOALS[(index * 7 + 3) % GOALS.length] ?? 0,
  awayScore: GOALS[(index * 11 + 5) % GOALS.length] ?? 0,
});
