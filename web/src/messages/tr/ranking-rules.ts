import { tieBreakers } from './table-words.ts';

/** Words of the rules by which the table is ordered. */
export const rankingRulesMessages = {
  title: 'Sıralama kuralları',
  settings: 'Kurallar',
  settingsNote: 'Kapanan sezonlar kendi kurallarıyla kalır.',
  save: 'Kaydet',
  saving: 'Kaydediliyor…',
  failed: 'Sıralama kuralları kaydedilemedi',
  pointsForWin: 'Galibiyet puanı',
  pointsForDraw: 'Beraberlik puanı',
  order: {
    label: 'Eşit puanda sıra',
    hint: 'Takımları yukarıdan aşağı ilk ayıran kural belirler.',
    rules: tieBreakers,
    last: 'alfabetik sıra',
    lastNote: 'her zaman en sonda',
    up: (rule: string) => `Yukarı taşı: ${rule}`,
    down: (rule: string) => `Aşağı taşı: ${rule}`,
    remove: (rule: string) => `Çıkar: ${rule}`,
    add: (rule: string) => `Ekle: ${rule}`,
    unused: 'Kullanılmayan kurallar',
    at: (rule: string, place: number) => `${rule}: ${place}. kural`,
    removed: (rule: string) => `${rule} çıkarıldı`,
  },
  headToHead: {
    label: 'Aralarındaki maçlar ne zaman sayılır?',
    unused: 'Bu kural şu anda kullanılmıyor; seçim, kural eklenince geçerli olur.',
    choices: [
      {
        value: 'always',
        label: 'Her zaman',
        hint: 'Eşit takımların aralarında o güne kadar oynadığı maçlar sayılır.',
      },
      {
        value: 'complete',
        label: 'Hepsi oynanınca',
        hint: 'Eşit takımların aralarındaki bütün maçlar oynanana kadar sonraki kurala bakılır.',
      },
    ],
  },
  preview: {
    title: 'Bugünkü tabloya göre',
    failed: 'Önizleme alınamadı.',
    noTeams: 'Tabloda henüz takım yok.',
    noFixtures: 'Henüz fikstür yok: sıra ilk sonuçlarla oluşur.',
    nobody: 'Bu kurallarla kimsenin yeri değişmez.',
    movers: (teams: number) => `Bu kurallarla ${teams} takımın yeri değişir.`,
    unreadable: 'Önizleme için puanları düzeltin.',
    points: (points: number) => `${points} puan`,
  },
} as const;
