import { pageTitles } from '../../contract/page-titles.ts';
import { playerCalls } from '../../contract/player-calls.ts';
import { type SeasonDocument, seasonsModel } from '../../contract/seasons.ts';
import { standingsModel } from '../../contract/standings.ts';
import { teamsModel } from '../../contract/teams.ts';
import { Refused } from '../../http/problems.ts';
import { readLeaders } from '../../players/leaders.ts';
import type { ReadView } from '../../ports/read-model-reader.ts';
import { currentSeason, teamsOf } from '../../seasons/chosen-season.ts';
import { seasonLabels } from '../../seasons/labels.ts';
import { type Past, readSeasonTable } from '../../standings/season-table.ts';
import { teamReferences } from '../../teams/team-references.ts';
import { addressOf, aSeason, aWeek } from './asked-page.ts';
import type { HeadOfPage } from './page-head.ts';
import { headWords, type Row } from './words.ts';

/** A season with its label. Both are undefined before the first season. */
type NamedSeason = {
  readonly season: SeasonDocument | undefined;
  readonly label: string | undefined;
  /** The number for the address; undefined for the current season, which an address without a number means. */
  readonly named: number | undefined;
};

/** The season with this number, or the current one. @throws Refused SEASON_NOT_FOUND for a number that no season has */
export const readNamedSeason = async (view: ReadView, number?: number): Promise<NamedSeason> => {
  const seasons = await view.list(seasonsModel);
  const current = currentSeason(seasons);
  const season = number === undefined ? current : seasons.find((each) => each.season === number);
  if (number !== undefined && season === undefined) throw new Refused('SEASON_NOT_FOUND');
  const label = season && seasonLabels(seasons).get(season.season);
  return { season, label, named: season === current ? undefined : number };
};

/** The table of a season with the names of its teams. */
export const readNamedRows = async (
  view: ReadView,
  season: SeasonDocument | undefined,
  past: Past = {},
): Promise<readonly Row[]> => {
  const teams = await view.list(teamsModel);
  const team = teamReferences(teams);
  return (await readSeasonTable(view, season, teams, past)).map((row) => ({ ...row, name: team(row.team).name }));
};

/** The read models of {@link readNamedRows}. */
export const modelsOfRows = [standingsModel, seasonsModel, teamsModel];

/** `/standings?season=1&week=7&view=home`. A table as it was at a time, or was known then, is no page of its own to search engines. */
export const standingsHead: HeadOfPage = {
  models: modelsOfRows,
  missing: pageTitles.standings,
  say: async (view, { search }) => {
    const { season, label, named } = await readNamedSeason(view, aSeason(search('season')));
    const week = aWeek(search('week'));
    const asked = search('view');
    const side = asked === 'home' || asked === 'away' ? asked : undefined;
    const shown = side ?? (asked === 'playoff' && season?.playoffSettings.enabled === true ? asked : undefined);
    const rows = await readNamedRows(view, season, { week, view: side });
    return {
      title: pageTitles.standings,
      description: headWords.table({ label, week, side }, rows),
      address: addressOf('/standings', { season: named, week, view: shown }),
      picture: { path: '/share/standings.png', alt: pageTitles.standings },
    };
  },
};

const UNITS = { goals: 'gol', assists: 'asist', saves: 'kurtarış' } as const;

/** `/leaderboards/goals?season=1` */
export const boardHead = (board: keyof typeof UNITS): HeadOfPage => ({
  models: playerCalls[`/api/players/leaders/${board}`].models,
  missing: pageTitles[board],
  say: async (view, { search }) => {
    const { season, label, named } = await readNamedSeason(view, aSeason(search('season')));
    const leaders = await readLeaders(view, board, season?.season);
    const first = leaders.slice(0, 3).map(({ gamertag, stats }) => ({ name: gamertag, count: stats[board] }));
    return {
      title: pageTitles[board],
      description: headWords.board(label, UNITS[board], first),
      address: addressOf(`/leaderboards/${board}`, { season: named }),
    };
  },
});

/** `/seasons/1` */
export const seasonHead: HeadOfPage = {
  models: modelsOfRows,
  missing: pageTitles.noSeason,
  say: async (view, { params: { season: text = '' } }) => {
    const number = /^[1-9]\d*$/.test(text) ? aSeason(Number(text)) : undefined;
    if (number === undefined) throw new Refused('SEASON_NOT_FOUND');
    const { season, label = '' } = await readNamedSeason(view, number);
    const [first, second] = await readNamedRows(view, season);
    const isOver = season !== undefined && season.closedAt !== null;
    const isPlayed = first !== undefined && first.played > 0;
    const table =
      isOver && isPlayed
        ? `${label}: ${headWords.champion(first.name, first.points)}`
        : headWords.table(
            { label },
            [first, second].filter((row) => row !== undefined),
          );
    const size = season && headWords.size(teamsOf(season).size, Object.keys(season.matches).length);
    return { title: label, description: `${table} ${size ?? ''}`.trim(), address: `/seasons/${number}` };
  },
};

/** `/seasons` */
export const seasonsHead: HeadOfPage = {
  models: [seasonsModel],
  say: async (view) => {
    const labels = [...seasonLabels(await view.list(seasonsModel)).values()].toReversed();
    return { title: pageTitles.seasons, description: headWords.seasons(labels), address: '/seasons' };
  },
};
