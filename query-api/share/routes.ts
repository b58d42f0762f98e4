import { showSettings, type ShownSettings } from '@league/events/league-settings.ts';
import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { matchesModel } from '../contract/matches.ts';
import { isId } from '../contract/parameters.ts';
import { SETTINGS_ID, settingsModel } from '../contract/settings.ts';
import type { StandingRow } from '../contract/standings.ts';
import { inOrderOfCreation, teamsModel } from '../contract/teams.ts';
import { Refused } from '../http/problems.ts';
import type { Answers } from '../http/query-route.ts';
import { answerMatch } from '../matches/answer-match.ts';
import { answerListed, readPlayersTeams } from '../players/answer-player.ts';
import { readFigures } from '../players/figures.ts';
import { findPlayer } from '../players/find-player.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { chosenSeason } from '../seasons/chosen-season.ts';
import { answerStandings } from '../standings/answer-standings.ts';
import { readSeasonTable } from '../standings/season-table.ts';
import { readTeamReferences, teamReferences } from '../teams/team-references.ts';
import { themeOf } from './colours.ts';
import { MOST_CRESTS, leaguePicture } from './league-picture.ts';
import { icon, type IconKind } from './icon.ts';
import { matchPicture } from './match-picture.ts';
import type { Picture, pictureCalls } from './picture-calls.ts';
import { playerPicture } from './player-picture.ts';
import { SHOWN_PLACES, tablePicture } from './table-picture.ts';
import { teamPicture } from './team-picture.ts';
import { turkishSpan } from './turkish.ts';

const readSettings = async (view: ReadView): Promise<ShownSettings> =>
  showSettings((await view.get(settingsModel, SETTINGS_ID)) ?? defaultSettings);

const readLeague = async (view: ReadView) => {
  const { title, logo, color } = await readSettings(view);
  return { title, logo, theme: themeOf(color) };
};

const readTable = async (view: ReadView): Promise<StandingRow[]> => {
  const teams = await view.list(teamsModel);
  return answerStandings(await readSeasonTable(view, await chosenSeason(view), teams), teamReferences(teams));
};

const iconOf =
  (size: number, kind: IconKind) =>
  async (view: ReadView): Promise<Picture> => {
    const league = await readLeague(view);
    return { logos: [league.logo], drawn: (found) => icon(league, size, kind, found) };
  };

/** The pictures of shared links and the icons, each made of what everybody may read. */
export const pictureRoutes: Answers<typeof pictureCalls> = {
  '/share/league.png': async (view) => {
    const { description, startDate, endDate } = await readSettings(view);
    const league = { ...(await readLeague(view)), description, dates: turkishSpan(startDate, endDate) };
    const teams = await view.list(teamsModel);
    const shown = inOrderOfCreation(teams)
      .filter(({ deleted }) => !deleted)
      .slice(0, MOST_CRESTS)
      .map(({ id }) => teamReferences(teams)(id));
    const logos = [league.logo, ...shown.map(({ logo }) => logo)];
    return { logos, drawn: (found) => leaguePicture(league, shown, found) };
  },
  '/share/standings.png': async (view) => {
    const league = await readLeague(view);
    const rows = (await readTable(view)).slice(0, SHOWN_PLACES);
    const logos = [league.logo, ...rows.map(({ teamInfo }) => teamInfo.logo)];
    return { logos, drawn: (found) => tablePicture(league, rows, found) };
  },
  '/share/match/:id.png': async (view, { params: { id } }) => {
    const league = await readLeague(view);
    const found = isId(id) ? await view.get(matchesModel, id) : undefined;
    if (found === undefined) throw new Refused('MATCH_NOT_FOUND');
    const match = answerMatch(found, await readTeamReferences(view));
    const logos = [league.logo, match.homeTeam.logo, match.awayTeam.logo];
    return { logos, drawn: (pictures) => matchPicture(league, match, pictures) };
  },
  '/share/team/:id.png': async (view, { params: { id } }) => {
    const league = await readLeague(view);
    const teams = isId(id) ? await view.list(teamsModel) : [];
    if (!teams.some((team) => team.id === id && !team.deleted)) throw new Refused('TEAM_NOT_FOUND');
    const row = (await readTable(view)).find(({ teamInfo }) => teamInfo._id === id);
    const team = teamReferences(teams)(id);
    return { logos: [league.logo, team.logo], drawn: (found) => teamPicture(league, { team, row }, found) };
  },
  '/share/player/:gamertag.png': async (view, { params: { gamertag } }) => {
    const league = await readLeague(view);
    const found = await findPlayer(view, gamertag);
    const figures = await readFigures(view, await chosenSeason(view), [found.id]);
    const player = { ...answerListed(found, await readPlayersTeams(view)), ...figures(found.id) };
    const logos = [league.logo, ...(player.currentTeam === null ? [] : [player.currentTeam.logo])];
    return { logos, drawn: (pictures) => playerPicture(league, player, pictures) };
  },
  '/icons/180.png': iconOf(180, 'apple'),
  '/icons/192.png': iconOf(192, 'any'),
  '/icons/512.png': iconOf(512, 'any'),
  '/icons/maskable-512.png': iconOf(512, 'maskable'),
};
