import { capital } from './capital.ts';
import { playoffFormats } from './table-words.ts';

/** Words of the two settings that mark places in the table. */
export const zoneSettingsMessages = {
  save: 'Kaydet',
  saving: 'Kaydediliyor…',
  failed: 'Ayarlar kaydedilemedi',
  settings: 'Ayarlar',
  settingsFailed: 'Ayarlar yüklenemedi.',
  today: 'Bugünkü tabloya göre',
  tableFailed: 'Puan durumu yüklenirken bir hata oluştu.',
  noTeams: 'Tabloda henüz takım yok.',
  off: 'Kapalı: tabloda yer işaretlenmez.',
  points: (points: number) => `${points} puan`,
  playoff: {
    title: 'Play-off Ayarları',
    enabled: 'Play-off oynanır',
    teams: 'Takım sayısı',
    teamsOption: (teams: number) => `${teams} takım`,
    format: 'Format',
    formats: [
      {
        value: 'single-elimination',
        label: capital(playoffFormats['single-elimination']),
        hint: 'Kaybeden elenir',
      },
      {
        value: 'double-elimination',
        label: capital(playoffFormats['double-elimination']),
        hint: 'İkinci yenilgide elenir',
      },
      { value: 'round-robin', label: capital(playoffFormats['round-robin']), hint: 'Herkes herkesle oynar' },
    ],
    note: (teams: number) => `Bugün play-off oynayacak ${teams} takım`,
    bracketFailed: 'Play-off eşleşmeleri yüklenemedi.',
  },
  relegation: {
    title: 'Küme Düşme Ayarları',
    enabled: 'Takımlar küme düşer',
    teams: 'Küme düşen takım sayısı',
    teamsHint: '0 ile 10 arasında; tablonun sonundan sayılır.',
    note: (teams: number) => `Bugün küme düşecek ${teams} takım`,
  },
} as const;
