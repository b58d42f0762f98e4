import type { EventType, LeagueEventOf } from '@league/events/catalogue.ts';
import { fixturesOf, removedOf, replacedOf } from '@league/events/fixture-rows.ts';
import { ownLabel } from '@league/events/rules/season-labels.ts';
import type { DeletedMatch, Fixture } from '@league/events/seasons.ts';
import { type SeasonDocument, seasonId, seasonsModel } from '@league/query-api/contract/seasons.ts';
import { defineProjection } from '../define-projection.ts';
import { withChanges } from './changed-fields.ts';
import { isoTime } from './iso-time.ts';

const handles = [
  'SeasonStarted',
  'SeasonReset',
  'TournamentSettingsChanged',
  'RankingRulesChanged',
  'PlayoffSettingsChanged',
  'RelegationSettingsChanged',
  'FixturesGenerated',
  'FixturesImported',
  'FixturesRestored',
  'MatchAdded',
  'MatchesDeleted',
  'MatchScheduled',
] as const satisfies readonly EventType[];

/** The seasons with their terms, frozen when a season closes, and the matches that exist, or once did, in each. */
export const seasons = defineProjection({
  model: seasonsModel,
  version: 2,
  handles,
  documentIds: (event) =>
    event.type === 'SeasonReset'
      ? [seasonId(event.data.closed), seasonId(event.data.opened)]
      : [seasonId(event.data.season)],
  evolve: (document, event, id) => {
    switch (event.type) {
      case 'SeasonStarted':
        return document ?? opened(event.data.season, event.data, event.recordedAt);
      case 'SeasonReset':
        if (id === seasonId(event.data.opened)) {
          return document ?? opened(event.data.opened, event.data, event.recordedAt);
        }
        return document === null || document.closedAt !== null
          ? document
          : { ...document, closedAt: isoTime(event.recordedAt) };
      default:
        return document && evolveSeason(document, event);
    }
  },
});

type Terms = Pick<
  LeagueEventOf<'SeasonStarted'>['data'],
  'label' | 'rankingRules' | 'playoffSettings' | 'relegationSettings'
>;

const opened = (season: number, terms: Terms, recordedAt: number): SeasonDocument => ({
  season,
  label: terms.label,
  startedAt: isoTime(recordedAt),
  closedAt: null,
  rankingRules: terms.rankingRules,
  playoffSettings: terms.playoffSettings,
  relegationSettings: terms.relegationSettings,
  matches: {},
});

type SeasonEvent = LeagueEventOf<Exclude<(typeof handles)[number], 'SeasonStarted' | 'SeasonReset'>>;

const evolveSeason = (season: SeasonDocument, event: SeasonEvent): SeasonDocument => {
  switch (event.type) {
    case 'FixturesGenerated':
      return withMatches(season, fixturesOf(event.data), replacedOf(event.data));
    case 'FixturesImported':
      return withMatches(season, fixturesOf(event.data), []);
    case 'FixturesRestored':
      return withMatches(season, fixturesOf(event.data), removedOf(event.data));
    case 'MatchAdded':
      return withMatches(season, [event.data.match], []);
    case 'MatchesDeleted':
      return withMatches(season, [], event.data.matches);
    case 'MatchScheduled':
      return moved(season, event.data);
    default:
      return season.closedAt === null ? evolveTerms(season, event) : season;
  }
};

type TermsEvent = Exclude<
  SeasonEvent,
  {
    type:
      | 'FixturesGenerated'
      | 'FixturesImported'
      | 'FixturesRestored'
      | 'MatchAdded'
      | 'MatchesDeleted'
      | 'MatchScheduled';
  }
>;

const evolveTerms = (season: SeasonDocument, event: TermsEvent): SeasonDocument => {
  switch (event.type) {
    case 'TournamentSettingsChanged': {
      const { startDate } = event.data.changes;
      return startDate === undefined ? season : { ...season, label: ownLabel(season.season, startDate.to) };
    }
    case 'RankingRulesChanged':
      return { ...season, rankingRules: withChanges(season.rankingRules, event.data.changes) };
    case 'PlayoffSettingsChanged':
      return { ...season, playoffSettings: withChanges(season.playoffSettings, event.data.changes) };
    case 'RelegationSettingsChanged':
      return { ...season, relegationSettings: withChanges(season.relegationSettings, event.data.changes) };
    default:
      return season;
  }
};

const withMatches = (
  season: SeasonDocument,
  added: readonly Fixture[],
  removed: readonly DeletedMatch[],
): SeasonDocument => {
  const gone = removed.filter(({ matchId }) => matchId in season.matches);
  if (gone.length + added.length === 0) return season;
  const matches = new Map(Object.entries(season.matches));
  for (const { matchId } of gone) matches.delete(matchId);
  for (const { matchId, week, home, away } of added) matches.set(matchId, { week, home, away });
  const dates = withDates(season, [...gone.map((match) => ({ ...match, date: null })), ...added]);
  const changed = { ...season, matches: Object.fromEntries(matches), dates };
  const deletedMatches = withDeleted(season, gone, added);
  return deletedMatches === undefined ? changed : { ...changed, deletedMatches };
};

/** The deleted matches of the season with those that went, without those that came back. */
const withDeleted = (
  { matches, deletedMatches }: SeasonDocument,
  gone: readonly DeletedMatch[],
  added: readonly Fixture[],
): SeasonDocument['deletedMatches'] => {
  if (deletedMatches === undefined && gone.length === 0) return undefined;
  const pairings = gone.flatMap(({ matchId }) => {
    const pairing = matches[matchId];
    return pairing === undefined ? [] : [{ matchId, ...pairing }];
  });
  const teams = new Set([...(deletedMatches?.teams ?? []), ...pairings.flatMap(({ home, away }) => [home, away])]);
  const places = new Map([...teams].map((team, place) => [team, place]));
  const rows = new Map(Object.entries(deletedMatches?.rows ?? {}));
  for (const { matchId } of added) rows.delete(matchId);
  for (const { matchId, week, home, away } of pairings) {
    rows.set(matchId, [week, places.get(home) ?? -1, places.get(away) ?? -1]);
  }
  return { teams: [...teams], rows: Object.fromEntries(rows) };
};

type Dated = Pick<Fixture, 'matchId' | 'week' | 'date'>;

const moved = (season: SeasonDocument, match: Dated): SeasonDocument =>
  match.matchId in season.matches && (season.dates?.[match.week]?.[match.matchId] ?? null) !== match.date
    ? { ...season, dates: withDates(season, [match]) }
    : season;

/** The dates with those of these matches, null for none. A week without dates is no entry. */
const withDates = ({ dates = {} }: SeasonDocument, matches: readonly Dated[]): SeasonDocument['dates'] => {
  const after = { ...dates };
  for (const [week, changed] of Map.groupBy(matches, (match) => match.week)) {
    const ofWeek = new Map(Object.entries(dates[week] ?? {}));
    for (const { matchId, date } of changed) {
      if (date === null) ofWeek.delete(matchId);
      else ofWeek.set(matchId, date);
    }
    if (ofWeek.size === 0) delete after[week];
    else after[week] = Object.fromEntries(ofWeek);
  }
  return after;
};
