import type { EventType, LeagueEventOf } from '@league/events/catalogue.ts';
import { formatPosition, type Replayed } from '@league/events/envelope.ts';
import { fixturesOf, removedOf, replacedOf, returnedById } from '@league/events/fixture-rows.ts';
import { ownLabel } from '@league/events/rules/season-labels.ts';
import { type SeasonDocument, seasonId, seasonsModel } from '@league/query-api/contract/seasons.ts';
import { defineProjection } from '../define-projection.ts';
import { withChanges } from './changed-fields.ts';
import { isoTime } from './iso-time.ts';
import { withDeduction, withLifted, withWithdrawal } from './season-marks.ts';
import { moved, withMatches, withReturned, withStatus } from './season-matches.ts';
import { isBehind, withUndone } from './season-undone.ts';

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
  'MatchReplanned',
  'MatchScheduled',
  'MatchStatusChanged',
  'MatchResultAnnulled',
  'AllPlayerStatisticsReset',
  'TransfersReset',
  'PointsDeducted',
  'PointDeductionLifted',
  'TeamWithdrawn',
  'SeasonActUndone',
] as const satisfies readonly EventType[];

/** The seasons, each with its rules, which no longer change once it is closed, and with the matches that exist or existed in it. */
export const seasons = defineProjection({
  model: seasonsModel,
  version: 6,
  handles,
  documentIds: (event) => touched(event).map(seasonId),
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
      case 'SeasonActUndone': {
        const { undone } = event.data;
        // The season that the reset opened never was.
        if (undone.act === 'SeasonReset' && id === seasonId(undone.opened)) return null;
        return document && withUndone(document, event);
      }
      default:
        return document && evolveSeason(document, event);
    }
  },
});

const touched = ({ type, data }: LeagueEventOf<(typeof handles)[number]>): readonly number[] => {
  if (type === 'SeasonReset') return [data.closed, data.opened];
  return type === 'SeasonActUndone' && data.undone.act === 'SeasonReset'
    ? [data.undone.closed, data.undone.opened]
    : [data.season];
};

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

type SeasonEvent = Replayed<
  LeagueEventOf<Exclude<(typeof handles)[number], 'SeasonStarted' | 'SeasonReset' | 'SeasonActUndone'>>
>;

const evolveSeason = (season: SeasonDocument, event: SeasonEvent): SeasonDocument => {
  switch (event.type) {
    case 'FixturesGenerated':
      return withMatches(season, fixturesOf(event.data), replacedOf(event.data));
    case 'FixturesImported':
      return withMatches(season, fixturesOf(event.data), []);
    case 'FixturesRestored':
      return withReturned(season, [...returnedById(event.data).values()], removedOf(event.data));
    case 'MatchAdded':
      return withMatches(season, [event.data.match], []);
    case 'MatchesDeleted':
      return withMatches(season, [], event.data.matches);
    case 'MatchReplanned': {
      const { matchId } = event.data;
      const before = season.matches[matchId];
      return before === undefined
        ? season
        : withMatches(moved(season, { ...before, matchId, date: null }), [event.data], []);
    }
    case 'MatchScheduled':
      return moved(season, event.data);
    case 'MatchStatusChanged':
    case 'MatchResultAnnulled':
      return withStatus(season, event.data);
    case 'AllPlayerStatisticsReset': {
      const position = formatPosition(event.position);
      const before = season.statisticsResets ?? [];
      return before.includes(position) || isBehind(season, event)
        ? season
        : { ...season, statisticsResets: [...before, position] };
    }
    case 'TransfersReset':
      return season;
    case 'PointsDeducted':
      return withDeduction(season, event);
    case 'PointDeductionLifted':
      return withLifted(season, event);
    case 'TeamWithdrawn':
      return withWithdrawal(season, event);
    default:
      return season.closedAt === null ? evolveTerms(season, event) : season;
  }
};

type TermsEvent = Extract<
  SeasonEvent,
  {
    type: 'TournamentSettingsChanged' | 'RankingRulesChanged' | 'PlayoffSettingsChanged' | 'RelegationSettingsChanged';
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
