import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Score } from '@league/events/match-result.ts';
import type { MatchStatus } from '@league/events/shapes.ts';
import type { Fixture, PlayedMatches } from '@league/events/seasons.ts';
import type { Decider } from '../handling/decider.ts';
import { Refused } from '../handling/refused.ts';
import { idleScores, idleWithoutResult, refuseIdle } from './idle-parts.ts';
import { type LineFacts, noFacts } from './line-players.ts';
import {
  type AssignReferee,
  assignReferee,
  type DismissReferee,
  dismissReferee,
  evolveReferees,
  noReferees,
  type RefereeEvent,
  type Referees,
  type RemoveReferee,
  removeReferee,
} from './referee-places.ts';
import { missingScores, resultOf } from './result-of.ts';
import type { ResultParts } from './result-parts.ts';
import { sameValue } from './same-value.ts';
import {
  type Finished,
  type Open,
  openedTo,
  refuseWithdrawn,
  settle,
  settledAfter,
  type SettleForWithdrawal,
  type Standing,
  takeBack,
  type TakeWithdrawalBack,
} from './withdrawals.ts';

export type MatchEvent =
  | LeagueEventOf<
      'MatchScheduled' | 'MatchResultEntered' | 'MatchResultCorrected' | 'MatchResultAnnulled' | 'MatchStatusChanged'
    >
  | RefereeEvent;

/**
 * The match as the seasons stream planned it. Looked up for each command, since that stream decides which matches exist. `withdrawn`
 * says what becomes of the matches of a side that has left the season; left out where none has.
 */
export type PlannedMatch = Fixture & { readonly season: number; readonly withdrawn?: PlayedMatches };

export type MatchCommand =
  | {
      readonly type: 'ScheduleMatch';
      readonly planned: PlannedMatch;
      /** null takes the date from the match. What is left out stays. */
      readonly date?: string | null;
      readonly stadium?: string | null;
    }
  | {
      readonly type: 'EnterMatchResult';
      readonly planned: PlannedMatch;
      readonly parts: ResultParts;
      readonly status: MatchStatus;
      /** The result revision that the sender saw; undefined when the call does not say. */
      readonly seenRevision?: number;
      /** Left out where the parts have no lists. */
      readonly facts?: LineFacts;
      /** Who enters it; an admin unless told. */
      readonly by?: ResultAuthor;
      /** Two calls take less: a referee's profile, until the match is finished; and the call of lines, once it is. */
      readonly through?: 'profile' | 'lines';
      /** Whether everybody may read the reason. */
      readonly reasonShown?: boolean;
    }
  | ((AssignReferee | RemoveReferee | DismissReferee | SettleForWithdrawal | TakeWithdrawalBack) & {
      readonly planned: PlannedMatch;
    });
export type EnterMatchResult = Extract<MatchCommand, { type: 'EnterMatchResult' }>;

/** The author of a result: an admin, or a referee by the player's id; null for a caller without that office. */
export type ResultAuthor = 'admin' | { readonly refereeId: string | null };

/** `schedule` is undefined while the match stands as the fixtures planned it. */
export type MatchState = Standing & {
  readonly schedule: { readonly date: string | null; readonly stadium: string | null } | undefined;
  readonly referees: Referees;
  /** The number of result events so far; no other event raises it. */
  readonly resultRevision: number;
};

const initialState = (): MatchState => ({
  status: 'scheduled',
  provisionalScore: null,
  schedule: undefined,
  referees: noReferees,
  resultRevision: 0,
});

const decide = (command: MatchCommand, state: MatchState): MatchEvent[] => {
  switch (command.type) {
    case 'ScheduleMatch':
      return schedule(command, state);
    case 'EnterMatchResult':
      refuseAuthor(command, state);
      if (command.seenRevision !== undefined && command.seenRevision !== state.resultRevision) {
        throw new Refused('STALE_RESULT');
      }
      refuseWithdrawn(command.planned.withdrawn, command.status);
      return command.status === 'finished' ? enterResult(command, state) : changeStatus(command, state);
    case 'AssignReferee':
      refuseOver(state);
      return assignReferee(command, state.referees, matchFactsOf(command.planned, state));
    case 'RemoveReferee':
      refuseOver(state);
      return removeReferee(command, state.referees, matchFactsOf(command.planned, state));
    case 'DismissReferee':
      return isOver(state) ? [] : dismissReferee(command, state.referees, matchFactsOf(command.planned, state));
    case 'SettleForWithdrawal':
      return settle(command, state, matchFactsOf(command.planned, state));
    case 'TakeWithdrawalBack':
      return takeBack(command, state, matchFactsOf(command.planned, state));
    default:
      return command satisfies never;
  }
};

/** Whether the match keeps its officials as they are (docs/rules.md#officials). */
export const isOver = ({ status }: Pick<MatchState, 'status'>): boolean =>
  status === 'finished' || status === 'cancelled';

/** @throws Refused MATCH_OVER */
const refuseOver = (state: MatchState): void => {
  if (isOver(state)) throw new Refused('MATCH_OVER');
};

