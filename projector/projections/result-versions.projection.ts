import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Replayed } from '@league/events/envelope.ts';
import { removedOf, replacedOf, returnedBy, returnedById } from '@league/events/fixture-rows.ts';
import type { MatchResult, Score } from '@league/events/match-result.ts';
import type { ReturnedMatch } from '@league/events/seasons.ts';
import {
  type ResultVersion,
  resultVersionsId,
  resultVersionsModel,
  type ResultVersionsDocument,
} from '@league/query-api/contract/result-versions.ts';
import { defineProjection } from '../define-projection.ts';
import { isoTime } from './iso-time.ts';
import { withVersion } from './with-version.ts';

const handles = [
  'MatchResultEntered',
  'MatchResultCorrected',
  'MatchResultAnnulled',
  'MatchScheduled',
  'MatchesDeleted',
  'FixturesGenerated',
  'FixturesRestored',
  'SeasonActUndone',
] as const;

type Handled = Replayed<LeagueEventOf<(typeof handles)[number]>>;

/**
 * All that was ever recorded of results, week by week. Versions are only added, each with the position of its event: one whose
 * position stands there has been added before. Where a match is played is as in the standings (standings.projection.ts).
 */
export const resultVersions = defineProjection({
  model: resultVersionsModel,
  version: 2,
  handles,
  documentIds: (event) => {
    const { season } = event.data;
    return [...new Set(weeksOf(event).map((week) => resultVersionsId(season, week)))];
  },
  evolve: (document, event, id) => {
    switch (event.type) {
      case 'FixturesRestored':
        return returned(deleted(document, event), event, returnedById(event.data), id);
      case 'SeasonActUndone':
        return returned(document, event, returnedBy(event), id);
      case 'MatchesDeleted':
      case 'FixturesGenerated':
        return deleted(document, event);
      default:
        return recorded(document, event);
    }
  },
});

const weeksOf = (event: Handled): number[] => {
  const gone = removedBy(event).map(({ week }) => week);
  switch (event.type) {
    case 'MatchesDeleted':
    case 'FixturesGenerated':
      return gone;
    case 'FixturesRestored':
      return [...[...returnedById(event.data).values()].map(({ week }) => week), ...gone];
    case 'SeasonActUndone':
      return [...returnedBy(event).values()].map(({ week }) => week);
    default:
      return [event.data.week];
  }
};

const removedBy = (event: Handled) => {
  switch (event.type) {
    case 'MatchesDeleted':
      return event.data.matches;
    case 'FixturesGenerated':
      return replacedOf(event.data);
    case 'FixturesRestored':
      return removedOf(event.data);
    default:
      return [];
  }
};

type MatchEvent = Exclude<
  Handled,
  { type: 'MatchesDeleted' | 'FixturesGenerated' | 'FixturesRestored' | 'SeasonActUndone' }
>;

/** The week with what the event says of its one match. */
const recorded = (document: ResultVersionsDocument | null, event: MatchEvent): ResultVersionsDocument | null => {
  const { data, recordedAt } = event;
  const now = (): string => isoTime(recordedAt);
  const kept = latest(document, data.matchId)?.playedAt;
  switch (event.type) {
    case 'MatchResultEntered':
      return withVersion(document, event, data, 'entered', scoreOf(event.data.result), data.date ?? now());
    case 'MatchResultCorrected':
      return withVersion(document, event, data, 'corrected', scoreOf(event.data.corrected), data.date ?? kept ?? now());
    case 'MatchResultAnnulled':
      return withVersion(document, event, data, 'annulled', null, kept ?? data.date ?? now());
    default: {
      const score = latest(document, data.matchId)?.score ?? null;
      // A match that does not count in a table, or keeps no date, leaves every table as it was.
      return score === null || data.date === null || data.date === kept
        ? document
        : withVersion(document, event, data, 'moved', score, data.date);
    }
  }
};

/** The week without its matches that the event took out; one that never had a result has nothing to lose. */
const deleted = (document: ResultVersionsDocument | null, event: Handled): ResultVersionsDocument | null => {
  if (document === null) return null;
  let after = document;
  for (const { matchId, week } of removedBy(event)) {
    const match = document.matches[matchId];
    const last = latest(document, matchId);
    if (week !== document.week || match === undefined || last === undefined || last.kind === 'deleted') continue;
    const facts = { matchId, season: document.season, week, ...(last.sides ?? { home: match.home, away: match.away }) };
    after = withVersion(after, event, facts, 'deleted', null, last.playedAt);
  }
  return after;
};

/** The week with its matches that the event gave back, in the state in which they were taken out. */
const returned = (
  document: ResultVersionsDocument | null,
  event: Replayed<LeagueEventOf<'FixturesRestored' | 'SeasonActUndone'>>,
  matches: ReadonlyMap<string, ReturnedMatch>,
  id: string,
): ResultVersionsDocument | null => {
  let after = document;
  for (const match of matches.values()) {
    const facts = { ...match, season: event.data.season };
    const playedAt = match.date ?? match.enteredAt ?? latest(after, match.matchId)?.playedAt;
    if (resultVersionsId(facts.season, match.week) !== id || playedAt === undefined) continue;
    const score = match.result === null ? null : scoreOf(match.result);
    // One without a result that never had one is in no table, before or after.
    if (score === null && after?.matches[match.matchId] === undefined) continue;
    after = withVersion(after, event, facts, 'restored', score, playedAt);
  }
  return after;
};

const latest = (document: ResultVersionsDocument | null, matchId: string): ResultVersion | undefined =>
  document?.matches[matchId]?.versions.at(-1);

const scoreOf = ({ homeScore, awayScore }: Pick<MatchResult, 'homeScore' | 'awayScore'>): Score => ({
  home: homeScore,
  away: awayScore,
});
