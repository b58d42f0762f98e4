export const teamsMessages = {
  loadFailed: 'Takımlar yüklenirken bir hata oluştu.',
  emptyTitle: 'Henüz Takım Yok',
  emptyText: 'Takımlar eklendiğinde burada görünür.',
  /** Each figure's name, with what it counts. */
  stats: {
    total: { label: 'Toplam', hint: 'kayıtlı takım' },
    withLogo: { label: 'Logolu', hint: 'kendi logosu var' },
    active: { label: 'Aktif', hint: 'bu sezon oynadı' },
    shown: { label: 'Gösterilen', hint: 'aramaya uyan' },
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
  counts: { players: 'Oyuncu', wins: 'Galibiyet', draws: 'Beraberlik', losses: 'Mağlubiyet' },
} as const;
