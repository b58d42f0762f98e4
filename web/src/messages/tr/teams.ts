import { pageTitles } from '@league/query-api/contract/page-titles.ts';

export const teamsMessages = {
  loadFailed: 'Takımlar yüklenirken bir hata oluştu.',
  emptyTitle: 'Henüz Takım Yok',
  emptyText: 'Takımlar eklendiğinde burada görünür.',
  /** After the figures of all teams, those that play, those with a logo of their own, and those that the search finds. */
  facts: { total: 'takım', active: 'aktif', withLogo: 'logolu', shown: 'gösterilen' },
  place: (place: number) => `${place}. sıra`,
  players: 'oyuncu',
  /** "3 G 3 B 1 M", in words for screen readers. */
  outcomes: {
    short: (wins: number, draws: number, losses: number) => `${wins} G ${draws} B ${losses} M`,
    long: (wins: number, draws: number, losses: number) =>
      `${wins} galibiyet, ${draws} beraberlik, ${losses} mağlubiyet`,
  },
  list: 'Takım listesi',
  search: 'Takım ara',
  sortLabel: 'Sıralama',
  sort: { name: 'Ada göre', date: 'Tarihe göre (yeniden eskiye)' },
  count: (shown: number, total: number) => (shown === total ? `${total} takım` : `${total} takımdan ${shown} takım`),
  noneFound: 'Sonuç Bulunamadı',
  noneFoundText: (search: string) => `“${search}” aramasına uyan takım yok.`,
  shortId: (id: string) => `Takım no ${id}`,
  complete: 'Tamamlanmış Profil',
  logoMissing: 'Logo Eksik',
  details: 'Takım Detayları',
  detailsOf: (team: string) => `Takım Detayları: ${team}`,
  detail: {
    title: pageTitles.noTeam,
    own: 'Takımım',
    place: (place: number, points: string) => `${place}. sıra · ${points} puan`,
    when: { next: 'Sıradaki maç', last: 'Son maç' },
    lines: {
      keeper: 'Kaleci',
      defence: 'Defans',
      midfield: 'Orta saha',
      attack: 'Forvet',
      other: 'Mevkisi yazılmamış',
    },
    /** The columns of a squad, and their names for screen readers. */
    figures: {
      saves: { short: 'Kur.', long: 'kurtarış' },
      goals: { short: 'Gol', long: 'gol' },
      assists: { short: 'Ast', long: 'asist' },
      matchesPlayed: { short: 'Maç', long: 'maç' },
    },
    failed: 'Takım detayları yüklenirken bir hata oluştu.',
    notFound: 'Takım bulunamadı.',
    back: 'Takımlar',
    toTeams: 'Takımlara dön',
    parts: 'Takım bölümleri',
    squad: 'Takım Kadrosu',
    lineup: 'Diziliş',
    noLineup: 'Diziliş Bilgisi Yok',
    noLineupText: 'Takımın son maçları için diziliş girilmedi.',
    lineupFailed: 'Diziliş yüklenemedi.',
    /** A figure that is not read yet is a dash. */
    counts: { players: 'Oyuncu', matches: 'Biten maç', wins: 'Galibiyet', goals: 'Gol', form: 'Form', unknown: '–' },
    noPlayers: 'Henüz Oyuncu Yok',
    noPlayersText: 'Takıma oyuncu katıldığında burada görünür.',
    matches: 'Maçlar',
    matchesFailed: 'Maçlar yüklenemedi.',
    noMatches: 'Henüz Maç Yok',
    moreMatches: (count: number) => `+${count} Maç Daha`,
  },
} as const;
