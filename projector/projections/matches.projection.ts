import type { EventType, LeagueEventOf } from '@league/events/catalogue.ts';
import { formatPosition, type Replayed } from '@league/events/envelope.ts';
import {
  fixturesById,
  fixturesOf,
  removedOf,
  replacedOf,
  returnedBy,
  returnedById,
} from '@league/events/fixture-rows.ts';
import type { MatchResult } from '@league/events/match-result.ts';
import { outcomeOf } from '@league/events/rules/result-outcome.ts';
import { sideThatScored } from '@league/events/rules/goals.ts';
import { type MatchDocument, matchesModel } from '@league/query-api/contract/matches.ts';
import { defineProjection } from '../define-projection.ts';
import { withChangedAt } from './changed-at.ts';
import { isoTime } from './iso-time.ts';
import { newMatch, returnedMatch } from './made-matches.ts';

const handles = [
  'FixturesGenerated',
  'FixturesImported',
  'FixturesRestored',
  'MatchAdded',
  'MatchesDeleted',
  'MatchReplanned',
  'MatchScheduled',
  'MatchStatusChanged',
  'MatchResultEntered',
  'MatchResultCorrected',
  'MatchResultAnnulled',
  'SeasonActUndone',
] as const satisfies readonly EventType[];

type Handled = Replayed<LeagueEventOf<(typeof handles)[number]>>;

/** The matches that exist, with their results. The results of an import come as MatchResultEntered events of their own. */
export const matches = defineProjection({
  model: matchesModel,
  version: 6,
  handles,
  documentIds: (event) => touched(event),
  evolve: (document, event, id) => withChangedAt(document, evolved(document, event, id), event),
  evolveVoid: (document, { position }) => {
    const voidAt = formatPosition(position);
    return document === null || (document.voidAt ?? '') >= voidAt ? document : { ...document, voidAt };
  },
});

const evolved = (document: MatchDocument | null, event: Handled, id: string): MatchDocument | null => {
  switch (event.type) {
    case 'FixturesGenerated':
    case 'FixturesImported': {
      const fixture = fixturesById(event.data).get(id);
      return fixture === undefined ? null : (document ?? newMatch(event.data.season, fixture));
    }
    case 'FixturesRestored': {
      const match = returnedById(event.data).get(id);
      return match === undefined ? null : (document ?? returnedMatch(event, match));
    }
    case 'SeasonActUndone': {
      const match = returnedBy(event).get(id);
      return match === undefined ? document : (document ?? returnedMatch(event, match));
    }
    case 'MatchAdded':
      return document ?? newMatch(event.data.season, event.data.match);
    case 'MatchesDeleted':
      return null;
    default:
      return document && evolveMatch(document, event);
  }
};

const touched = (event: Handled): readonly string[] => {
  switch (event.type) {
    case 'FixturesGenerated':
      return [...fixturesOf(event.data), ...replacedOf(event.data)].map((match) => match.matchId);
    case 'FixturesRestored':
      return [...fixturesOf(event.data), ...removedOf(event.data)].map((match) => match.matchId);
    case 'FixturesImported':
      return fixturesOf(event.data).map((match) => match.matchId);
    case 'SeasonActUndone':
      return [...returnedBy(event).keys()];
    case 'MatchesDeleted':
      return event.data.matches.map((match) => match.matchId);
    case 'MatchAdded':
      return [event.data.match.matchId];
    default:
      return [event.data.matchId];
  }
};

type MatchEvent = Exclude<
  Handled,
  {
    type:
      | 'FixturesGenerated'
      | 'FixturesImported'
      | 'FixturesRestored'
      | 'MatchAdded'
      | 'MatchesDeleted'
      | 'SeasonActUndone';
  }
>;

const evolveMatch = (match: MatchDocument, event: MatchEvent): MatchDocument => {
  switch (event.type) {
    case 'MatchReplanned': {
      const { week, date, home, away, stadium } = event.data;
      return { ...match, week, date, home, away, stadium };
    }
    case 'MatchScheduled':
      return { ...match, date: event.data.date, stadium: event.data.stadium };
    case 'MatchStatusChanged':
      return running(match, event);
    default:
      return withResult(match, event);
  }
};

type ResultEvent = Extract<MatchEvent, { type: `MatchResult${string}` }>;

/** The match after an event of its result; unchanged where it has had it. */
const withResult = (match: MatchDocument, event: ResultEvent): MatchDocument => {
  const resultAt = formatPosition(event.position);
  if (match.resultAt !== null && match.resultAt >= resultAt) return match;
  const counted = { ...match, resultRevision: match.resultRevision + 1, resultAt };
  switch (event.type) {
    case 'MatchResultEntered':
      return finished(counted, event.data.result);
    case 'MatchResultCorrected':
      return finished(counted, event.data.corrected);
    default:
      return unplayed(counted, event.data);
  }
};

const finished = (match: MatchDocument, result: MatchResult): MatchDocument => ({
  ...match,
  status: 'finished',
  result: outcomeOf(result),
  provisionalScore: null,
  lastGoal: null,
});

type Said = Extract<MatchEvent, { type: 'MatchStatusChanged' }>;

/** The match after an official has said how it stands. */
const running = (match: MatchDocument, { data, recordedAt }: Said): MatchDocument => {
  const { status, provisionalScore: score } = data;
  const [before, after] = [match.provisionalScore, unplayed(match, data)];
  if (status !== 'live' || score === null) return after;
  if (score.home === before?.home && score.away === before.away) return { ...after, lastGoal: match.lastGoal ?? null };
  const side = sideThatScored(before, score);
  return { ...after, lastGoal: side && { side, at: isoTime(recordedAt) } };
};

const unplayed = (
  match: MatchDocument,
  { status, provisionalScore }: Pick<MatchDocument, 'status' | 'provisionalScore'>,
): MatchDocument => ({ ...match, status, result: null, provisionalScore, lastGoal: null });
