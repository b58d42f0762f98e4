/** Texts of the page of own statistics. */
export const myStatsMessages = {
  signIn: 'İstatistikleri görüntülemek için oyuncu olarak giriş yapmalısınız.',
  failed: 'İstatistikler yüklenirken bir hata oluştu.',
  empty: 'Henüz Maç Yok',
  emptyText: 'Henüz maç oynamadınız. Oynadığınız maçların istatistikleri burada görünür.',
  emptyOfSeason: 'Bu sezonda oynadığınız bir maç yok.',
  totals: 'Toplamlar',
  played: 'Maç',
  outcomes: { wins: 'Galibiyet', draws: 'Beraberlik', losses: 'Mağlubiyet' },
  figures: { goals: 'Gol', assists: 'Asist', saves: 'Kurtarış' },
  winRate: 'Galibiyet oranı',
  targets: 'Hedefler',
  perMatch: (average: string) => `maç başına ${average}`,
  progress: (figure: string) => `${figure} hedefi`,
  recent: 'Son maçlar',
  score: 'Skor',
  all: 'Tüm maç geçmişi',
  /** Why these sums may differ from the totals in the profile. */
  note: 'Sayılar oynadığınız maçlardan hesaplanır; yönetimin sıfırladığı ya da azalttığı toplamlar profilinizde görünür.',
} as const;
