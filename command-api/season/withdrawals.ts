import type { Side } from '@league/events/match-result.ts';
import { playsIn } from '@league/events/rules/match-sides.ts';
import type { Fixture, PlayedMatches, UndoneAct } from '@league/events/seasons.ts';
import type { FieldError } from '../contract/problem.ts';
import { Refused } from '../handling/refused.ts';
import {
  currentMatches,
  knownMatch,
  type SeasonEvent,
  type SeasonState,
  withdrawalOf,
} from '../season-authority/state.ts';

/** Withdrawing a team from the season, and taking that back (docs/rules.md#withdrawals). */
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

/** Takes the last act on the season back. */
export type UndoSeasonAct = {
  readonly type: 'UndoSeasonAct';
  readonly season: number;
  /** The act that was the last one when the call came; undefined for none. */
  readonly meant: UndoneAct | undefined;
  /** How many of the matches that followed from the act were changed since: counted from their streams. */
  readonly changed: number;
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

/** The last act on the current season that can be taken back. */
export const lastAct = ({ withdrawals }: SeasonState): UndoneAct | undefined => {
  const last = withdrawals.at(-1);
  return last && { act: 'TeamWithdrawn', teamId: last.teamId };
};

/** @throws Refused NOTHING_TO_UNDO, UNDO_OUTDATED where the last act is another than was meant, UNDO_MATCHES_DELETED, UNDO_MATCHES_CHANGED */
export const undo = ({ meant, changed }: UndoSeasonAct, state: SeasonState): SeasonEvent[] => {
  const undone = lastAct(state);
  if (undone === undefined) throw new Refused('NOTHING_TO_UNDO');
  if (undone.act !== meant?.act || undone.teamId !== meant.teamId) throw new Refused('UNDO_OUTDATED');
  const deleted = deletedSince(state, undone.teamId);
  if (deleted > 0) throw new Refused('UNDO_MATCHES_DELETED', { values: { matches: deleted } });
  if (changed > 0) throw new Refused('UNDO_MATCHES_CHANGED', { values: { matches: changed } });
  return [{ type: 'SeasonActUndone', data: { season: state.current, undone } }];
};

const deletedSince = (state: SeasonState, teamId: string): number =>
  (withdrawalOf(state, teamId)?.matches ?? []).filter((matchId) => knownMatch(state, matchId)?.deleted !== false)
    .length;

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
