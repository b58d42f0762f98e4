import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';

/** A planned match of week 7, Kartal at home to Çamlıca on 20 November 2026 at 21:00; `part` says what differs. */
export const matchOf = (part: Partial<MatchAnswer> = {}): MatchAnswer => ({
  _id: 'm',
  date: '2026-11-20T18:00:00.000Z',
  season: 1,
  week: 7,
  status: 'scheduled',
  homeTeam: { _id: 'k', name: 'Kartal', logo: '', crest: 'red-white-stripes' },
  awayTeam: { _id: 'c', name: 'Çamlıca', logo: '', crest: 'red-white-stripes' },
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

/** The same with its lists, all of them empty; `part` says what differs. */
export const detailsOf = (part: Partial<MatchDetails> = {}): MatchDetails => ({
  playerStats: [],
  homeLineup: [],
  awayLineup: [],
  incidents: [],
  ...matchOf(part),
  referee: null,
  simpleReferees: [],
  simpleBroadcasters: [],
  officialsSystem: { mainReferee: null, assistantReferee: null, varReferee: null, fourthOfficial: null },
  broadcastSystem: { mainBroadcaster: null, coBroadcasters: [], streamPlatforms: [] },
  ...part,
});
