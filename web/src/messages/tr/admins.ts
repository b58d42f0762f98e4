import { pageTitles } from '@league/query-api/contract/page-titles.ts';

export const adminsMessages = {
  title: pageTitles.admins,
  count: (count: number) => `${count} admin`,
  loadFailed: 'Adminler yüklenemedi.',
  empty: 'Henüz admin yetkisi olan oyuncu bulunmuyor.',
  list: 'Admin yetkisi olan oyuncular',
  columns: {
    admin: 'Admin',
    psoId: 'PSO ID',
    email: 'E-posta',
    position: 'Pozisyon',
    team: 'Takım',
    status: 'Durum',
  },
  approved: 'Onaylı',
  notApproved: 'Beklemede',
  shortId: (id: string) => `Oyuncu no ${id}`,
  none: '–',
  free: 'Boşta',
  panel: {
    title: 'Yönetim',
    text: 'Oyuncuların yetkisi oyuncu yönetiminden verilir.',
    managePlayers: 'Oyuncu yönetimi',
    assignment: 'Takım atama',
    achievements: 'Başarımlar',
    matches: 'Maçlar',
    players: 'Oyuncular',
  },
} as const;
