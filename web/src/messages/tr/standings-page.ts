import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import { playoffFormats, tieBreakers } from './table-words.ts';

type PlayoffFormat = SettingsAnswer['playoffSettings']['playoffFormat'];

const viewWords = { home: 'iç saha', away: 'dış saha' } as const;

const levelRules = { ...tieBreakers, name: 'alfabetik sıra' } as const;

/** Texts of the page of the standings; those of the table itself, which the home page has too, are in standings.ts. */
export const standingsPageMessages = {
  loadFailed: 'Puan durumu yüklenirken bir hata oluştu.',
  emptyText: 'Takımlar eklendiğinde tablo burada görünür.',
  caption: (season: string | undefined, view: keyof typeof viewWords | undefined) =>
    ['Puan durumu', season, view && viewWords[view]].filter((part) => part !== undefined).join(', '),
  /** The figures of the line stand before these words, that of the play-off behind it. */
  facts: { teams: 'takım', playoff: 'play-off', noPlayoff: 'play-off yok', points: 'puan', matches: 'maç' },
  playoff: (teams: number, format: PlayoffFormat) => `Play-off: ilk ${teams}, ${playoffFormats[format]}`,
  relegation: (teams: number) => `Küme düşme: son ${teams}`,
  level: {
    title: 'Eşit puanda sıra',
    places: (upper: number, lower: number) => `${upper}.–${lower}.`,
    points: (points: number) => `${points} puan eşit`,
    pair: (upper: string, lower: string) => `${upper}, ${lower}`,
    rules: levelRules,
    /** `waits`: head-to-head counts only once the level teams have played all their matches against each other. */
    order: (rules: readonly (keyof typeof levelRules)[], waits: boolean) => {
      const names = rules.map((rule) =>
        rule === 'headToHead' && waits ? `${levelRules[rule]} (hepsi oynanınca)` : levelRules[rule],
      );
      return `Sırayla: ${names.join(', ')}.`;
    },
  },
  byWeek: {
    title: 'Haftalara göre sıra',
    failed: 'Haftalara göre sıra alınamadı.',
    place: (week: number, place: number) => `${week}. hafta ${place}. sıra`,
  },
  /** The button that opens the choice of season and week, while their names are not known. */
  period: 'Sezon',
  periodOf: (period: string) => `Sezon ve hafta: ${period}`,
  whyShort: 'Altı çizili puan',
  whyLong: ': eşit puanda sıralama nedeni',
  asOfWeek: (week: number) => `${week}. hafta sonundaki puan durumu gösteriliyor.`,
  noSuchWeek: (week: number, weeks: number) =>
    `Bu sezonda ${week}. hafta yok; sezon ${weeks} haftadan oluşuyor. Son durum gösteriliyor.`,
  asOfTime: (time: string) => `${time} anına kadar oynanan maçların puan durumu gösteriliyor.`,
  knownAt: (time: string) => `Sonuçlar ${time} anında bilindiği haliyle gösteriliyor.`,
  viewLabel: 'Maçlar',
  views: { all: 'Tümü', home: 'İç saha', away: 'Dış saha', playoff: 'Play-off' },
  bracketFailed: 'Play-off eşleşmeleri yüklenemedi.',
  viewNotes: {
    home: 'Yalnızca iç saha maçları sayılır; ceza puanları ve ikili maçlar dışarıda kalır.',
    away: 'Yalnızca dış saha maçları sayılır; ceza puanları ve ikili maçlar dışarıda kalır.',
  },
  past: 'Şu tarihte bilinen haliyle',
  pastTime: 'Tarih ve saat',
  pastHint: 'O ana kadar kaydedilmiş sonuçlarla hesaplanan tablo gösterilir.',
  pastShow: 'Göster',
  pastMissing: 'Tarih ve saat giriniz.',
  pastFuture: 'Gelecekteki bir an seçilemez.',
  backToLast: (current: boolean) => `${current ? 'Güncel' : 'Son'} tabloya dön`,
} as const;
