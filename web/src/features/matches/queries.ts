import { readQuery } from '../../api/read-query.ts';

const matches = () => import('@league/query-api/contract/matches.ts').then(({ matchesAnswer }) => matchesAnswer);
const totalWeeks = () =>
  import('@league/query-api/contract/matches.ts').then(({ totalWeeksAnswer }) => totalWeeksAnswer);

export const weekQuery = (week: number) => readQuery('/api/matches/week/:week', `/api/matches/week/${week}`, matches);

const WEEKS = '/api/matches/weeks/total';

/** How many weeks the current season has, 0 without fixtures, and which of them is the current one. */
export const weeksQuery = () => readQuery(WEEKS, WEEKS, totalWeeks);

const LIVE = '/api/matches/live';

/** The matches that are being played, whatever day they began on. */
export const liveQuery = () => readQuery(LIVE, LIVE, matches);

const NEXT = '/api/matches/next';

/** The match of each team that runs or comes next: few beside those of the season, which a table would read again with every goal. */
export const nextQuery = () => readQuery(NEXT, NEXT, matches);

/** The matches of a Turkish day, "2026-11-20". */
export const dayQuery = (day: string) => readQuery('/api/matches/date/:date', `/api/matches/date/${day}`, matches);

const SEASON = '/api/matches';

/** All matches of a season, by default of the current one, by date, week and id. */
export const seasonMatchesQuery = (season?: number) =>
  readQuery(SEASON, season === undefined ? SEASON : `${SEASON}?season=${season}`, matches);
