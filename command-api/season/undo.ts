import { restoredRows } from '@league/events/fixture-rows.ts';
import type { ReturnedMatch, UndoneAct } from '@league/events/seasons.ts';
import { Refused } from '../handling/refused.ts';
import {
  knownMatch,
  lastAct,
  type SeasonEvent,
  type SeasonState,
  type StandingAct,
  withdrawalOf,
} from '../season-authority/state.ts';
import { type SeasonTerms, termsOf } from './terms.ts';

/** Takes the last act on the season back (docs/rules.md#acts). */
export type UndoSeasonAct = {
  readonly type: 'UndoSeasonAct';
  readonly season: number;
  /** The position of the act that was the last one, and is meant, when the call came; undefined for none. */
  readonly meant: bigint | undefined;
  readonly facts: UndoFacts;
};

/** What the act that is meant needs to be taken back; the rest is empty. */
export type UndoFacts = {
  /** How many matches that were settled for a withdrawal were changed since: counted from their streams. */
  readonly changed: number;
  /** Deleted matches, as their streams have them. */
  readonly matches: readonly ReturnedMatch[];
  /** How many released players were put into another team since: counted from their streams. */
  readonly placed: number;
  /** The settings of now, for a season that is reopened. */
  readonly terms?: SeasonTerms;
};

/**
 * @throws Refused NOTHING_TO_UNDO, UNDO_OUTDATED where the last act is another than was meant, and with the code that says what rests on
 * the act
 */
export const undo = ({ meant, facts }: UndoSeasonAct, state: SeasonState): SeasonEvent[] => {
  const last = lastAct(state);
  if (last === undefined) throw new Refused('NOTHING_TO_UNDO');
  if (last.position !== meant) throw new Refused('UNDO_OUTDATED');
  return [{ type: 'SeasonActUndone', data: { season: state.current, undone: undoneBy(last, facts, state) } }];
};

const undoneBy = (act: StandingAct, { changed, matches, placed, terms }: UndoFacts, state: SeasonState): UndoneAct => {
  switch (act.act) {
    case 'TeamWithdrawn': {
      const deleted = deletedSince(state, act.teamId);
      if (deleted > 0) throw new Refused('UNDO_MATCHES_DELETED', { values: { matches: deleted } });
      if (changed > 0) throw new Refused('UNDO_MATCHES_CHANGED', { values: { matches: changed } });
      return { act: act.act, teamId: act.teamId };
    }
    case 'MatchesDeleted':
      if (act.rested) throw new Refused('UNDO_MATCHES_PLANNED');
      return { act: act.act, ...restoredRows(matches) };
    case 'AllPlayerStatisticsReset':
      return { act: act.act, players: act.players };
    case 'TransfersReset':
      if (placed > 0) throw new Refused('UNDO_PLAYERS_PLACED', { values: { players: placed } });
      return { act: act.act, players: [...act.players] };
    case 'SeasonReset': {
      if (act.rested) throw new Refused('UNDO_SEASON_USED');
      if (terms === undefined) throw new Error('a season cannot be reopened without terms');
      const { closed } = act;
      return { act: act.act, closed, opened: state.current, ...termsOf(closed, terms, state.labels) };
    }
    default:
      return act satisfies never;
  }
};

const deletedSince = (state: SeasonState, teamId: string): number =>
  (withdrawalOf(state, teamId)?.matches ?? []).filter((matchId) => knownMatch(state, matchId)?.deleted !== false)
    .length;
