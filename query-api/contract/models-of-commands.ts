/** Generated from the calls and the projections by `npm run generate`. Plain data, so that the web can load it. */

/**
 * The read models that a command may change, itself or by processes that follow from it: a client reads these again, from the
 * position in the command's answer.
 */
export const touchedModels = {
  'PUT /api/matches/:id/schedule': ['matches', 'standings', 'seasons', 'audit'],
  'PUT /api/matches/:id/results': ['matches', 'standings', 'audit'],
  'PUT /api/admin/match-result/:id': ['matches', 'standings', 'audit'],
  'POST /api/players/register': ['players', 'gamertags', 'player-names', 'audit'],
  'POST /api/login/reset-code': ['audit'],
  'POST /api/players/:id/reset-code': ['audit'],
  'PUT /api/account/password': ['audit'],
  'PUT /api/settings': ['settings', 'seasons', 'audit'],
  'PUT /api/settings/color': ['settings', 'audit'],
  'POST /api/teams': ['teams', 'audit'],
  'PUT /api/teams/:id': ['teams', 'audit'],
  'DELETE /api/teams/:id': [
    'teams',
    'matches',
    'standings',
    'seasons',
    'players',
    'gamertags',
    'player-names',
    'squads',
    'played-teams',
    'likes',
    'audit',
  ],
  'PUT /api/players/:id/approve': ['players', 'audit'],
  'POST /api/players/approve': ['players', 'audit'],
  'PUT /api/players/:id/reject': ['players', 'squads', 'played-teams', 'audit'],
  'PUT /api/players/:id': ['players', 'gamertags', 'player-names', 'audit'],
  'DELETE /api/players/:id': ['players', 'gamertags', 'player-names', 'squads', 'played-teams', 'likes', 'audit'],
  'PUT /api/players/:id/assign': ['players', 'squads', 'played-teams', 'audit'],
  'PUT /api/players/:id/release': ['players', 'squads', 'played-teams', 'audit'],
  'POST /api/players/assign-team': ['players', 'squads', 'played-teams', 'audit'],
  'PUT /api/players/gamertag/:gamertag/profile': ['players', 'audit'],
  'POST /api/players/:id/like': ['likes', 'audit'],
  'POST /api/matches/generate-fixtures': ['matches', 'standings', 'seasons', 'audit'],
  'POST /api/matches/import': ['teams', 'matches', 'standings', 'seasons', 'audit'],
  'POST /api/matches': ['matches', 'standings', 'seasons', 'audit'],
  'DELETE /api/matches/delete-all': ['matches', 'standings', 'seasons', 'audit'],
  'DELETE /api/matches/:id': ['matches', 'standings', 'seasons', 'audit'],
  'PUT /api/matches/:id/fixture': ['matches', 'standings', 'seasons', 'audit'],
  'POST /api/admin/reset-season': ['settings', 'seasons', 'audit'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
