import type { MatchAnswer } from '@league/query-api/contract/matches.ts';

const team = (_id: string, name: string, logo = '') => ({ _id, name, logo });

export const teams = {
  bogazici: team('665f1c2ab9e0a1', 'Boğaziçi Şahinleri'),
  isikli: team('665f1c2ab9e0a2', 'Işıklı Gücü'),
  kartal: team('665f1c2ab9e0a3', 'Kartal Yıldızları'),
  camlica: team('665f1c2ab9e0a4', 'Çamlıca SK'),
  ege: team('665f1c2ab9e0a5', 'Ege Fırtınası'),
  uskudar: team('665f1c2ab9e0a6', 'Üsküdar Birlik'),
  long: team('665f1c2ab9e0a7', 'Çok Uzun Takım Adı Gençlik ve Spor Kulübü'),
  igdir: team('665f1c2ab9e0a8', 'Iğdır Futbol Kulübü', '/images/no-such-logo.png'),
} as const;

const planned: MatchAnswer = {
  _id: 'planned',
  date: '2026-11-20T18:00:00.000Z',
  season: 1,
  week: 7,
  status: 'scheduled',
  homeTeam: teams.kartal,
  awayTeam: teams.camlica,
  homeScore: null,
  awayScore: null,
  isWalkover: false,
  walkoverWinner: null,
  stadium: 'Lig Stadyumu',
  homeYellowCards: null,
  awayYellowCards: null,
  homeRedCards: null,
  awayRedCards: null,
  homeLineup: [],
  awayLineup: [],
  playerStats: [],
  resultRevision: 0,
};

/** A match in every state, and matches whose names are hard to lay out. */
export const matches: readonly MatchAnswer[] = [
  { ...planned, _id: 'live', status: 'live', homeTeam: teams.bogazici, awayTeam: teams.isikli },
  { ...planned, _id: 'finished', status: 'finished', homeScore: 3, awayScore: 1 },
  { ...planned, _id: 'draw', status: 'finished', homeScore: 2, awayScore: 2, homeTeam: teams.ege },
  {
    ...planned,
    _id: 'walkover',
    status: 'finished',
    homeTeam: teams.ege,
    awayTeam: teams.uskudar,
    homeScore: 0,
    awayScore: 3,
    isWalkover: true,
    walkoverWinner: 'away',
  },
  planned,
  { ...planned, _id: 'cancelled', status: 'cancelled', homeTeam: teams.long, awayTeam: teams.igdir },
  { ...planned, _id: 'large', status: 'finished', homeTeam: teams.long, homeScore: 104, awayScore: 0 },
  { ...planned, _id: 'undated', date: null, homeTeam: teams.uskudar, awayTeam: teams.igdir },
];
