import type { Incident, LineupEntry, MatchResult, PlayerLine, Side } from '../match-result.ts';

/** The parts of a result that say who scored for whom. */
type Scored = {
  readonly lines: readonly Pick<PlayerLine, 'playerId' | 'side' | 'goals'>[];
  readonly homeLineup: readonly Pick<LineupEntry, 'playerId'>[];
  readonly awayLineup: readonly Pick<LineupEntry, 'playerId'>[];
  readonly incidents: readonly Pick<Incident, 'type' | 'playerId'>[];
};

/**
 * How many goals of a side its result names: those of its lines, and own goals of players of the other side. An own goal of
 * nobody, or of somebody who is in neither side's lines or line-up, is of no side.
 */
export const namedGoals = (result: Scored, side: Side): number => {
  let named = 0;
  for (const line of result.lines) if (line.side === side) named += line.goals;
  for (const { type, playerId } of result.incidents) {
    if (type !== 'ownGoal' || playerId === null) continue;
    const own = sideIn(result, playerId);
    if (own !== undefined && own !== side) named += 1;
  }
  return named;
};

/** The side for which a player stands in the result. */
export const sideIn = (result: Omit<Scored, 'incidents'>, playerId: string): Side | undefined =>
  result.lines.find((line) => line.playerId === playerId)?.side ??
  (result.homeLineup.some((place) => place.playerId === playerId)
    ? 'home'
    : result.awayLineup.some((place) => place.playerId === playerId)
      ? 'away'
      : undefined);

/** Whether a result names more goals of a side than that side scored (docs/rules.md#lines). */
export const linesExceedScore = (result: Scored & Pick<MatchResult, 'homeScore' | 'awayScore'>): boolean =>
  namedGoals(result, 'home') > result.homeScore || namedGoals(result, 'away') > result.awayScore;
