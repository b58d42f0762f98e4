import type { IncidentAnswer, MatchDetails } from '@league/query-api/contract/match-details.ts';
import type { Side } from '../../components/league/match-text.ts';

/** The minute with which the first half ends: a match has 90 (docs/rules.md#lines). */
const HALF_TIME = 45;

type Score = Readonly<Record<Side, number>>;

/** What stands in a row of the time line: something that happened, or the score at half time or at the end. */
export type TimeLineRow =
  | {
      readonly kind: 'incident';
      readonly incident: IncidentAnswer;
      /** The side on which it is told: an own goal on that for which it counts; null where the incident is nobody's. */
      readonly side: Side | null;
      /** After a goal, where every goal of the match has its minute. */
      readonly score: Score | null;
    }
  | { readonly kind: 'half' | 'end'; readonly score: Score };

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The side for which an incident counts: an own goal is of the other side than its player; null where the incident is nobody's. */
export const sideOf = ({ type, side }: IncidentAnswer): Side | null =>
  type === 'ownGoal' && side !== null ? other(side) : side;

const isGoal = ({ type }: IncidentAnswer): boolean => type === 'goal' || type === 'ownGoal';

type Match = Pick<MatchDetails, 'incidents' | 'homeScore' | 'awayScore'>;

/** Whether each goal of the score is told with its minute, on its side. */
const isComplete = ({ incidents, homeScore, awayScore }: Match): boolean => {
  const goals = incidents.filter(isGoal).map(sideOf);
  const of = (side: Side) => goals.filter((each) => each === side).length;
  return of('home') === homeScore && of('away') === awayScore && of('home') + of('away') === goals.length;
};

/**
 * The incidents of a finished match by minute, each goal with the score after it. Half time and the end stand between them where every
 * goal has its minute, else no score is said at all: it would be wrong.
 */
export const timeLineOf = (match: Match): readonly TimeLineRow[] => {
  const { incidents } = match;
  if (incidents.length === 0) return [];
  const isWhole = isComplete(match);
  const rows: TimeLineRow[] = [];
  let score: Score = { home: 0, away: 0 };
  let half: Score | null = null;
  for (const incident of incidents) {
    if (isWhole && half === null && incident.minute > HALF_TIME) {
      half = score;
      rows.push({ kind: 'half', score });
    }
    const side = sideOf(incident);
    const scored = isWhole && side !== null && isGoal(incident);
    if (scored) score = { ...score, [side]: score[side] + 1 };
    rows.push({ kind: 'incident', incident, side, score: scored ? score : null });
  }
  if (isWhole && half === null) rows.push({ kind: 'half', score });
  if (isWhole) rows.push({ kind: 'end', score });
  return rows;
};
