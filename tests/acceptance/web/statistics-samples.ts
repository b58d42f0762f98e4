import type { AdminsPlayer, ProfileAnswer } from '@league/query-api/contract/players.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { MatchHistoryEntry } from '@league/query-api/contract/statistics.ts';
import { statsOf } from '@league/query-api/testing/statistics.ts';

/** Answers about what players have done, for pages that are shown made-up ones. */

export const KARTAL = {
  _id: '00000000-0000-4000-8000-0000000000aa',
  name: 'Kartal Yıldızları',
  logo: '',
  crest: 'red-white-stripes',
  city: null,
};

const { city: _city, ...kartalReference } = KARTAL;
/** Kartal as its own page reads it, without players. */
export const KARTAL_ALONE = {
  ...KARTAL,
  createdAt: '2026-08-01T09:00:00.000Z',
  players: [],
  stats: { wins: 0, draws: 0, losses: 0 },
};
/** Kartal in the table, after a match that it has won by 2-0. */
export const KARTAL_ROW: StandingRow = {
  position: 1,
  teamInfo: kartalReference,
  played: 1,
  win: 1,
  draw: 0,
  loss: 0,
  goalsFor: 2,
  goalsAgainst: 0,
  goalDifference: 2,
  points: 3,
  form: [],
  weeks: [1],
  movement: null,
  decidedBy: null,
};

const CAMLICA = {
  _id: '00000000-0000-4000-8000-0000000000bb',
  name: 'Çamlıca Spor Kulübü',
  logo: '',
  crest: 'red-white-stripes',
  city: null,
};
const reference = ({ _id, name, logo, crest }: typeof KARTAL) => ({ _id, name, logo, crest });

/** An approved player of Kartal, as admins read one. */
export const managedPlayer = (at: number, part: Partial<AdminsPlayer> = {}): AdminsPlayer => ({
  _id: `00000000-0000-4000-8000-00000000000${at}`,
  gamertag: `Oyuncu ${at}`,
  position: 'Sol Bek',
  jerseyNumber: 8,
  currentTeam: KARTAL,
  isApproved: true,
  isAdmin: false,
  roles: [],
  refereeInfo: null,
  broadcasterInfo: null,
  createdAt: '2026-09-05T10:00:00.000Z',
  stats: statsOf(),
  overallRating: null,
  email: `oyuncu${at}@ornek.com`,
  psoId: 'pso-1',
  firstName: null,
  lastName: null,
  status: 'approved',
  rejectionReason: null,
  hasAccount: true,
  ...part,
});

/** A player's profile without a word and without a match; `part` says what differs. */
export const profileOf = (
  player: { readonly _id: string; readonly gamertag: string },
  part: Partial<ProfileAnswer> = {},
): ProfileAnswer => ({
  ...player,
  position: 'Sol Bek',
  jerseyNumber: 8,
  currentTeam: null,
  isApproved: true,
  isAdmin: false,
  roles: [],
  refereeInfo: null,
  broadcasterInfo: null,
  createdAt: '2026-09-05T10:00:00.000Z',
  stats: statsOf(),
  overallRating: null,
  firstName: null,
  lastName: null,
  profile: {
    bio: 'Sol ayaklı.',
    favoritePosition: null,
    playingStyle: null,
    socialMedia: { twitter: null, instagram: null, twitch: null, youtube: null },
  },
  badges: [],
  career: statsOf(),
  likesCount: 4,
  ...part,
});

type EntryPart = Partial<Omit<MatchHistoryEntry, 'match'>> & { readonly match?: Partial<MatchHistoryEntry['match']> };

/** A match of the first season that a player of Kartal has won 3–1 at home, without a rating; `part` says what differs. */
export const entryOf = ({ match, ...part }: EntryPart = {}): MatchHistoryEntry => ({
  match: {
    _id: '00000000-0000-4000-8000-0000000000f1',
    season: 1,
    week: 7,
    date: '2026-11-20T18:00:00.000Z',
    homeTeam: reference(KARTAL),
    awayTeam: reference(CAMLICA),
    homeScore: 3,
    awayScore: 1,
    ...match,
  },
  team: reference(KARTAL),
  side: 'home',
  outcome: 'win',
  position: 'Forvet',
  jerseyNumber: 9,
  isStartingEleven: true,
  minutesPlayed: 90,
  goals: 2,
  assists: 1,
  saves: 0,
  yellowCards: 0,
  redCards: 0,
  shots: null,
  passes: null,
  gkCatches: null,
  rating: 6,
  ratingGiven: false,
  manOfTheMatch: false,
  ...part,
});

const [G, B, M] = ['win', 'draw', 'loss'] as const;
const SCORES = { win: [3, 1], draw: [2, 2], loss: [0, 1] } as const;

/** Twelve matches, seven of them won, with ratings of every tone; the latest first. */
export const HISTORY: readonly MatchHistoryEntry[] = [G, B, M, G, G, M, G, B, G, M, G, G].map((outcome, at) =>
  entryOf({
    match: {
      _id: `00000000-0000-4000-8000-0000000000${10 + at}`,
      week: 12 - at,
      date: at === 3 ? null : new Date(Date.UTC(2026, 10, 20 - 7 * at, 18)).toISOString(),
      homeScore: SCORES[outcome][0],
      awayScore: SCORES[outcome][1],
    },
    outcome,
    goals: at % 3,
    assists: at % 2,
    yellowCards: at % 4 === 1 ? 1 : 0,
    redCards: at === 5 ? 1 : 0,
    position: at === 2 ? null : 'Sağ Forvet',
    rating: [8.5, 6.5, 4, 6][at % 4] ?? 6,
    ratingGiven: at % 4 !== 3,
  }),
);
