import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { MatchResult, Score } from '@league/events/match-result.ts';
import { type Consequence, consequenceOf } from '@league/events/rules/withdrawals.ts';
import type { PlayedMatches } from '@league/events/seasons.ts';
import { Refused } from '../handling/refused.ts';
import { walkoverOf } from './result-of.ts';

/** The rules of one match of a team that withdraws: the match is settled, and gets back what it had (docs/rules.md#withdrawals). */

export type Open = { readonly status: 'scheduled' | 'live' | 'cancelled'; readonly provisionalScore: Score | null };
export type Finished = { readonly status: 'finished'; readonly result: MatchResult };

/** How a match stands, and the withdrawal that made it so, where one did. */
export type Standing = (Open | Finished) & { readonly settled?: Settlement | undefined };

/** The match was settled for the withdrawal of a team: how it stood before, and whether somebody has changed it since. */
type Settlement = { readonly teamId: string; readonly before: Standing; readonly changedSince: boolean };

/** Gives the match what the team's withdrawal makes of it. */
export type SettleForWithdrawal = {
  readonly type: 'SettleForWithdrawal';
  readonly teamId: string;
  readonly played: PlayedMatches;
  /** The other side had withdrawn before: nobody is left who could be awarded the match. */
  readonly otherWithdrawn: boolean;
};

/** Gives the match what it had before it was settled for the team's withdrawal, where nobody has changed it since. */
export type TakeWithdrawalBack = { readonly type: 'TakeWithdrawalBack'; readonly teamId: string };

type StandingEvent = LeagueEventOf<'MatchResultEntered' | 'MatchResultAnnulled' | 'MatchStatusChanged'>;
type Facts = Pick<StandingEvent['data'], 'matchId' | 'season' | 'week' | 'date' | 'home' | 'away'>;

export const settle = (command: SettleForWithdrawal, state: Standing, facts: Facts): StandingEvent[] => {
  const { teamId } = command;
  const consequence = consequenceFor(state.status, command);
  if (consequence === undefined) return [];
  const following = { withdrawnTeam: teamId };
  if (consequence !== 'walkover')
    return openedTo({ status: 'cancelled', provisionalScore: null }, state, facts, following);
  const result = walkoverOf(facts.home === teamId ? 'away' : 'home');
  return [{ type: 'MatchResultEntered', data: { ...facts, result, ...following } }];
};

/** The consequence that {@link settle} has for a match; undefined where the match stays as it is. */
export const consequenceFor = (
  status: Standing['status'],
  { played, otherWithdrawn }: Pick<SettleForWithdrawal, 'played' | 'otherWithdrawn'>,
): Consequence | undefined => {
  const consequence = consequenceOf(status, played);
  return consequence === 'walkover' && otherWithdrawn ? 'cancelled' : consequence;
};

export const takeBack = ({ teamId }: TakeWithdrawalBack, state: Standing, facts: Facts): StandingEvent[] => {
  if (!isSettledFor(teamId, state)) return [];
  const { before } = state.settled;
  const following = { withdrawnTeam: teamId };
  return before.status === 'finished'
    ? [{ type: 'MatchResultEntered', data: { ...facts, result: before.result, ...following } }]
    : openedTo(before, state, facts, following);
};

/** The event that gives the match this status and running score; none where it has them. `said` goes into it. */
export const openedTo = (
  { status, provisionalScore }: Open,
  state: Standing,
  facts: Facts,
  said: { readonly reasonShown?: true; readonly withdrawnTeam?: string } = {},
): StandingEvent[] => {
  const now = { ...facts, status, provisionalScore };
  if (state.status === 'finished') {
    return [{ type: 'MatchResultAnnulled', data: { ...now, previous: state.result, ...said } }];
  }
  const before = state.provisionalScore;
  const scoreChanged = before?.home !== provisionalScore?.home || before?.away !== provisionalScore?.away;
  const changes = {
    ...(state.status === status ? {} : { status: { from: state.status, to: status } }),
    ...(scoreChanged ? { provisionalScore: { from: before, to: provisionalScore } } : {}),
  };
  if (Object.keys(changes).length === 0) return [];
  const { reasonShown: _told, ...following } = said;
  return [{ type: 'MatchStatusChanged', data: { ...now, changes, ...following } }];
};

/** Whether the match stands as it does because of the team's withdrawal. */
export const isSettledFor = (teamId: string, state: Standing): state is Standing & { readonly settled: Settlement } =>
  state.settled?.teamId === teamId && !state.settled.changedSince;

/** Whether somebody has changed the match since it was settled for the team's withdrawal. */
export const isChangedSince = (teamId: string, { settled }: Standing): boolean => {
  if (settled === undefined) return false;
  return settled.teamId === teamId ? settled.changedSince : isChangedSince(teamId, settled.before);
};

/** What is known of withdrawals after the match was changed: because of the team's, or by somebody where there is none. */
export const settledAfter = (state: Standing, teamId: string | undefined): Settlement | undefined => {
  if (teamId === undefined) return state.settled && { ...state.settled, changedSince: true };
  return isSettledFor(teamId, state)
    ? state.settled.before.settled
    : { teamId, before: standingOf(state), changedSince: false };
};

const standingOf = (state: Standing): Standing => {
  const { settled } = state;
  return state.status === 'finished'
    ? { status: state.status, result: state.result, settled }
    : { status: state.status, provisionalScore: state.provisionalScore, settled };
};

/**
 * Refuses what a match of a team that left cannot have: a status in which it is still to be played, and a result where all its
 * matches are annulled.
 * @throws Refused MATCH_OF_WITHDRAWN_TEAM
 */
export const refuseWithdrawn = (withdrawn: PlayedMatches | undefined, status: Standing['status']): void => {
  if (withdrawn === undefined || status === 'cancelled') return;
  if (withdrawn === 'annul' || status !== 'finished') throw new Refused('MATCH_OF_WITHDRAWN_TEAM');
};
