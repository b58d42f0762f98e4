/** Texts of the home page. The news must be true whatever the settings of the league are. */
const news = [
  {
    title: 'Yeni sezon',
    text: 'Fikstür, sonuçlar ve puan durumu sezon boyunca burada. Her sonuç girildiği anda tabloya işlenir.',
  },
  {
    title: 'Transfer dönemi',
    text: 'Takım değişikliklerini lig yönetimi yapar. Dönemin başlangıcı ve bitişi topluluk kanallarında duyurulur.',
  },
  {
    title: 'Turnuva kuralları',
    text: 'Maçlar 8’e 8 oynanır, sonucu maçın hakemi girer. Sahaya çıkmayan takım maçı hükmen 3\u202f–\u2060\u202f0 kaybeder.',
  },
] as const;

export const homeMessages = {
  title: 'Ana Sayfa',
  loadFailed: 'Veriler yüklenirken bir hata oluştu.',
  standings: 'Puan Durumu (ilk 6)',
  noTable: 'İlk sonuç girildiğinde tablo burada görünür.',
  all: 'Tümü',
  allOf: (what: string) => `Tümü: ${what}`,
  weeks: 'hafta',
  matches: 'maç',
  pinned: {
    choose: 'Takımınızı seçin',
    chooseText: 'Sırası ve maçları burada dursun.',
    place: (place: number, points: string) => `${place}. sıra · ${points} puan`,
    next: (opponent: string, time: string) => `Sıradaki: ${opponent}, ${time}`,
    last: (opponent: string, time: string) => `Son maç: ${opponent}, ${time}`,
  },
  kings: { goals: 'Gol', assists: 'Asist', saves: 'Kurtarış' },
  cards: {
    label: 'Kısa yollar',
    noTeams: 'Henüz takım yok',
    played: 'oynandı',
    noFixtures: 'Fikstür hazırlanıyor',
    leads: 'lider',
    noneLeads: 'Henüz maç oynanmadı',
    goals: (goals: string) => `${goals} gol`,
    noGoals: 'Henüz gol yok',
  },
  news,
  newsTitle: 'Haberler',
  socialTitle: 'Bizi izleyin',
  follow: 'Takip Et',
  newTab: '(yeni sekmede açılır)',
  soon: 'Yakında',
  joinTitle: 'Sahaya çıkın',
  joinText: 'Kaydolun, onay alın, bir takıma katılın.',
} as const;
