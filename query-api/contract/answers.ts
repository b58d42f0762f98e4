/**
 * The read models of which each GET's answer is made, those of joined names included: when one of them moves, the answer may
 * change. Plain data, so that the web can load it; `query-api/routes.test.ts` compares it with the routes.
 */
export const answers = {
  '/api/settings': ['settings'],
  '/api/teams': ['teams', 'standings', 'seasons'],
  '/api/teams/:id': ['teams', 'standings', 'seasons'],
  '/api/matches': ['matches', 'seasons', 'teams'],
  '/api/matches/weeks/total': ['seasons'],
  '/api/matches/week/:week': ['matches', 'seasons', 'teams'],
  '/api/matches/date/:date': ['matches', 'seasons', 'teams'],
  '/api/matches/:id/details': ['matches', 'teams'],
  '/api/leaderboards/standings': ['standings', 'seasons', 'teams'],
  '/api/seasons': ['seasons'],
  '/api/seasons/champions': ['seasons', 'standings', 'teams'],
  '/api/admin/audit': ['audit', 'seasons', 'teams'],
} as const satisfies Readonly<Record<`/api/${string}`, readonly string[]>>;

/** The path of a GET, parameters by name. */
export type AnswerPath = keyof typeof answers;
