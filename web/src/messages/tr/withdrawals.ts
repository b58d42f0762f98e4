type Played = 'keep' | 'annul';

const consequences: Readonly<Record<Played, string>> = {
  keep: 'kalan maçlarını rakipleri hükmen kazanır',
  annul: 'hiçbir maçı sayılmaz',
};

/** Texts about teams that left the season, in its table. */
export const withdrawalMessages = {
  title: 'Ligden çekilenler',
  mark: 'Çekildi',
  left: 'ligden çekildi',
  line: (team: string, played: Played, reason: string) => `${team} ligden çekildi; ${consequences[played]} — ${reason}`,
  why: {
    keep: (team: string) => `${team} ligden çekildi: oynadığı maçlar sayılır, kalanlarını rakipleri hükmen kazanır.`,
    annul: (team: string) => `${team} ligden çekildi: hiçbir maçı sayılmaz, öbür takımların ardında sıralanır.`,
  },
} as const;
