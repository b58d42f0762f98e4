import type { Score } from '@league/events/match-result.ts';
import { type CountedResult, rank, type RankedTeam, type TableRules } from '@league/events/rules/ranking.ts';
import type { MatchComparison } from '../contract/match-comparison.ts';
import { type MatchDocument, matchesModel } from '../contract/matches.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { standingsModel } from '../contract/standings.ts';
import { teamsModel } from '../contract/teams.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { answerForm } from '../standings/answer-standings.ts';
import { countingMarks } from '../standings/marks.ts';
import { countedResults, rankedTeams, tableRules } from '../standings/season-table.ts';
import { type TeamReferences, teamReferences } from '../teams/team-references.ts';
import { answerMatch } from './answer-match.ts';

/** How many earlier meetings are answered (docs/rules.md#comparison). */
const MEETINGS = 5;

/** The places of a match's teams before the match and with it, their form and their earlier meetings (docs/rules.md#comparison). */
export const readComparison = async (view: ReadView, match: MatchDocument): Promise<MatchComparison> => {
  const season = await view.get(seasonsModel, seasonId(match.season));
  if (season === undefined) throw new Error(`match ${match.id} stands in season ${match.season}, which is missing`);
  const weeks = await view.list(standingsModel);
  const teams = await view.list(teamsModel);
  const ofSeason = countedResults(weeks.filter((week) => week.season === match.season));
  const own = ofSeason.find(({ matchId }) => matchId === match.id);
  const kickOff = own?.playedAt ?? match.date;
  const team = teamReferences(teams);
  const sides = compare(
    before(ofSeason, match, kickOff),
    match,
    {
      teams: rankedTeams(season, teams, [], countingMarks(season, { asOf: kickOff ?? undefined })),
      rules: tableRules(season),
    },
    team,
  );
  const met = meetingsOf(before(countedResults(weeks), match, kickOff), match);
  const meetings = await Promise.all(met.map(({ matchId }) => view.get(matchesModel, matchId)));
  return {
    ...sides,
    meetings: meetings.flatMap((meeting) => (meeting === undefined ? [] : [answerMatch(meeting, team)])),
  };
};

/** The other results that were played up to a kick-off; all of them where it is open. */
const before = (results: readonly CountedResult[], { id }: MatchDocument, kickOff: string | null): CountedResult[] => {
  const until = kickOff === null ? Number.POSITIVE_INFINITY : Date.parse(kickOff);
  return results.filter(({ matchId, playedAt }) => matchId !== id && Date.parse(playedAt) <= until);
};

type Ranking = { readonly teams: readonly RankedTeam[]; readonly rules: TableRules };

const compare = (
  earlier: readonly CountedResult[],
  match: MatchDocument,
  { teams, rules }: Ranking,
  team: TeamReferences,
): Pick<MatchComparison, 'home' | 'away'> => {
  const table = rank(teams, earlier, rules);
  const score = scoreOf(match);
  const after = score === null ? null : rank(teams, [...earlier, asCounted(match, score)], rules);
  const sideOf = (id: string) => {
    const [rowBefore, rowAfter] = [table, after].map((rows) => rows?.find((row) => row.team === id));
    return {
      before: placeOf(rowBefore),
      after: rowAfter === undefined ? null : placeOf(rowAfter),
      form: answerForm(rowBefore?.form ?? [], team),
    };
  };
  return { home: sideOf(match.home), away: sideOf(match.away) };
};

const placeOf = (row: { readonly position: number; readonly points: number } | undefined) => {
  if (row === undefined) throw new Error('a team of the fixtures is missing in their table');
  return { position: row.position, points: row.points };
};

/** The score that would count, or counts. */
const scoreOf = ({ status, result, provisionalScore }: MatchDocument): Score | null => {
  if (result !== null) return { home: result.homeScore, away: result.awayScore };
  return status === 'live' ? provisionalScore : null;
};

const asCounted = ({ id, week, home, away, date }: MatchDocument, score: Score): CountedResult => ({
  matchId: id,
  week,
  home,
  away,
  homeScore: score.home,
  awayScore: score.away,
  playedAt: date ?? '',
});

/** The last matches of the two teams against each other, whoever was at home. */
const meetingsOf = (results: readonly CountedResult[], { home, away }: MatchDocument): CountedResult[] => {
  const pair = new Set([home, away]);
  return results
    .filter((result) => pair.has(result.home) && pair.has(result.away))
    .toSorted((a, b) => Date.parse(b.playedAt) - Date.parse(a.playedAt))
    .slice(0, MEETINGS);
};
