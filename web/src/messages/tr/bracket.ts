import type { PlayoffFormat, Round } from '@league/query-api/contract/bracket.ts';
import { playoffFormats } from './table-words.ts';

/** What the rounds before the last of a knockout are called, by their number of entries. */
const knockoutRounds: Readonly<Record<number, string>> = { 2: 'Yarı final', 4: 'Çeyrek final' };

const courses: Readonly<Record<PlayoffFormat, string>> = {
  'single-elimination': 'Kaybeden elenir.',
  'double-elimination': 'İkinci yenilgisini alan elenir.',
  'round-robin': 'Herkes herkesle bir kez oynar.',
};

/** Of which table the teams are: the current one, the last of a closed season, or that of an older state. */
const tables = {
  today: 'Bugünkü puan durumuna göre',
  last: 'Sezonun son puan durumuna göre',
  shown: 'Gösterilen puan durumuna göre',
} as const;

/** Words of the play-off as it would be drawn from a table. */
export const bracketMessages = {
  drawnFrom: (table: keyof typeof tables, teams: number, format: PlayoffFormat) =>
    `${tables[table]}: ${teams} takım, ${playoffFormats[format]}.`,
  course: (format: PlayoffFormat) => courses[format],
  mayChange: 'Tablo değiştikçe eşleşmeler de değişir.',
  notBegun: 'Henüz maç oynanmadı; takımlar tablodaki sırayla yerleştirildi.',
  tooFew: {
    title: 'Eşleşmeler Henüz Belli Değil',
    text: (needed: number, teams: number) => `Play-off ${needed} takımla oynanır, tabloda ${teams} takım var.`,
  },
  parts: {
    knockout: 'Eşleşmeler',
    winners: 'Kazananlar tablosu',
    losers: 'Kaybedenler tablosu',
    final: 'Büyük final',
    group: 'Eşleşmeler',
  },
  /** What a round is called; `isLast` of its stage. */
  round: ({ stage, number, entries }: Round, isLast: boolean): string => {
    if (stage === 'grandFinal') return 'İlk maç';
    if (stage === 'decider') return 'Gerekirse ikinci maç';
    if (stage === 'group') return `${number}. tur`;
    if (stage === 'losers') return isLast ? 'Kaybedenler finali' : `${number}. tur`;
    if (isLast) return stage === 'winners' ? 'Kazananlar finali' : 'Final';
    return entries.some((entry) => 'bye' in entry) ? 'İlk tur' : (knockoutRounds[entries.length] ?? `${number}. tur`);
  },
  decider: 'Kaybedenler tablosundan gelen takım ilk maçı kazanırsa oynanır: o zaman ikisinin de birer yenilgisi olur.',
  tie: (tie: number) => `${tie}. maç`,
  place: (place: number) => `${place}. sıradaki`,
  slot: { winner: (tie: number) => `${tie}. maçın galibi`, loser: (tie: number) => `${tie}. maçın mağlubu` },
  bye: 'Bay geçer',
} as const;
