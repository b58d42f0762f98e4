/** Texts of the weekly calendar, of a day's matches and of a match's details. */
export const matchesMessages = {
  matchesFailed: 'Maçlar alınamadı',
  weeksFailed: 'Hafta sayısı alınamadı',
  currentWeekUnknown: 'Oynanan hafta şu anda belirlenemiyor.',
  emptyTitle: 'Henüz Maç Programı Yok',
  emptyText: 'Fikstür hazırlandığında haftalar burada görünür.',
  toTeams: 'Takımlara bak',
  emptyWeek: 'Bu hafta maç yok.',
  emptyWeekText: 'Yakındaki haftalara bakabilirsiniz.',
  noSuchWeek: (week: number) => `${week}. hafta yok.`,
  noSuchWeekText: (total: number) => `Bu sezon ${total} haftadan oluşuyor.`,
  count: (count: number) => `${count} maç`,

  daily: {
    failed: 'Maçlar yüklenemedi.',
    date: 'Tarih',
    relative: { '-1': 'Dün', '0': 'Bugün', '1': 'Yarın' } as Readonly<Record<string, string>>,
    empty: 'Bu tarihte maç yok.',
    emptyToday: 'Bugün maç yok.',
    toToday: 'Bugüne dön',
    toWeek: (week: number) => `${week}. haftanın takvimi`,
  },

  details: {
    teams: 'Maçın takımları',
    /** While the teams are not known. */
    title: 'Maç',
    failed: 'Maç detayları yüklenemedi.',
    notShown: 'Bilgiler şu anda gösterilemiyor.',
    notFound: 'Maç bulunamadı.',
    notFoundText: 'Adres eksik ya da yanlış olabilir; maç fikstürden silinmiş de olabilir.',
    state: (week: number, status: string) => `${week}. hafta · ${status}`,

    link: 'Bağlantıyı kopyala',
    linkCopied: 'Kopyalandı',
    linkSaid: 'Maçın adresi kopyalandı.',
    address: 'Maçın adresi',
    linkFailed: 'Adres kendiliğinden kopyalanamadı; kutudan seçip kopyalayabilirsiniz.',

    tabs: 'Maç ayrıntıları',
    statistics: 'İstatistik',
    lineup: 'Diziliş',
    goals: 'Gol',
    yellowCards: 'Sarı kart',
    redCards: 'Kırmızı kart',
    noStatistics: 'Bu maç için oyuncu istatistiği girilmemiş.',
    /** Why a match has no figures yet; a match with an unknown status gives no reason. */
    noFigures: {
      scheduled: 'İstatistikler, maçın sonucu girildiğinde görünür.',
      live: 'İstatistikler, maçın sonucu girildiğinde görünür.',
      cancelled: 'İptal edilen maçın istatistiği yok.',
      walkover: 'Hükmen sonuçlanan maçın istatistiği yok.',
    },
    noLineup: 'Diziliş Bilgisi Yok',
  },

  /** For screen readers while a match is open; `match` is "Kartal 3, Çamlıca 1" or "Kartal – Çamlıca". */
  news: {
    started: (match: string) => `Maç başladı: ${match}`,
    goal: (match: string) => `Gol: ${match}`,
    score: (match: string) => `Skor: ${match}`,
    noScore: (match: string) => `Skor silindi: ${match}`,
    finished: (match: string) => `Maç bitti: ${match}`,
    walkover: (match: string) => `Maç hükmen sonuçlandı: ${match}`,
    corrected: (match: string) => `Sonuç düzeltildi: ${match}`,
    annulled: (match: string) => `Sonuç geri alındı: ${match}`,
    cancelled: (match: string) => `Maç iptal edildi: ${match}`,
    planned: (match: string) => `Maç yeniden planlandı: ${match}`,
    moved: (date: string) => `Maçın tarihi değişti: ${date}`,
    undated: 'Maçın tarihi kaldırıldı',
  },
} as const;
