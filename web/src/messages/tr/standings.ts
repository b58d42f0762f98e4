import type { StandingRow } from '@league/query-api/contract/standings.ts';

type Rule = NonNullable<StandingRow['decidedBy']>['rule'];
type Outcome = StandingRow['form'][number]['outcome'];

const rules: Readonly<Record<Rule, string>> = {
  goalDifference: 'averaj',
  goalsFor: 'atılan gol',
  headToHead: 'aralarındaki maçlar',
  wins: 'galibiyet sayısı',
  name: 'alfabetik sıra',
};

const outcomes: Readonly<Record<Outcome, { readonly letter: string; readonly word: string }>> = {
  win: { letter: 'G', word: 'galibiyet' },
  draw: { letter: 'B', word: 'beraberlik' },
  loss: { letter: 'M', word: 'mağlubiyet' },
};

export const standingsMessages = {
  title: 'Puan Durumu',
  loadFailed: 'Puan durumu yüklenirken bir hata oluştu.',
  emptyTitle: 'Henüz Puan Durumu Yok',
  emptyText: 'Takımlar eklendiğinde tablo burada görünür.',
  caption: (season: string) => `Puan durumu, ${season}`,
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
  legend: 'Kısaltmalar',
  viewLabel: 'Görünüm',
  shortView: 'Kısa',
  fullView: 'Tam',
  teams: (count: number) => `${count} takım`,
  playoff: (teams: number) => `Play-off (ilk ${teams})`,
  relegation: (teams: number) => `Küme düşme (son ${teams})`,
  zoneWords: { playoff: 'play-off', relegation: 'küme düşme' },
  why: (team: string) => `${team}: sıralama nedeni`,
  decided: (teams: readonly string[], rule: Rule) =>
    `Puanı eşit takımlar: ${teams.join(', ')}. Sırayı belirleyen: ${rules[rule]}.`,
  amongTitle: 'Aralarındaki maçlar',
  amongRow: (team: string, points: number, difference: string) => `${team}: ${points} puan, averaj ${difference}`,
  whyColumn: 'Sıralama nedeni',
  noForm: 'Henüz maç yok',
  outcomes,
  formEntry: (team: string, goalsFor: number, goalsAgainst: number, opponent: string, outcome: Outcome) =>
    `${team} ${goalsFor}–${goalsAgainst} ${opponent}, ${outcomes[outcome].word}`,
} as const;
