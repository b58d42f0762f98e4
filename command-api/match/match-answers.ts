import type { LineupEntry, MatchResult, PlayerLine } from '@league/events/match-result.ts';
import { linesExceedScore } from '@league/events/rules/lines.ts';
import type { CurrentLine, CurrentMatch } from '../contract/problem.ts';
import type { MatchState } from './decider.ts';
import type { SourcedMatch } from './match-source.ts';

/** Status, score and cards of a match as answers show them. */
const matchScores = (state: MatchState) => {
  const { status, resultRevision } = state;
  const result = resultIn(state);
  const running = state.status === 'finished' ? null : state.provisionalScore;
  return {
    status,
    homeScore: result?.homeScore ?? running?.home ?? null,
    awayScore: result?.awayScore ?? running?.away ?? null,
    isWalkover: (result?.walkover ?? null) !== null,
    walkoverWinner: result?.walkover ?? null,
    homeYellowCards: result?.cards.homeYellow ?? null,
    awayYellowCards: result?.cards.awayYellow ?? null,
    homeRedCards: result?.cards.homeRed ?? null,
    awayRedCards: result?.cards.awayRed ?? null,
    resultRevision,
  };
};

/** The same, and whether its lines name more goals than its score. */
export const enteredMatch = (state: MatchState) => {
  const result = resultIn(state);
  return { ...matchScores(state), linesExceedScore: result !== undefined && linesExceedScore(result) };
};

const resultIn = (state: MatchState): MatchResult | undefined =>
  state.status === 'finished' ? state.result : undefined;

/** The result as it stands and who made it so, which a stale edit is shown. */
export const currentMatch = async (
  match: SourcedMatch,
  adminNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<CurrentMatch> => {
  const last = match.lastChange;
  const names = await adminNames(last === undefined ? [] : [last.actorId]);
  const result = resultIn(match);
  return {
    ...matchScores(match),
    playerStats: (result?.lines ?? []).map(currentLine),
    homeLineup: (result?.homeLineup ?? []).map(currentPlace),
    awayLineup: (result?.awayLineup ?? []).map(currentPlace),
    incidents: (result?.incidents ?? []).map(({ playerId, ...incident }) => ({ ...incident, player: playerId })),
    changedAt: last === undefined ? null : new Date(last.at).toISOString(),
    changedBy: last === undefined ? null : (names.get(last.actorId) ?? null),
  };
};

const currentLine = ({ playerId, side, teamId: _team, number: _number, ...line }: PlayerLine): CurrentLine => ({
  ...line,
  player: playerId,
  team: side,
  shots: line.shots ?? null,
  passes: line.passes ?? null,
  gkCatches: line.gkCatches ?? null,
  rating: line.rating ?? null,
  manOfTheMatch: line.manOfTheMatch ?? false,
});

const currentPlace = ({ playerId, ...place }: LineupEntry) => ({ ...place, player: playerId });
