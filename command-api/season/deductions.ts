import { playsIn } from '@league/events/rules/match-sides.ts';
import { Refused } from '../handling/refused.ts';
import { currentMatches, type SeasonEvent, type SeasonState } from '../season-authority/state.ts';

/** Taking points off a team, and giving them back (docs/rules.md#deductions). */
export type DeductPoints = {
  readonly type: 'DeductPoints';
  readonly season: number;
  readonly deductionId: string;
  readonly teamId: string;
  readonly points: number;
  /** Everybody reads it under the table. */
  readonly reason: string;
};

export type LiftDeduction = {
  readonly type: 'LiftDeduction';
  readonly season: number;
  readonly deductionId: string;
  /** The team that the sender means: the deduction of another is none of its own. */
  readonly teamId: string;
};

/** The points may be more than the team has. @throws Refused TEAM_NOT_IN_SEASON for an existing team that is not in the table */
export const deduct = ({ type: _type, ...deduction }: DeductPoints, state: SeasonState): SeasonEvent[] => {
  const matches = currentMatches(state);
  // Before the fixtures, every existing team has a row.
  const isInTable = matches.length === 0 || matches.some((match) => playsIn(deduction.teamId, match));
  if (!isInTable) throw new Refused('TEAM_NOT_IN_SEASON');
  return [{ type: 'PointsDeducted', data: deduction }];
};

/** @throws Refused DEDUCTION_NOT_FOUND, also for one that is lifted; SEASON_CLOSED for one of a season that is over */
export const lift = ({ deductionId, teamId }: LiftDeduction, state: SeasonState): SeasonEvent[] => {
  const deduction = state.deductions.get(deductionId);
  if (deduction?.teamId !== teamId) throw new Refused('DEDUCTION_NOT_FOUND');
  if (deduction.season !== state.current) throw new Refused('SEASON_CLOSED');
  return [{ type: 'PointDeductionLifted', data: { deductionId, ...deduction } }];
};
