import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { MatchResult, Side } from '@league/events/match-result.ts';
import { type SeasonSquadDocument, seasonSquadId, seasonSquadsModel } from '@league/query-api/contract/statistics.ts';
import { defineProjection } from '../define-projection.ts';

/**
 * Who has a line for a team in a season: what leads from a player to the matches (match-lines.projection.ts). A result has two of
 * these documents, and mostly names nobody new.
 */
export const seasonSquads = defineProjection({
  model: seasonSquadsModel,
  version: 1,
  handles: ['MatchResultEntered', 'MatchResultCorrected'],
  documentIds: ({ data: { season, home, away } }) => [seasonSquadId(season, home), seasonSquadId(season, away)],
  evolve: (document, event, id) =>
    withPlayers(
      document,
      event.data,
      event.type === 'MatchResultEntered' ? event.data.result : event.data.corrected,
      id === seasonSquadId(event.data.season, event.data.home) ? 'home' : 'away',
    ),
});

type Facts = Pick<LeagueEventOf<'MatchResultEntered'>['data'], 'season' | 'home' | 'away'>;

const withPlayers = (
  document: SeasonSquadDocument | null,
  match: Facts,
  { lines }: MatchResult,
  side: Side,
): SeasonSquadDocument | null => {
  const known = document?.players ?? [];
  const added = lines.filter((line) => line.side === side && !known.includes(line.playerId));
  if (added.length === 0) return document;
  return {
    season: match.season,
    teamId: match[side],
    players: [...known, ...added.map(({ playerId }) => playerId)],
  };
};
