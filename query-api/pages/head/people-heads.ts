import { pageTitles } from '../../contract/page-titles.ts';
import { isId } from '../../contract/parameters.ts';
import { playerCalls } from '../../contract/player-calls.ts';
import { playersModel, squadsModel } from '../../contract/players.ts';
import { teamsModel } from '../../contract/teams.ts';
import { Refused } from '../../http/problems.ts';
import { turkish } from '../../players/answer-player.ts';
import { readFigures } from '../../players/figures.ts';
import { findPlayer } from '../../players/find-player.ts';
import { readApproved } from '../../players/read-players.ts';
import { profileAddress } from './asked-page.ts';
import type { HeadOfPage } from './page-head.ts';
import { modelsOfRows, readNamedRows, readNamedSeason } from './table-heads.ts';
import { headWords } from './words.ts';

/** `/team/{id}`. Its tabs are parts of one page. */
export const teamHead: HeadOfPage = {
  models: [...modelsOfRows, squadsModel],
  missing: pageTitles.noTeam,
  say: async (view, { params: { id = '' } }) => {
    const team = isId(id) ? await view.get(teamsModel, id) : undefined;
    if (team === undefined || team.deleted) throw new Refused('TEAM_NOT_FOUND');
    const { season, label } = await readNamedSeason(view);
    const row = (await readNamedRows(view, season)).find((each) => each.team === id);
    const squad = (await view.get(squadsModel, id))?.players.length ?? 0;
    return {
      title: team.name,
      description: headWords.team(team.name, label, row, squad),
      address: `/team/${id}`,
      type: 'profile',
      picture: { path: `/share/team/${id}.png`, alt: team.name },
    };
  },
};

/** `/teams` */
export const teamsHead: HeadOfPage = {
  models: [teamsModel],
  say: async (view) => {
    const names = (await view.list(teamsModel)).flatMap(({ name, deleted }) => (deleted ? [] : [name]));
    return {
      title: pageTitles.teams,
      description: headWords.teams(names.toSorted(turkish.compare)),
      address: '/teams',
    };
  },
};

/** `/profile/{gamertag}`; an earlier gamertag of the player leads to the same page. Its tabs are parts of one page. */
export const playerHead: HeadOfPage = {
  models: playerCalls['/api/players/gamertag/:gamertag/profile'].models,
  isPersonal: true,
  missing: pageTitles.noPlayer,
  say: async (view, { params: { gamertag: asked = '' } }) => {
    const { id, gamertag, teamId, position, jerseyNumber } = await findPlayer(view, asked);
    const found = teamId === null ? undefined : await view.get(teamsModel, teamId);
    const team = found?.deleted === false ? found.name : undefined;
    const { season, label } = await readNamedSeason(view);
    const { stats } = (await readFigures(view, season, [id]))(id);
    const address = profileAddress(gamertag);
    return {
      title: gamertag,
      description: headWords.player({ gamertag, team, position, number: jerseyNumber }, label, stats),
      address,
      type: 'profile',
      picture: { path: `${address.replace('/profile/', '/share/player/')}.png`, alt: gamertag },
    };
  },
};

/** `/players` */
export const playersHead: HeadOfPage = {
  models: [playersModel],
  say: async (view) => ({
    title: pageTitles.players,
    description: headWords.players((await readApproved(view)).length),
    address: '/players',
  }),
};
