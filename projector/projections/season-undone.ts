import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { formatPosition, type Replayed } from '@league/events/envelope.ts';
import { returnedBy } from '@league/events/fixture-rows.ts';
import type { SeasonDocument } from '@league/query-api/contract/seasons.ts';
import { withTeamBack } from './season-marks.ts';
import { withReturned } from './season-matches.ts';

type Undone = Replayed<LeagueEventOf<'SeasonActUndone'>>;

/** The season with its last act taken back; as it is where that is taken back already. */
export const withUndone = (season: SeasonDocument, event: Undone): SeasonDocument => {
  if (isBehind(season, event)) return season;
  const after = goingBack(season, event);
  return after === season ? season : { ...after, undoneAt: formatPosition(event.position) };
};

/** Whether the event stands in the log no later than the last taking back: it has been counted. */
export const isBehind = ({ undoneAt = '' }: SeasonDocument, { position }: { readonly position: bigint }): boolean =>
  formatPosition(position) <= undoneAt;

const goingBack = (season: SeasonDocument, event: Undone): SeasonDocument => {
  const { undone } = event.data;
  switch (undone.act) {
    case 'TeamWithdrawn':
      return withTeamBack(season, undone.teamId, event);
    case 'MatchesDeleted':
      return withReturned(season, [...returnedBy(event).values()], []);
    case 'AllPlayerStatisticsReset': {
      const { statisticsResets = [] } = season;
      return statisticsResets.length === 0 ? season : { ...season, statisticsResets: statisticsResets.slice(0, -1) };
    }
    case 'SeasonReset': {
      const { label, rankingRules, playoffSettings, relegationSettings } = undone;
      return { ...season, label, rankingRules, playoffSettings, relegationSettings, closedAt: null };
    }
    default:
      return season;
  }
};
