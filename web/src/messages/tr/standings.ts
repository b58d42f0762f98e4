import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { outcomes, tieBreakers } from './table-words.ts';

type Rule = NonNullable<StandingRow['decidedBy']>['rule'];
type Outcome = StandingRow['form'][number]['outcome'];

const rules: Readonly<Record<Rule, string>> = { ...tieBreakers, name: 'alfabetik sıra' };

export const standingsMessages = {
  emptyTitle: 'Henüz Puan Durumu Yok',
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
    points: { short: 'P', long: 'Puan' },
    next: { short: 'Sıradaki', long: 'Sıradaki rakip' },
    form: { short: 'Form', long: 'Son beş maç' },
  },
  zoneWords: { playoff: 'play-off', relegation: 'küme düşme' },
  running: 'canlı',
  next: (team: string, opponent: string) => `${team}, sıradaki maç: ${opponent}`,
  movement: (places: number) => `${Math.abs(places)} sıra ${places > 0 ? 'yukarı' : 'aşağı'}`,
  why: (team: string, points: string) => `${points} puan, ${team}: sıralama nedeni`,
  decided: (teams: readonly string[], rule: Rule) =>
    `Puanı eşit takımlar: ${teams.join(', ')}. Sırayı belirleyen: ${rules[rule]}.`,
  amongTitle: 'Aralarındaki maçlar',
  amongRow: (team: string, points: number, difference: string) => `${team}: ${points} puan, averaj ${difference}`,
  formEntry: (team: string, goalsFor: number, goalsAgainst: number, opponent: string, outcome: Outcome) =>
    `${team} ${goalsFor}–${goalsAgainst} ${opponent}, ${outcomes[outcome].word}`,
} as const;
