/** Texts of the frame around the admin's pages. */
export const adminMessages = {
  adminNavigation: 'Yönetim',
  groups: { general: 'Genel', league: 'Lig', officials: 'Görevliler', matches: 'Maçlar' },
  teams: 'Takım yönetimi',
  dashboard: 'Panel',
  players: 'Oyuncu yönetimi',
  teamAssignment: 'Takım atama',
  playerStatistics: 'Oyuncu istatistikleri',
  admins: 'Adminler',
  adminResults: 'Maç sonuçları',
  weeklyFixtures: 'Haftalık fikstür',
  audit: 'Denetim',
  history: 'Geçmiş',
  historyOf: (pairing: string) => `Geçmiş: ${pairing}`,
  viewSite: 'Siteyi gör',
  foldNavigation: 'Menüyü daralt',
  unfoldNavigation: 'Menüyü genişlet',
} as const;
