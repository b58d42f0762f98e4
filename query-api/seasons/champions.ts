import type { ChampionsAnswer } from '../contract/champions.ts';
import { seasonsModel } from '../contract/seasons.ts';
import { teamsModel } from '../contract/teams.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { readSeasonTable } from '../standings/season-table.ts';
import { teamReferences } from '../teams/team-references.ts';

/** The first team of each closed season, by that season's own rules; null where no match was finished. */
export const answerChampions = async (view: ReadView): Promise<ChampionsAnswer> => {
  const teams = await view.list(teamsModel);
  const team = teamReferences(teams);
  const closed = (await view.list(seasonsModel)).filter(({ closedAt }) => closedAt !== null);
  const answer: ChampionsAnswer = [];
  for (const season of closed.toSorted((a, b) => b.season - a.season)) {
    const table = await readSeasonTable(view, season, teams);
    const [first] = table.some(({ played }) => played > 0) ? table : [];
    answer.push({ season: season.season, champion: first === undefined ? null : team(first.team) });
  }
  return answer;
};
