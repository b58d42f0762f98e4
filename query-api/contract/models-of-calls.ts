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
  '/api/matches': ['matches', 'seasons', 'teams', 'match-officials', 'player-names'],
  '/api/matches/live': ['matches', 'seasons', 'teams', 'match-officials', 'player-names'],
  '/api/matches/next': ['matches', 'seasons', 'teams', 'match-officials', 'player-names'],
  '/api/matches/referee/my-matches': ['matches', 'seasons', 'teams', 'match-officials', 'player-names'],
  '/api/matches/broadcaster/my-matches': ['matches', 'seasons', 'teams', 'match-officials', 'player-names'],
  '/api/matches/weeks/total': ['seasons', 'standings', 'matches'],
  '/api/matches/week/:week': ['matches', 'seasons', 'teams', 'match-officials', 'player-names'],
  '/api/matches/date/:date': ['matches', 'seasons', 'teams', 'match-officials', 'player-names'],
  '/api/matches/date/:date/star': ['matches', 'seasons', 'match-lines', 'teams', 'player-names'],
  '/api/matches/:id': ['matches', 'match-lines', 'match-officials', 'teams', 'player-names'],
  '/api/matches/:id/details': ['matches', 'match-lines', 'match-officials', 'teams', 'player-names'],
  '/api/matches/:id/comparison': ['matches', 'standings', 'seasons', 'teams'],
  '/api/matches/:id/players': ['matches', 'played-teams', 'players'],
  '/api/matches/:id/history': ['matches', 'result-versions', 'seasons', 'teams', 'player-names', 'audit'],
  '/api/leaderboards/standings': ['standings', 'result-versions', 'seasons', 'teams'],
  '/api/leaderboards/standings/weeks': ['standings', 'seasons', 'teams'],
  '/api/leaderboards/standings/preview': ['standings', 'seasons', 'teams'],
  '/api/teams/:id/withdrawal': ['standings', 'matches', 'seasons', 'teams'],
  '/api/seasons': ['seasons'],
  '/api/seasons/champions': ['seasons', 'standings', 'teams'],
  '/api/players': [
    'players',
    'teams',
    'officials',
    'match-lines',
    'season-squads',
    'taken-off',
    'seasons',
    'result-versions',
  ],
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
    'officials',
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
  '/api/simple-referees': ['officials', 'players', 'match-officials', 'matches'],
  '/api/simple-broadcasters': ['officials', 'players', 'match-officials', 'matches'],
  '/api/broadcasters': ['officials', 'players'],
  '/api/admin/referees': ['officials', 'players'],
  '/api/admin/broadcasters': ['officials', 'players'],
  '/api/account/sessions': [],
  '/api/admin/audit': ['audit', 'seasons', 'teams', 'player-names'],
  '/api/admin/audit/subjects': ['audit', 'seasons', 'teams', 'player-names'],
  '/api/admin/dashboard-stats': [
    'teams',
    'players',
    'officials',
    'matches',
    'match-officials',
    'seasons',
    'match-lines',
    'season-squads',
    'taken-off',
    'result-versions',
  ],
  '/api/calendar.ics': ['matches', 'seasons', 'teams', 'settings'],
  '/api/admin/season-acts': [
    'season-acts',
    'seasons',
    'teams',
    'players',
    'matches',
    'match-lines',
    'season-squads',
    'taken-off',
    'result-versions',
    'player-names',
    'audit',
  ],
  '/api/achievements': ['achievements', 'players', 'teams'],
  '/api/achievements/team/:teamId': ['achievements', 'teams'],
  '/api/achievements/player/:playerId': ['achievements', 'players'],
  '/api/achievements/season/:season': ['achievements', 'players', 'seasons', 'teams'],
} as const satisfies Readonly<Record<`/api/${string}`, readonly string[]>>;

/** The path of a GET, parameters by name. */
export type AnswerPath = keyof typeof answers;

/** The GETs that are not public: what they answer, or whether they do, depends on who asks. */
export type OwnAnswerPath =
  | '/api/matches/referee/my-matches'
  | '/api/matches/broadcaster/my-matches'
  | '/api/matches/:id/players'
  | '/api/matches/:id/history'
  | '/api/leaderboards/standings/preview'
  | '/api/teams/:id/withdrawal'
  | '/api/players'
  | '/api/players/gamertag/:gamertag/profile'
  | '/api/admins'
  | '/api/simple-referees'
  | '/api/simple-broadcasters'
  | '/api/admin/referees'
  | '/api/admin/broadcasters'
  | '/api/account/sessions'
  | '/api/admin/audit'
  | '/api/admin/audit/subjects'
  | '/api/admin/dashboard-stats'
  | '/api/admin/season-acts';
