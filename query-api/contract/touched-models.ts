/**
 * The read models that a command may change, itself or by processes that follow from it: a client reads these again, from the
 * position in the command's answer. Plain data, so that the web can load it; `projector/touched-models.test.ts` compares it
 * with the projections of the events in `recorded-events.ts`.
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
