import { type PlayedTeamsAnswer, playedTeamsModel, type PlayerDocument, playersModel } from '../contract/players.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { firstByGamertag, readPlayersTeams } from './answer-player.ts';

/** The approved players by gamertag; the first so many, or all. */
export const readApproved = async (view: ReadView, most?: number): Promise<readonly PlayerDocument[]> =>
  firstByGamertag(await view.list(playersModel, { where: { status: 'approved' } }), most);

/** The teams that a player played in, the latest first. */
export const readPlayedTeams = async (
  view: ReadView,
  { id }: PlayerDocument,
): Promise<PlayedTeamsAnswer['playedTeams']> => {
  const memberships = (await view.get(playedTeamsModel, id))?.teams ?? [];
  const { past, present } = await readPlayersTeams(view);
  return memberships.toReversed().map(({ teamId, season, startDate, endDate, ended }) => ({
    team: past(teamId),
    deleted: present(teamId) === null,
    startDate,
    endDate,
    season,
    isCurrentTeam: ended === null && present(teamId) !== null,
  }));
};
