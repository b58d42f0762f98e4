import { matchesAnswer, totalWeeksAnswer } from '@league/query-api/contract/matches.ts';
import { readQuery } from '../../api/read-query.ts';

export const weekQuery = (week: number) =>
  readQuery('/api/matches/week/:week', `/api/matches/week/${week}`, matchesAnswer);

const WEEKS = '/api/matches/weeks/total';

/** How many weeks the current season has, 0 without fixtures, and which of them is the current one. */
export const weeksQuery = () => readQuery(WEEKS, WEEKS, totalWeeksAnswer);

const LIVE = '/api/matches/live';

/** The matches that are being played, whatever day they began on. */
export const liveQuery = () => readQuery(LIVE, LIVE, matchesAnswer);

const NEXT = '/api/matches/next';

/** The match of each team that runs or comes next: few beside those of the season, which a table would read again with every goal. */
export const nextQuery = () => readQuery(NEXT, NEXT, matchesAnswer);

/** The matches of a Turkish day, "2026-11-20". */
export const dayQuery = (day: string) =>
  readQuery('/api/matches/date/:date', `/api/matches/date/${day}`, matchesAnswer);

const SEASON = '/api/matches';

/** All matches of a season, by default of the current one, by date, week and id. */
export const seasonMatchesQuery = (season?: number) =>
  readQuery(SEASON, season === undefined ? SEASON : `${SEASON}?season=${season}`, matchesAnswer);
