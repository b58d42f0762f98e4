import { outcomeOf } from '@league/events/rules/statistics.ts';
import { type SeasonDocument, seasonsModel } from '../contract/seasons.ts';
import type { HistoryLine } from '../contract/match-lines.ts';
import { DEFAULT_RATING, type MatchHistoryEntry } from '../contract/statistics.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { chosenSeason } from '../seasons/chosen-season.ts';
import { readTeamReferences, type TeamReferences } from '../teams/team-references.ts';
import { countedOf, readCareerLines, readPlayersLines } from './lines.ts';

/** The lines of a player in a season, of the matches that exist. */
export type PlayedSeason = { readonly season: SeasonDocument; readonly lines: readonly HistoryLine[] };

/** What a player played in all seasons, the first season first. */
export const readCareer = async (view: ReadView, playerId: string): Promise<PlayedSeason[]> => {
  const seasons = (await view.list(seasonsModel)).toSorted((a, b) => a.season - b.season);
  const bySeason = Map.groupBy(await readCareerLines(view, playerId), ({ season }) => season);
  const wanted = new Set([playerId]);
  return seasons.map((season) => ({ season, lines: countedOf(bySeason.get(season.season) ?? [], season, wanted) }));
};

const readPlayed = async (view: ReadView, playerId: string, season: SeasonDocument): Promise<PlayedSeason> => {
  const matches = await readPlayersLines(view, season.season, [playerId]);
  return { season, lines: countedOf(matches, season, new Set([playerId])) };
};

/** The matches of a player, the latest first, of one season or of all. */
export const readMatchHistory = async (
  view: ReadView,
  playerId: string,
  number: number | undefined,
): Promise<MatchHistoryEntry[]> => {
  const chosen = number === undefined ? undefined : await chosenSeason(view, number);
  const played = chosen === undefined ? await readCareer(view, playerId) : [await readPlayed(view, playerId, chosen)];
  const team = await readTeamReferences(view);
  return played
    .toReversed()
    .flatMap(({ season, lines }) => lines.map((line) => answerEntry(line, season, team)).toSorted(latestFirst));
};

/** Date and week are those that the match has now; the line keeps what was on the day. */
const answerEntry = (
  line: HistoryLine,
  { season, matches, dates = {} }: SeasonDocument,
  team: TeamReferences,
): MatchHistoryEntry => {
  const { matchId, homeScore, awayScore, teamId, number, rating, side } = line;
  const { week, home, away } = matches[matchId] ?? { week: line.week, home: '', away: '' };
  const date = dates[week]?.[matchId] ?? null;
  return {
    match: { _id: matchId, season, week, date, homeTeam: team(home), awayTeam: team(away), homeScore, awayScore },
    team: team(teamId),
    side,
    outcome: outcomeOf(line),
    position: line.position,
    jerseyNumber: number,
    isStartingEleven: line.isStartingEleven,
    minutesPlayed: line.minutesPlayed,
    goals: line.goals,
    assists: line.assists,
    saves: line.saves,
    yellowCards: line.yellowCards,
    redCards: line.redCards,
    shots: line.shots,
    passes: line.passes,
    gkCatches: line.gkCatches,
    rating: rating ?? DEFAULT_RATING,
    ratingGiven: rating !== null,
    manOfTheMatch: line.manOfTheMatch,
  };
};

/** The order of lists of matches (docs/rules.md#fixtures), the other way round. */
const latestFirst = ({ match: a }: MatchHistoryEntry, { match: b }: MatchHistoryEntry): number =>
  timeOf(b.date) - timeOf(a.date) || b.week - a.week || (a._id < b._id ? 1 : -1);

/** A match without a date stands with the latest; a number, since two of them are level. */
const timeOf = (date: string | null): number => (date === null ? Number.MAX_SAFE_INTEGER : Date.parse(date));
