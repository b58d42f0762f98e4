import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { removedOf, replacedOf, returnedBy, returnedById } from '@league/events/fixture-rows.ts';
import type { MatchResult } from '@league/events/match-result.ts';
import type { DeletedMatch, ReturnedMatch } from '@league/events/seasons.ts';
import {
  type StandingsDocument,
  standingsId,
  standingsModel,
  type StandingsResult,
} from '@league/query-api/contract/standings.ts';
import { defineProjection } from '../define-projection.ts';
import { isoTime } from './iso-time.ts';

/**
 * The results that count, week by week and by match id: not sums, so that an event that comes twice changes nothing, and the
 * rules of the table can change afterwards. A walkover counts with its score.
 */
export const standings = defineProjection({
  model: standingsModel,
  version: 2,
  handles: [
    'MatchResultEntered',
    'MatchResultCorrected',
    'MatchResultAnnulled',
    'MatchScheduled',
    'MatchesDeleted',
    'FixturesGenerated',
    'FixturesRestored',
    'SeasonActUndone',
  ],
  documentIds: (event) => {
    switch (event.type) {
      case 'MatchesDeleted':
        return weeksOf(event.data.season, event.data.matches);
      case 'FixturesGenerated':
        return weeksOf(event.data.season, replacedOf(event.data));
      case 'FixturesRestored':
        return weeksOf(event.data.season, [...returnedById(event.data).values(), ...removedOf(event.data)]);
      case 'SeasonActUndone':
        return weeksOf(event.data.season, [...returnedBy(event).values()]);
      default:
        return [standingsId(event.data.season, event.data.week)];
    }
  },
  evolve: (document, event, id) => {
    switch (event.type) {
      case 'MatchResultEntered':
        return counted(document, event.data, event.data.result, event.data.date ?? isoTime(event.recordedAt));
      case 'MatchResultCorrected': {
        const kept = document?.results[event.data.matchId]?.playedAt;
        const playedAt = event.data.date ?? kept ?? isoTime(event.recordedAt);
        return counted(document, event.data, event.data.corrected, playedAt);
      }
      case 'MatchResultAnnulled':
        return without(document, [event.data]);
      case 'MatchScheduled':
        return moved(document, event.data.matchId, event.data.date);
      case 'MatchesDeleted':
        return without(document, event.data.matches);
      case 'FixturesGenerated':
        return without(document, replacedOf(event.data));
      case 'FixturesRestored':
        return withReturned(without(document, removedOf(event.data)), returnedById(event.data), event.data, id);
      case 'SeasonActUndone':
        return withReturned(document, returnedBy(event), event.data, id);
      default:
        return document;
    }
  },
});

type MatchFacts = Pick<LeagueEventOf<'MatchResultEntered'>['data'], 'matchId' | 'season' | 'week' | 'home' | 'away'>;

const counted = (
  document: StandingsDocument | null,
  { matchId, season, week, home, away }: MatchFacts,
  { homeScore, awayScore }: Pick<MatchResult, 'homeScore' | 'awayScore'>,
  playedAt: string,
): StandingsDocument => ({
  season,
  week,
  results: withResult(document?.results, matchId, { home, away, homeScore, awayScore, playedAt }),
});

/**
 * A copy with this result. It is copied by hand into an object without prototype: spreading an object whose keys are ids is
 * five times slower (every id is a new shape to the engine), and a rebuild does this for every result of the league.
 */
const withResult = (
  results: StandingsDocument['results'] | undefined,
  matchId: string,
  result: StandingsResult,
): StandingsDocument['results'] => {
  const copy: StandingsDocument['results'] = Object.create(null);
  for (const id in results) {
    const kept = results[id];
    if (kept !== undefined) copy[id] = kept;
  }
  copy[matchId] = result;
  return copy;
};

/** The week with the results of its matches that come back. */
const withReturned = (
  document: StandingsDocument | null,
  matches: ReadonlyMap<string, ReturnedMatch>,
  { season }: { readonly season: number },
  id: string,
): StandingsDocument | null => {
  let after = document;
  for (const match of matches.values()) {
    const { result, date, enteredAt } = match;
    const playedAt = date ?? enteredAt;
    if (result === null || playedAt === null || standingsId(season, match.week) !== id) continue;
    after = counted(after, { ...match, season }, result, playedAt);
  }
  return after;
};

/** The week without these matches. A week without results has no document, as after a rebuild. */
const without = (document: StandingsDocument | null, deleted: readonly DeletedMatch[]): StandingsDocument | null => {
  if (document === null) return document;
  // A large season is removed week by week; each week looks only at its own matches.
  const ofWeek = deleted.filter(({ week }) => week === document.week);
  if (!ofWeek.some(({ matchId }) => matchId in document.results)) return document;
  const gone = new Set(ofWeek.map(({ matchId }) => matchId));
  const left = Object.entries(document.results).filter(([id]) => !gone.has(id));
  return left.length === 0 ? null : { ...document, results: Object.fromEntries(left) };
};

/**
 * The week after one of its matches got another date: a match that was played counts from its new date, and keeps the old one
 * where it loses its date.
 */
const moved = (document: StandingsDocument | null, matchId: string, date: string | null): StandingsDocument | null => {
  const result = document?.results[matchId];
  if (document === null || result === undefined || date === null || date === result.playedAt) return document;
  return { ...document, results: withResult(document.results, matchId, { ...result, playedAt: date }) };
};

const weeksOf = (season: number, deleted: readonly DeletedMatch[]): readonly string[] => [
  ...new Set(deleted.map(({ week }) => standingsId(season, week))),
];
