import type { MatchAnswer, MatchDocument } from '../contract/matches.ts';
import type { MainsOf } from './answer-officials.ts';
import type { TeamReferences } from '../teams/team-references.ts';

/** A match as it is answered. A live match has its provisional score in the place of a result. */
export const answerMatch = (match: MatchDocument, team: TeamReferences, mains: MainsOf = noMains): MatchAnswer => {
  const { result } = match;
  const running = match.status === 'live' ? match.provisionalScore : null;
  return {
    _id: match.id,
    season: match.season,
    week: match.week,
    date: match.date,
    status: match.status,
    homeTeam: team(match.home),
    awayTeam: team(match.away),
    homeScore: result?.homeScore ?? running?.home ?? null,
    awayScore: result?.awayScore ?? running?.away ?? null,
    isWalkover: (result?.walkover ?? null) !== null,
    walkoverWinner: result?.walkover ?? null,
    stadium: match.stadium,
    homeYellowCards: result?.cards.homeYellow ?? null,
    awayYellowCards: result?.cards.awayYellow ?? null,
    homeRedCards: result?.cards.homeRed ?? null,
    awayRedCards: result?.cards.awayRed ?? null,
    linesExceedScore: result?.linesExceedScore ?? false,
    resultRevision: match.resultRevision,
    ...mains(match.id),
    ...(match.lastGoal && { lastGoal: match.lastGoal }),
  };
};

/** Matches by date, week and id; matches without a date come last (docs/rules.md#fixtures). */
export const answerMatches = (matches: readonly MatchDocument[], team: TeamReferences, mains: MainsOf): MatchAnswer[] =>
  matches
    .map((match) => ({ match, time: match.date === null ? Number.POSITIVE_INFINITY : Date.parse(match.date) }))
    .toSorted((a, b) => order(a.time, b.time) || a.match.week - b.match.week || order(a.match.id, b.match.id))
    .map(({ match }) => answerMatch(match, team, mains));

/** Of an answer that tells nothing of officials. */
const noMains: MainsOf = () => ({});

const order = <Value extends string | number>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);
