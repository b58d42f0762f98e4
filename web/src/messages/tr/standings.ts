import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { outcomes, playoffFormats, tieBreakers } from './stored-words.ts';

type Rule = NonNullable<StandingRow['decidedBy']>['rule'];
type Outcome = StandingRow['form'][number]['outcome'];
type PlayoffFormat = SettingsAnswer['playoffSettings']['playoffFormat'];

const rules: Readonly<Record<Rule, string>> = { ...tieBreakers, name: 'alfabetik sıra' };

const viewWords = { home: 'iç saha', away: 'dış saha' } as const;

export const standingsMessages = {
  loadFailed: 'Puan durumu yüklenirken bir hata oluştu.',
  emptyTitle: 'Henüz Puan Durumu Yok',
  emptyText: 'Takımlar eklendiğinde tablo burada görünür.',
  caption: (season: string | undefined, view: keyof typeof viewWords | undefined) =>
    ['Puan durumu', season, view && viewWords[view]].filter((part) => part !== undefined).join(', '),
  columns: {
    position: { short: '#', long: 'Sıra' },
    team: { short: 'Takım', long: 'Takım' },
    played: { short: 'O', long: 'Oynanan' },
    win: { short: 'G', long: 'Galibiyet' },
    draw: { short: 'B', long: 'Beraberlik' },
    loss: { short: 'M', long: 'Mağlubiyet' },
    goalsFor: { short: 'AG', long: 'Atılan gol' },
    goalsAgainst: { short: 'YG', long: 'Yenilen gol' },
    goalDifference: { short: 'AV', long: 'Averaj' },
    points: { short: 'Puan', long: 'Puan' },
    form: { short: 'Form', long: 'Son beş maç' },
  },
  summary: { teams: 'Takım', playoff: 'Play-off', noPlayoff: 'Yok', points: 'Toplam puan', matches: 'Maç' },
  playoffBanner: (teams: number, format: PlayoffFormat) => `Play-off: ilk ${teams} takım, ${playoffFormats[format]}`,
  relegationBanner: (teams: number) => `Küme düşme: son ${teams} takım`,
  playoff: (teams: number) => `Play-off (ilk ${teams})`,
  relegation: (teams: number) => `Küme düşme (son ${teams})`,
  zoneWords: { playoff: 'play-off', relegation: 'küme düşme' },
  lines: { playoff: 'Play-off hattı', relegation: 'Küme düşme hattı' },
  movement: (places: number) => `${Math.abs(places)} sıra ${places > 0 ? 'yukarı' : 'aşağı'}`,
  why: (team: string, points: number) => `${points} puan, ${team}: sıralama nedeni`,
  whyShort: 'Altı çizili puan',
  whyLong: ': eşit puanda sıralama nedeni',
  decided: (teams: readonly string[], rule: Rule) =>
    `Puanı eşit takımlar: ${teams.join(', ')}. Sırayı belirleyen: ${rules[rule]}.`,
  amongTitle: 'Aralarındaki maçlar',
  amongRow: (team: string, points: number, difference: string) => `${team}: ${points} puan, averaj ${difference}`,
  formEntry: (team: string, goalsFor: number, goalsAgainst: number, opponent: string, outcome: Outcome) =>
    `${team} ${goalsFor}–${goalsAgainst} ${opponent}, ${outcomes[outcome].word}`,
  asOfWeek: (week: number) => `${week}. hafta sonundaki puan durumu gösteriliyor.`,
  noSuchWeek: (week: number, weeks: number) =>
    `Bu sezonda ${week}. hafta yok; sezon ${weeks} haftadan oluşuyor. Son durum gösteriliyor.`,
  asOfTime: (time: string) => `${time} anına kadar oynanan maçların puan durumu gösteriliyor.`,
  knownAt: (time: string) => `Sonuçlar ${time} anında bilindiği haliyle gösteriliyor.`,
  viewLabel: 'Maçlar',
  views: { all: 'Tümü', home: 'İç saha', away: 'Dış saha' },
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

/** Texts of the choice of a season and one of its weeks. */
export const seasonsMessages = {
  season: 'Sezon',
  current: (label: string) => `${label} (güncel)`,
  week: 'Hafta',
  /** 'son' for a season that is over, whose last week's table is shown. */
  now: (current: boolean) => `Hafta: ${current ? 'güncel' : 'son'}`,
} as const;
