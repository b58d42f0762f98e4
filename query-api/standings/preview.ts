import { placesOf, rank } from '@league/events/rules/ranking.ts';
import type { RankingRules } from '@league/events/season-terms.ts';
import type { PreviewAnswer } from '../contract/standings.ts';
import { standingsModel } from '../contract/standings.ts';
import { teamsModel } from '../contract/teams.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { chosenSeason } from '../seasons/chosen-season.ts';
import { teamReferences } from '../teams/team-references.ts';
import { countingMarks } from './marks.ts';
import { countedResults, rankedTeams, tableRules } from './season-table.ts';

type Wished = { readonly [Rule in keyof RankingRules]?: RankingRules[Rule] | undefined };

/** The table of the current season by these rules, beside the places of now. Rules that are left out are those of the season. */
export const readPreview = async (view: ReadView, wished: Wished): Promise<PreviewAnswer> => {
  const season = await chosenSeason(view);
  const teams = await view.list(teamsModel);
  const weeks = season === undefined ? [] : await view.list(standingsModel, { where: { season: season.season } });
  const results = countedResults(weeks);
  const playing = rankedTeams(season, teams, [], countingMarks(season));
  const held = tableRules(season);
  const asked = {
    tieBreakers: wished.tieBreakers ?? held.tieBreakers,
    pointsForWin: wished.pointsForWin ?? held.pointsForWin,
    pointsForDraw: wished.pointsForDraw ?? held.pointsForDraw,
    headToHeadWhen: wished.headToHeadWhen ?? held.headToHeadWhen,
    planned: held.planned,
  };
  const now = placesOf(playing, results, held);
  const team = teamReferences(teams);
  return {
    matches: Object.keys(season?.matches ?? {}).length,
    rows: rank(playing, results, asked).map(({ team: id, position, points }) => ({
      teamInfo: team(id),
      position,
      points,
      moves: (now.get(id) ?? position) - position,
    })),
  };
};
