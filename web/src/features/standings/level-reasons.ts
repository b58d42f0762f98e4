import type { StandingRow } from '@league/query-api/contract/standings.ts';

type Decision = NonNullable<StandingRow['decidedBy']>;

/** Two neighbours of the table with as many points, and what puts the one before the other. */
export type LevelReason = {
  readonly upper: StandingRow;
  readonly lower: StandingRow;
  readonly rule: Decision['rule'];
  /** The values that the rule compares, the upper team's first; null for the order of names. */
  readonly values: readonly [number, number] | null;
};

/** The value of a row by a rule that compares the whole season. */
const valueOf = (row: StandingRow, rule: Decision['rule']): number | null => {
  switch (rule) {
    case 'goalDifference':
      return row.goalDifference;
    case 'goalsFor':
      return row.goalsFor;
    case 'wins':
      return row.win;
    default:
      return null;
  }
};

/** Of the matches among level teams: points, or the goal difference where points are level. */
const amongThem = ({ table = [] }: Decision, upper: StandingRow, lower: StandingRow): LevelReason['values'] => {
  const [one, other] = [upper, lower].map((row) => table.find(({ teamInfo }) => teamInfo._id === row.teamInfo._id));
  if (one === undefined || other === undefined) return null;
  return one.points === other.points ? [one.goalDifference, other.goalDifference] : [one.points, other.points];
};

/** The decision that set the two apart: each row has its own last one, which may be among others. */
const decisionOn = (upper: StandingRow, lower: StandingRow): Decision | undefined =>
  [upper.decidedBy, lower.decidedBy].find(
    (decision): decision is Decision =>
      decision !== null &&
      [upper, lower].every(({ teamInfo }) => decision.among.some(({ _id }) => _id === teamInfo._id)),
  );

/** Why level teams that follow each other stand as they do, from the top. Teams that have not played are level without a reason. */
export const levelReasons = (rows: readonly StandingRow[]): readonly LevelReason[] =>
  rows.flatMap((lower, index): LevelReason[] => {
    const upper = rows[index - 1];
    if (upper === undefined || upper.points !== lower.points || lower.played === 0) return [];
    const decision = decisionOn(upper, lower);
    if (decision === undefined) return [];
    const { rule } = decision;
    if (rule === 'headToHead') return [{ upper, lower, rule, values: amongThem(decision, upper, lower) }];
    const [one, other] = [valueOf(upper, rule), valueOf(lower, rule)];
    return [{ upper, lower, rule, values: one === null || other === null ? null : [one, other] }];
  });
