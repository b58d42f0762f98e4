import type { RefereeRole } from '@league/events/match.ts';
import type { MatchResult } from '@league/events/match-result.ts';
import {
  matchFacts,
  matchResult,
  matchResultCorrected,
  matchResultEntered,
  matchStatusChanged,
  numberedId,
} from '@league/events/testing/sample-events.ts';
import type { MatchCommand, MatchEvent, PlannedMatch } from '../match/decider.ts';
import type { ResultParts } from '../match/result-parts.ts';

/** A match, its commands and its events: words for the tests of the match decider. */
export const planned: PlannedMatch = {
  matchId: numberedId(1),
  season: 1,
  week: 4,
  date: '2026-11-21T18:00:00.000Z',
  home: numberedId(2),
  away: numberedId(3),
  stadium: 'Kadıköy',
};

/** The facts that each event of the match carries. */
export const facts = matchFacts({
  matchId: planned.matchId,
  week: 4,
  date: planned.date,
  home: planned.home,
  away: planned.away,
});

type Enter = Extract<MatchCommand, { type: 'EnterMatchResult' }>;

export const enter = (parts: ResultParts, more: Partial<Enter> = {}): MatchCommand => ({
  type: 'EnterMatchResult',
  planned,
  parts,
  status: 'finished',
  ...more,
});

export const move = (status: 'scheduled' | 'live' | 'cancelled', parts: ResultParts = {}): MatchCommand =>
  enter(parts, { status });

export const score = (homeScore: number, awayScore: number) => ({ homeScore, awayScore });

/** A result as entered: 3-1 unless told. */
export const entered = (result: Partial<MatchResult> = {}) =>
  matchResultEntered({ ...facts, result: matchResult(result) });

export const corrected = (previous: Partial<MatchResult>, after: Partial<MatchResult>) =>
  matchResultCorrected({ ...facts, previous: matchResult(previous), corrected: matchResult(after) });

/** A referee gets a place at the match, the main one unless told. */
export const refereeAssigned = (playerId: string, role: RefereeRole = 'main'): MatchEvent => ({
  type: 'RefereeAssignedToMatch',
  data: { ...facts, role, playerId },
});

/** A planned match that goes live with this running score. */
export const live = (home: number, away: number) =>
  matchStatusChanged({
    ...facts,
    status: 'live',
    provisionalScore: { home, away },
    changes: { status: { from: 'scheduled', to: 'live' }, provisionalScore: { from: null, to: { home, away } } },
  });

/** A planned match that is called off. */
export const cancelled = matchStatusChanged({
  ...facts,
  status: 'cancelled',
  provisionalScore: null,
  changes: { status: { from: 'scheduled', to: 'cancelled' } },
});
