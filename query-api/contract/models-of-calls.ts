/** Generated from the calls and the projections by `npm run generate`. Plain data, so that the web can load it. */

/**
 * The read models of which each GET's answer is made, those of joined names included: when one of them moves, the answer may
 * change.
 */
export const answers = {
  '/api/settings': ['settings'],
  '/api/teams': ['teams', 'standings', 'seasons', 'squads'],
  '/api/teams/:id': [
    'teams',
    'standings',
    'seasons',
    'squads',
    'players',
    'match-lines',
    'season-squads',
    'taken-off',
    'result-versions',
  ],
  '/api/matches': ['matches', 'seasons', 'teams'],
  '/api/matches/weeks/total': ['seasons', 'standings', 'matches'],
  '/api/matches/week/:week': ['matches', 'seasons', 'teams'],
  '/api/matches/date/:date': ['matches', 'seasons', 'teams'],
  '/api/matches/date/:date/star': ['matches', 'seasons', 'match-lines', 'teams', 'player-names'],
  '/api/matches/:id': ['matches', 'match-lines', 'teams', 'player-names'],
  '/api/matches/:id/details': ['matches', 'match-lines', 'teams', 'player-names'],
  '/api/matches/:id/players': ['matches', 'played-teams', 'players'],
  '/api/matches/:id/history': ['matches', 'result-versions', 'seasons', 'teams', 'player-names', 'audit'],
  '/api/leaderboards/standings': ['standings', 'result-versions', 'seasons', 'teams'],
  '/api/seasons': ['seasons'],
  '/api/seasons/champions': ['seasons', 'standings', 'teams'],
  '/api/players': ['players', 'teams', 'match-lines', 'season-squads', 'taken-off', 'seasons', 'result-versions'],
  '/api/players/leaders/goals': [
    'match-lines',
    'season-squads',
    'taken-off',
    'seasons',
    'result-versions',
    'players',
    'player-names',
    'teams',
  ],
  '/api/players/leaders/assists': [
    'match-lines',
    'season-squads',
    'taken-off',
    'seasons',
    'result-versions',
    'players',
    'player-names',
    'teams',
  ],
  '/api/players/leaders/saves': [
    'match-lines',
    'season-squads',
    'taken-off',
    'seasons',
    'result-versions',
    'players',
    'player-names',
    'teams',
  ],
  '/api/players/gamertag/:gamertag/profile': [
    'gamertags',
    'players',
    'teams',
    'likes',
    'match-lines',
    'season-squads',
    'taken-off',
    'seasons',
    'result-versions',
  ],
  '/api/players/gamertag/:gamertag/teams': ['gamertags', 'players', 'played-teams', 'teams'],
  '/api/players/gamertag/:gamertag/matches': [
    'gamertags',
    'players',
    'match-lines',
    'season-squads',
    'seasons',
    'teams',
  ],
  '/api/admins': ['players', 'teams'],
  '/api/account/sessions': [],
  '/api/admin/audit': ['audit', 'seasons', 'teams', 'player-names'],
} as const satisfies Readonly<Record<`/api/${string}`, readonly string[]>>;

/** The path of a GET, parameters by name. */
export type AnswerPath = keyof typeof answers;

/** The GETs that are not public: what they answer, or whether they do, depends on who asks. */
export type OwnAnswerPath =
  | '/api/matches/:id/players'
  | '/api/matches/:id/history'
  | '/api/players'
  | '/api/players/gamertag/:gamertag/profile'
  | '/api/admins'
  | '/api/account/sessions'
  | '/api/admin/audit';
