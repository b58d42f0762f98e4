/**
 * The titles of pages, worded once. The web uses them as headings and as titles of documents (web/src/messages/tr); the heads of shared
 * pages use them too (query-api/pages/head).
 */
export const pageTitles = {
  home: 'Ana Sayfa',
  standings: 'Puan Durumu',
  goals: 'Gol Krallığı',
  assists: 'Asist Krallığı',
  saves: 'Kurtarış Krallığı',
  weekly: 'Haftalık Takvim',
  daily: 'Günün Maçları',
  teams: 'Takımlar',
  players: 'Oyuncular',
  admins: 'Adminler',
  seasons: 'Sezonlar',
  rules: 'Kurallar ve ödüller',
  about: 'Hakkında',
  privacy: 'Gizlilik',
  register: 'Kayıt Ol',
  login: 'Oyuncu Girişi',
  loginByCode: 'Kodla yeni şifre',
  adminLogin: 'Admin Girişi',
  ownProfile: 'Profil',
  ownStatistics: 'İstatistiklerim',
  refereePanel: 'Hakem Paneli',
  refereeResults: 'Hakem Sonuçları',
  broadcasterPanel: 'Yayıncı Paneli',
  noPage: 'Sayfa bulunamadı',
  noMatch: 'Maç bulunamadı.',
  noPlayer: 'Oyuncu bulunamadı',
  noSeason: 'Sezon bulunamadı.',
  /** Also the title of a team's page until its name is known. */
  noTeam: 'Takım',
} as const;

/** The title of a document: the page, then the league. */
export const documentTitle = (page: string, league: string): string => `${page} · ${league}`;

/** "Galata – Çaykur": how a match is named. */
export const pairingOf = (match: {
  readonly homeTeam: { readonly name: string };
  readonly awayTeam: { readonly name: string };
}): string => `${match.homeTeam.name} – ${match.awayTeam.name}`;
