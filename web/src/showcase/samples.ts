import { matchOf } from '../testing/match-of.ts';

const team = (_id: string, name: string, crest: string, logo = '') => ({ _id, name, logo, crest });

export const teams = {
  bogazici: team('665f1c2ab9e0a1', 'Boğaziçi Şahinleri', 'violet-yellow-sash'),
  isikli: team('665f1c2ab9e0a2', 'Işıklı Gücü', 'yellow-red-plain'),
  ege: team('665f1c2ab9e0a5', 'Ege Fırtınası', 'black-white-stripes'),
  uskudar: team('665f1c2ab9e0a6', 'Üsküdar Birlik', 'navy-yellow-hoops'),
  long: team('665f1c2ab9e0a7', 'Çok Uzun Takım Adı Gençlik ve Spor Kulübü', 'orange-black-chevron'),
  igdir: team('665f1c2ab9e0a8', 'Iğdır Futbol Kulübü', 'white-navy-quarters', '/images/no-such-logo.png'),
} as const;

const { bogazici, isikli, ege, uskudar, long, igdir } = teams;
const finished = { status: 'finished', homeScore: 2, awayScore: 2 } as const;

/** A match in every state, and matches whose names are hard to lay out. */
export const matches = [
  matchOf({ _id: 'live', status: 'live', homeTeam: bogazici, awayTeam: isikli }),
  matchOf({ _id: 'finished', ...finished, homeScore: 3, awayScore: 1 }),
  matchOf({ _id: 'draw', ...finished, homeTeam: ege }),
  matchOf({ _id: 'walkover', ...finished, homeTeam: ege, homeScore: 0, isWalkover: true, walkoverWinner: 'away' }),
  matchOf({ _id: 'planned', stadium: 'Lig Stadyumu' }),
  matchOf({ _id: 'cancelled', status: 'cancelled', homeTeam: long, awayTeam: igdir }),
  matchOf({ _id: 'large', ...finished, homeTeam: long, homeScore: 104 }),
  matchOf({ _id: 'undated', date: null, homeTeam: uskudar, awayTeam: igdir }),
];
