import type { EventType, LeagueEvent } from '../catalogue.ts';

/** The acts on a season that can be taken back, the last one first (docs/rules.md#acts). */
export const UNDOABLE = [
  'TeamWithdrawn',
  'MatchesDeleted',
  'AllPlayerStatisticsReset',
  'TransfersReset',
  'SeasonReset',
] as const satisfies readonly EventType[];
export type UndoableAct = (typeof UNDOABLE)[number];

/**
 * Whether an event rests on an act before it in the same season, which then cannot be taken back any more: new plans on the deletion of
 * matches, anything that the season gets on the reset that opened it. What rests on a withdrawal or on released players is known from
 * the matches and players themselves; nothing rests on a reset of totals.
 */
export const restsOn = (act: UndoableAct, event: LeagueEvent): boolean => {
  switch (act) {
    case 'MatchesDeleted':
      return plansMatches(event);
    case 'SeasonReset':
      return plansMatches(event) || event.type === 'PointsDeducted';
    default:
      return false;
  }
};

/** Another date or stadium of a match plans nothing anew, nor does an import that brings results alone. */
const plansMatches = (event: LeagueEvent): boolean => {
  switch (event.type) {
    case 'FixturesGenerated':
    case 'FixturesRestored':
    case 'MatchAdded':
      return true;
    case 'FixturesImported':
      return event.data.matches.length > 0;
    case 'MatchReplanned': {
      const { week, home, away } = event.data.changes;
      return week !== undefined || home !== undefined || away !== undefined;
    }
    default:
      return false;
  }
};