const schedule = (
  { planned, ...wanted }: Extract<MatchCommand, { type: 'ScheduleMatch' }>,
  state: MatchState,
): MatchEvent[] => {
  if (wanted.date === null && state.status !== 'scheduled') throw new Refused('MATCH_NOT_PLANNED');
  const before = scheduleOf(planned, state);
  const { date = before.date, stadium = before.stadium } = wanted;
  const changes = {
    ...(before.date === date ? {} : { date: { from: before.date, to: date } }),
    ...(before.stadium === stadium ? {} : { stadium: { from: before.stadium, to: stadium } }),
  };
  if (Object.keys(changes).length === 0) return [];
  return [{ type: 'MatchScheduled', data: { ...matchFactsOf(planned, state), date, stadium, changes } }];
};

/** Only the main referee enters a result, and an admin for anybody; through the profile until it stands (docs/rules.md#results). */
const refuseAuthor = ({ by = 'admin', through }: EnterMatchResult, state: MatchState): void => {
  if (by === 'admin') return;
  if (by.refereeId === null || by.refereeId !== state.referees.main) throw new Refused('NOT_MAIN_REFEREE');
  if (through === 'profile' && state.status === 'finished') throw new Refused('RESULT_STANDS');
};

const enterResult = (command: EnterMatchResult, state: MatchState): MatchEvent[] => {
  const { planned, parts, through, by = 'admin' } = command;
  if (through === 'lines' && state.status !== 'finished') throw new Refused('MATCH_NOT_FINISHED');
  if (state.status === 'cancelled') throw new Refused('MATCH_CANCELLED');
  const previous = state.status === 'finished' ? state.result : undefined;
  const result = resultOf({
    parts,
    previous,
    running: runningScoreOf(state),
    match: { home: planned.home, away: planned.away, date: scheduleOf(planned, state).date },
    facts: command.facts ?? noFacts,
    lowerScoreTaken: by !== 'admin' && previous !== undefined,
  });
  const said = { ...matchFactsOf(planned, state), ...shown(command) };
  if (previous === undefined) return [{ type: 'MatchResultEntered', data: { ...said, result } }];
  if (sameValue(previous, result)) return [];
  return [{ type: 'MatchResultCorrected', data: { ...said, previous, corrected: result } }];
};

const shown = ({ reasonShown }: EnterMatchResult): { reasonShown?: true } =>
  reasonShown === true ? { reasonShown } : {};

/** A finished match that moves to another status loses its result (docs/rules.md#status). */
const changeStatus = (command: EnterMatchResult, state: MatchState): MatchEvent[] => {
  const { planned, parts, status } = command;
  if (status === 'finished') throw new Error('a result finishes a match, no change of status');
  refuseIdle([...idleScores(parts, status), ...idleWithoutResult(parts)]);
  const provisionalScore = runningScore(parts, status, state);
  return openedTo({ status, provisionalScore }, state, matchFactsOf(planned, state), shown(command));
};

/** Only a live match has a running score; a side that the call leaves out keeps its own. */
const runningScore = (parts: ResultParts, status: Open['status'], state: MatchState): Score | null => {
  if (status !== 'live') return null;
  const before = runningScoreOf(state);
  const home = parts.homeScore ?? before?.home;
  const away = parts.awayScore ?? before?.away;
  if (home === undefined && away === undefined) return null;
  if (home === undefined || away === undefined) throw new Refused('SCORE_MISSING', missingScores(home, away));
  return { home, away };
};

const runningScoreOf = (state: MatchState): Score | null => (state.status === 'live' ? state.provisionalScore : null);

/** What every match event carries, so that a projection needs no second look. */
export const matchFactsOf = (planned: PlannedMatch, state: MatchState) => ({
  matchId: planned.matchId,
  season: planned.season,
  week: planned.week,
  date: scheduleOf(planned, state).date,
  home: planned.home,
  away: planned.away,
});

const scheduleOf = (planned: PlannedMatch, state: MatchState) =>
  state.schedule ?? { date: planned.date, stadium: planned.stadium };

const evolve = (state: MatchState, event: MatchEvent): MatchState => {
  switch (event.type) {
    case 'MatchScheduled':
      return { ...state, schedule: { date: event.data.date, stadium: event.data.stadium } };
    case 'MatchResultEntered':
      return stood(state, { status: 'finished', result: event.data.result }, event);
    case 'MatchResultCorrected':
      return stood(state, { status: 'finished', result: event.data.corrected }, event);
    case 'MatchResultAnnulled':
    case 'MatchStatusChanged': {
      const { status, provisionalScore } = event.data;
      return stood(state, { status, provisionalScore }, event);
    }
    case 'RefereeAssignedToMatch':
    case 'RefereeRemovedFromMatch':
      return { ...state, referees: evolveReferees(state.referees, event) };
    default:
      return event satisfies never;
  }
};

/** The match once an event has given it another result, status or running score. */
const stood = (state: MatchState, now: Open | Finished, { type, data }: MatchEvent): MatchState => {
  const { schedule, referees, resultRevision } = state;
  const settled = settledAfter(state, 'withdrawnTeam' in data ? data.withdrawnTeam : undefined);
  const revision = type === 'MatchStatusChanged' ? resultRevision : resultRevision + 1;
  return { ...now, schedule, referees, resultRevision: revision, ...(settled && { settled }) };
};

/** The rules of one match: when it is played, and how it ended. */
export const matchDecider: Decider<MatchCommand, MatchState, MatchEvent> = { decide, evolve, initialState };
