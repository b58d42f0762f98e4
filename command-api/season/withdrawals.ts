import type { Side } from '@league/events/match-result.ts';
import { playsIn } from '@league/events/rules/match-sides.ts';
import type { Fixture, PlayedMatches } from '@league/events/seasons.ts';
import type { FieldError } from '../contract/problem.ts';
import { Refused } from '../handling/refused.ts';
import { currentMatches, type SeasonEvent, type SeasonState, withdrawalOf } from '../season-authority/state.ts';

/** Withdrawing a team from the season (docs/rules.md#withdrawals). */
export type WithdrawTeam = {
  readonly type: 'WithdrawTeam';
  readonly season: number;
  readonly teamId: string;
  readonly played: PlayedMatches;
  /** Everybody reads it under the table. */
  readonly reason: string;
  /** How many of the team's matches are played right now, or have a result that is still being written: counted from their streams. */
  readonly live: number;
};

/** @throws Refused ALREADY_WITHDRAWN, TEAM_NOT_IN_SEASON for a team without a match, TEAM_PLAYS_NOW */
export const withdraw = ({ type: _type, live, ...withdrawal }: WithdrawTeam, state: SeasonState): SeasonEvent[] => {
  const { teamId } = withdrawal;
  if (withdrawalOf(state, teamId) !== undefined) throw new Refused('ALREADY_WITHDRAWN');
  const isInSeason = currentMatches(state).some((match) => playsIn(teamId, match));
  if (!isInSeason) throw new Refused('TEAM_NOT_IN_SEASON');
  if (live > 0) throw new Refused('TEAM_PLAYS_NOW', { values: { matches: live } });
  return [{ type: 'TeamWithdrawn', data: withdrawal }];
};

/**
 * Refuses matches of a team that has left the season. Every error is listed.
 * @throws Refused TEAM_WITHDRAWN
 */
export const refuseWithdrawnTeams = (
  state: SeasonState,
  matches: readonly Pick<Fixture, 'home' | 'away'>[],
  path: (index: number, side: Side) => string,
): void => {
  const errors = matches.flatMap((match, index) =>
    (['home', 'away'] as const)
      .filter((side) => withdrawalOf(state, match[side]) !== undefined)
      .map(
        (side): FieldError => ({ path: path(index, side), message: 'Bu takım ligden çekildi; bu sezon maçı olamaz.' }),
      ),
  );
  if (errors.length > 0) throw new Refused('TEAM_WITHDRAWN', { errors });
};
