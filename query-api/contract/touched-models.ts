/**
 * The read models that a command may change, itself or by what the league does because of it: what to read again, from the
 * position that the command answered. Plain data, so that the web can carry it; `projector/touched-models.test.ts` holds it
 * against the projections of the events in `recorded-events.ts`.
 */
export const touchedModels = {
  'PUT /api/settings': ['settings', 'seasons', 'audit'],
  'PUT /api/settings/color': ['settings', 'audit'],
  'POST /api/teams': ['teams', 'audit'],
  'PUT /api/teams/:id': ['teams', 'audit'],
  'DELETE /api/teams/:id': ['teams', 'matches', 'standings', 'seasons', 'audit'],
  'POST /api/matches/generate-fixtures': ['matches', 'standings', 'seasons', 'audit'],
  'POST /api/matches/import': ['teams', 'matches', 'standings', 'seasons', 'audit'],
  'POST /api/matches': ['matches', 'standings', 'seasons', 'audit'],
  'DELETE /api/matches/delete-all': ['matches', 'standings', 'seasons', 'audit'],
  'POST /api/admin/reset-season': ['settings', 'seasons', 'audit'],
  'PUT /api/matches/:id/schedule': ['matches', 'standings', 'seasons', 'audit'],
  'PUT /api/matches/:id/results': ['matches', 'standings', 'audit'],
  'PUT /api/admin/match-result/:id': ['matches', 'standings', 'audit'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Method and path of a command, parameters by name. */
export type CommandName = keyof typeof touchedModels;
