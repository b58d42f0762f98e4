import type { playerCalls } from '../contract/player-calls.ts';
import { likesModel, type PlayerDocument, playersModel } from '../contract/players.ts';
import { officialsModel } from '../contract/officials.ts';
import type { Answers } from '../http/query-route.ts';
import { allOffices, heldOffices, readOffices } from '../officials/offices.ts';
import type { PersonalReader } from '../ports/personal-reader.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { forAdmins, nameOf, privateOf, profileOf } from './answer-personal.ts';
import { badgesOf } from '@league/events/rules/statistics.ts';
import { chosenSeason } from '../seasons/chosen-season.ts';
import { answerListed, answerPlayer, firstByGamertag, readPlayersTeams } from './answer-player.ts';
import { careerOf, type FiguresOf, readFigures } from './figures.ts';
import { findPlayer } from './find-player.ts';
import { readLeaders } from './leaders.ts';
import { readCareer, readMatchHistory } from './match-history.ts';
import { readApproved, readPlayedTeams } from './read-players.ts';

/** The GETs about players. Personal data is asked for by players who are there: nobody's outlives a deletion. */
export const playerRoutes = (personal: PersonalReader): Answers<typeof playerCalls> => {
  const readPersonal = async (players: readonly PlayerDocument[]) => {
    const known = await personal.of(players.map(({ id }) => id));
    return ({ id }: PlayerDocument) => known.get(id);
  };
  const readProfile = async (view: ReadView, gamertag: string) => {
    const player = await findPlayer(view, gamertag);
    const likedBy = (await view.get(likesModel, player.id))?.by ?? [];
    const figures = await readFigures(view, await chosenSeason(view), [player.id]);
    const official = await view.get(officialsModel, player.id);
    const teams = await readPlayersTeams(view);
    const answer = answerPlayer(player, { teams, figures, offices: () => official });
    const career = careerOf((await readCareer(view, player.id)).map(({ lines }) => lines));
    const known = (await readPersonal([player]))(player);
    const profile = {
      ...answer,
      ...heldOffices(official),
      ...nameOf(known),
      profile: profileOf(player, known),
      badges: [...answer.roles, ...badgesOf(career)],
      career,
      likesCount: likedBy.length,
    };
    return { profile, known, likedBy, official };
  };
  return {
    '/api/players': {
      everybody: async (view, { query }) => {
        const teams = await readPlayersTeams(view);
        const players = await readApproved(view, query.first);
        const figures = await readFiguresOf(view, players, query.first);
        const offices = await readOffices(view);
        return players.map((player) => answerPlayer(player, { teams, figures, offices }));
      },
      admins: async (view, { query }) => {
        const teams = await readPlayersTeams(view);
        const players = firstByGamertag(await view.list(playersModel), query.first);
        const figures = await readFiguresOf(view, players, query.first);
        const offices = await readOffices(view);
        const known = await readPersonal(players);
        return players.map((player) => ({
          ...answerPlayer(player, { teams, figures, offices }),
          ...allOffices(offices(player.id)),
          ...forAdmins(player, known(player)),
        }));
      },
    },
    '/api/players/leaders/goals': (view, { query }) => readLeaders(view, 'goals', query.season),
    '/api/players/leaders/assists': (view, { query }) => readLeaders(view, 'assists', query.season),
    '/api/players/leaders/saves': (view, { query }) => readLeaders(view, 'saves', query.season),
    '/api/players/gamertag/:gamertag/profile': {
      everybody: async (view, { params }) => (await readProfile(view, params.gamertag)).profile,
      signedIn: async (view, { params, caller }) => {
        const { profile, known, likedBy, official } = await readProfile(view, params.gamertag);
        const mayReadAll = caller.role === 'admin' || caller.id === profile._id;
        const isLiked = likedBy.includes(caller.id);
        return { ...profile, isLiked, ...(mayReadAll && { ...allOffices(official), ...privateOf(known) }) };
      },
    },
    '/api/players/gamertag/:gamertag/teams': async (view, { params }) => ({
      playedTeams: await readPlayedTeams(view, await findPlayer(view, params.gamertag)),
    }),
    '/api/players/gamertag/:gamertag/matches': async (view, { params, query }) => ({
      matchHistory: await readMatchHistory(view, (await findPlayer(view, params.gamertag)).id, query.season),
    }),
    '/api/admins': {
      everybody: async (view) => {
        const teams = await readPlayersTeams(view);
        return (await readAdmins(view)).map((player) => listed(answerListed(player, teams)));
      },
      admins: async (view) => {
        const teams = await readPlayersTeams(view);
        const players = await readAdmins(view);
        const known = await readPersonal(players);
        return players.map((player) => ({ ...listed(answerListed(player, teams)), ...privateOf(known(player)) }));
      },
    },
  };
};

/** The figures of the current season; of a few players without reading those of all. */
const readFiguresOf = async (
  view: ReadView,
  players: readonly PlayerDocument[],
  first: number | undefined,
): Promise<FiguresOf> => {
  const ids = first === undefined ? undefined : players.map(({ id }) => id);
  return readFigures(view, await chosenSeason(view), ids);
};

const readAdmins = async (view: ReadView): Promise<PlayerDocument[]> =>
  (await readApproved(view)).filter(({ isAdmin }) => isAdmin);

/** What the list of admins shows of each. */
const listed = ({ _id, gamertag, position, currentTeam, isApproved }: ReturnType<typeof answerListed>) => ({
  _id,
  gamertag,
  position,
  currentTeam,
  isApproved,
});
