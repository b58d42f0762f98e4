import { countedLines } from '@league/events/rules/statistics.ts';
import { type HistoryLine, lineOfRow, type MatchLinesDocument, matchLinesModel } from '../contract/match-lines.ts';
import type { SeasonDocument } from '../contract/seasons.ts';
import { type SeasonSquadDocument, seasonSquadsModel } from '../contract/statistics.ts';
import type { ReadView } from '../ports/read-model-reader.ts';

/**
 * The lines of matches that count, of these players or of all: none of a deleted match, whose document stays, and none of a walkover.
 */
export const countedOf = (
  played: readonly MatchLinesDocument[],
  { matches }: SeasonDocument,
  players?: ReadonlySet<string>,
): HistoryLine[] =>
  played
    .filter(({ matchId }) => matches[matchId] !== undefined)
    .flatMap((match) =>
      countedLines(match)
        .filter(([playerId]) => players === undefined || players.has(playerId))
        .map((row) => lineOfRow(row, match)),
    );

/** Lines of all matches of a season. */
export const readAllLines = (view: ReadView, season: number): Promise<MatchLinesDocument[]> =>
  view.list(matchLinesModel, { where: { season } });

/** Beyond so many teams most matches of a season are theirs. */
const FEW_TEAMS = 2;

/** Lines of all matches of a season in which one of these players has a line, and perhaps of others. */
export const readPlayersLines = async (
  view: ReadView,
  season: number,
  players: readonly string[],
): Promise<MatchLinesDocument[]> => {
  const teams = teamsWith(await view.list(seasonSquadsModel, { where: { season } }), new Set(players));
  return teams.size > FEW_TEAMS ? readAllLines(view, season) : readTeamsLines(view, teams, season);
};

/** Lines of all matches of all seasons in which the player has a line, and perhaps of others. */
export const readCareerLines = async (view: ReadView, playerId: string): Promise<MatchLinesDocument[]> =>
  readTeamsLines(view, teamsWith(await view.list(seasonSquadsModel), new Set([playerId])));

/** The teams for which one of these players has a line. */
const teamsWith = (squads: readonly SeasonSquadDocument[], wanted: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(squads.flatMap(({ teamId, players }) => (players.some((id) => wanted.has(id)) ? [teamId] : [])));

/** Lines of all matches of these teams, home and away: of a season, or of all. */
const readTeamsLines = async (
  view: ReadView,
  teams: ReadonlySet<string>,
  season?: number,
): Promise<MatchLinesDocument[]> => {
  const matches = new Map<string, MatchLinesDocument>();
  const ofSeason = season === undefined ? {} : { season };
  for (const team of teams) {
    for (const side of ['home', 'away'] as const) {
      const found = await view.list(matchLinesModel, { where: { ...ofSeason, [side]: team } });
      for (const match of found) matches.set(match.matchId, match);
    }
  }
  return [...matches.values()];
};
