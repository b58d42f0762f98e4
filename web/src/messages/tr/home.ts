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
  today: (matches: number) => `Bugün · ${matches} maç`,
  nextMatches: 'Sıradaki maçlar',
  lastMatches: 'Son sonuçlar',
  all: 'Tümü',
  allOf: (what: string) => `Tümü: ${what}`,
  noNext: 'Bu haftanın bütün maçları oynandı.',
  noLast: 'Henüz oynanmış maç yok.',
  noMatches: 'Henüz Maç Yok',
  teamCount: (teams: number) => `${teams} takım`,
  weekCount: (weeks: number) => `${weeks} hafta`,
  starts: (day: string) => `Başlangıç: ${day}`,
  ends: (day: string) => `Bitiş: ${day}`,
  cards: 'Kısa yollar',
  firstTeam: (team: string, points: string) => `${points} puan · ${team}`,
  firstScorer: (gamertag: string, goals: string) => `${goals} gol · ${gamertag}`,
  news,
  newsTitle: 'Haberler',
  socialTitle: 'Topluluk',
  follow: 'Takip Et',
  followName: (platform: string) => `${platform}: Takip Et (yeni sekmede açılır)`,
  soon: 'Yakında',
  soonName: (platform: string) => `${platform}: Yakında`,
} as const;
