import { formatNumber } from '../../format/number.ts';

/** Texts of the admin's page on which totals of players are taken back. */
export const playerStatisticsMessages = {
  title: 'Oyuncu istatistikleri',
  loadFailed: 'Oyuncular yüklenirken hata oluştu',
  emptyTitle: 'Henüz Oyuncu Yok',
  emptyText: 'Onaylanan oyuncular burada görünür.',
  noneFound: 'Sonuç Bulunamadı',
  noneFoundText: 'Bu aramaya uyan oyuncu ya da takım yok.',
  clearSearch: 'Aramayı temizle',
  list: 'Oyuncular',
  search: 'Oyuncu ya da takım ara',
  count: (shown: number, total: number) =>
    shown === total
      ? `${formatNumber(total)} oyuncu`
      : `${formatNumber(total)} oyuncudan ${formatNumber(shown)} oyuncu`,
  notFound: 'Oyuncu bulunamadı.',
  free: 'Boşta',
  columns: {
    gamertag: 'Gamertag',
    team: 'Takım',
    matchesPlayed: 'Maç',
    goals: 'Gol',
    assists: 'Asist',
    saves: 'Kurtarış',
    yellowCards: 'Sarı',
    redCards: 'Kırmızı',
    rating: 'Puan',
    acts: 'İşlemler',
  },
  noRating: '–',
  remove: {
    open: 'İstatistik sil',
    openFor: (gamertag: string) => `İstatistik sil: ${gamertag}`,
    /** Stands beside the button that cannot be pressed. */
    nothing: 'Silinecek istatistik yok',
    title: (gamertag: string) => `İstatistik sil: ${gamertag}`,
    description: 'Bu sezonun toplamları değişir; maçlar, maç geçmişi ve kariyer olduğu gibi kalır.',
    operation: 'İşlem',
    operations: {
      reset: { label: 'Sıfırla', hint: 'Seçilenler 0 olur' },
      decrease: { label: 'Azalt', hint: 'Seçilenlerden miktar kadar düşülür' },
    },
    amount: 'Miktar',
    amountHint: (most: number) => `1 ile ${most} arasında`,
    choices: 'Silinecek istatistikler',
    stats: {
      goals: 'Gol',
      assists: 'Asist',
      gkSaves: 'Kurtarış',
      yellowCards: 'Sarı kart',
      redCards: 'Kırmızı kart',
      all: 'Tümü',
    },
    stat: (name: string, value: number) => `${name} (${formatNumber(value)})`,
    zero: 'Zaten 0, silinecek bir şey yok',
    allHint: 'Oynanan maç sayısıyla birlikte',
    allOnlyReset: 'Tümü yalnızca sıfırlanabilir',
    reason: 'Gerekçe',
    reasonHint: 'Denetim kaydında görünür. Kişisel bilgi yazmayın; geçmişte kalır.',
    chooseFirst: 'En az bir istatistik seçin.',
    submit: 'İstatistikleri sil',
    busy: 'Siliniyor…',
    leave: 'Bırakırsanız seçiminiz silinir, istatistikler değişmez.',
    failed: 'İstatistik silinemedi',
    done: (gamertag: string) => `${gamertag} oyuncusunun seçilen istatistikleri başarıyla silindi!`,
  },
  resetAll: {
    open: 'Tüm istatistikleri sıfırla',
    nothing: 'Sıfırlanacak istatistik yok',
    title: 'Tüm oyuncu istatistikleri sıfırlansın mı?',
    description: 'Bu sezonun bütün toplamları sıfırlanır.',
    facts: {
      players: (count: number) => `${formatNumber(count)} oyuncunun toplamları 0 olur`,
      goals: (goals: number, assists: number, saves: number) =>
        `${formatNumber(goals)} gol, ${formatNumber(assists)} asist ve ${formatNumber(saves)} kurtarış toplamlardan çıkar`,
      cards: (yellow: number, red: number) =>
        `${formatNumber(yellow)} sarı ve ${formatNumber(red)} kırmızı kart toplamlardan çıkar`,
    },
    remains:
      'Maçlar, puan durumu, maç geçmişi ve kariyer toplamları olduğu gibi kalır. Üzerine başka bir işlem gelmedikçe Kontrol Paneli sayfasından geri alınabilir.',
    submit: (count: number) => `${formatNumber(count)} oyuncuyu sıfırla`,
    busy: 'Sıfırlanıyor…',
    done: 'Tüm oyuncu istatistikleri sıfırlandı!',
    failed: 'Oyuncu istatistikleri sıfırlanırken hata oluştu.',
  },
} as const;
