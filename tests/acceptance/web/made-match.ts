import type { MatchAnswer } from '@league/query-api/contract/matches.ts';

/** A team as answers about matches name one. */
export const team = (name: string): MatchAnswer['homeTeam'] => ({
  _id: name,
  name,
  logo: '',
  crest: 'red-white-stripes',
});

/** A planned match as lists answer one, Kartal at home to Çamlıca on 20 December 2026 at 21:00; `part` says what differs. */
export const madeMatch = (part: Partial<MatchAnswer> = {}): MatchAnswer => ({
  _id: '00000000-0000-4000-8000-0000000000f1',
  season: 1,
  week: 7,
  date: '2026-12-20T18:00:00.000Z',
  status: 'scheduled',
  homeTeam: team('Kartal'),
  awayTeam: team('Çamlıca'),
  homeScore: null,
  awayScore: null,
  isWalkover: false,
  walkoverWinner: null,
  stadium: null,
  homeYellowCards: null,
  awayYellowCards: null,
  homeRedCards: null,
  awayRedCards: null,
  linesExceedScore: false,
  resultRevision: 0,
  ...part,
});
