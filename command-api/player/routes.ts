import type { playerCalls } from '../contract/player-calls.ts';
import type { CommandRequest } from '../http/command-request.ts';
import { playerIdOf } from '../http/params.ts';
import type { Handlers } from '../http/routes.ts';
import { carriedOut } from '../processes/carried-out.ts';
import type { ProcessWaits } from '../processes/process-runner.ts';
import {
  approvePlayer,
  approvePlayers,
  changePlayer,
  changeProfile,
  deletePlayer,
  type PlayerDeps,
  type PlayerOutcome,
  rejectPlayer,
} from './handle-player.ts';
import { type LikeDeps, likePlayer } from './like-player.ts';
import { ownProfile } from './own-profile.ts';
import { assignPlayer, releasePlayer } from './squad.ts';

export type PlayerRouteDeps = PlayerDeps & LikeDeps & { readonly processes: ProcessWaits };

/** What an admin does with players, and players with their profiles and with each other's. */
export const playerRoutes = (deps: PlayerRouteDeps): Handlers<typeof playerCalls> => ({
  'PUT /api/players/:id/approve': async (request) => {
    const playerId = playerIdOf(request);
    request.body();
    return answer(playerId, await approvePlayer(deps, playerId, request.context), 'Oyuncu onaylandı.');
  },
  'POST /api/players/approve': async (request) => {
    const { approved, position } = await approvePlayers(deps, request.body().ids, request.context);
    const body = { message: `${approved} oyuncu onaylandı.`, approved };
    return { body, ...(position === undefined ? {} : { position }) };
  },
  'PUT /api/players/:id/reject': async (request) => {
    const playerId = playerIdOf(request);
    request.body();
    request.query();
    return answer(playerId, await rejectPlayer(deps, playerId, request.context), 'Oyuncu reddedildi.');
  },
  'PUT /api/players/:id': async (request) => {
    const playerId = playerIdOf(request);
    return answer(playerId, await changePlayer(deps, playerId, request.body(), request.context), 'Oyuncu güncellendi.');
  },
  'DELETE /api/players/:id': async (request) => {
    const playerId = playerIdOf(request);
    request.body();
    const outcome = await deletePlayer(deps, playerId, request.context);
    const { done, position } = await carriedOut(deps, 'deleted-players', outcome.position);
    const message = done ? 'Oyuncu silindi.' : 'Oyuncu silindi; kişisel verileri daha sonra silinecek.';
    return { ...answer(playerId, { ...outcome, position }, message), status: done ? 200 : 202 };
  },
  'PUT /api/players/:id/assign': (request) => place(deps, playerIdOf(request), request.body(), request),
  'PUT /api/players/:id/release': (request) =>
    place(deps, playerIdOf(request), { ...request.body(), teamId: null }, request),
  'POST /api/players/assign-team': (request) => {
    const { playerId, ...wish } = request.body();
    return place(deps, playerId.toLowerCase(), wish, request);
  },
  'PUT /api/players/gamertag/:gamertag/profile': async (request) => {
    const playerId = await ownProfile(deps.store, request);
    const outcome = await changeProfile(deps, playerId, request.body(), request.context);
    return answer(playerId, outcome, 'Profil başarıyla güncellendi!');
  },
  'POST /api/players/:id/like': async (request) => {
    const playerId = playerIdOf(request);
    const { liked } = request.body();
    const { likes, isLiked, position } = await likePlayer(deps, playerId, liked, request.context);
    const message = isLiked ? 'Profil beğenildi!' : 'Beğeni geri çekildi!';
    return { position, body: { success: true, likes, isLiked, message } };
  },
});

const answer = (playerId: string, { position }: Pick<PlayerOutcome, 'position'>, message: string) => ({
  position,
  body: { message, _id: playerId },
});

/** Into a team, or out of the one that there is. */
const place = async (
  deps: PlayerRouteDeps,
  playerId: string,
  { teamId, from }: { readonly teamId: string | null; readonly from?: string | null | undefined },
  { context }: Pick<CommandRequest, 'context'>,
) => {
  const outcome = await (teamId === null
    ? releasePlayer(deps, playerId, { from: from?.toLowerCase() ?? from }, context)
    : assignPlayer(deps, playerId, { teamId: teamId.toLowerCase(), from: from?.toLowerCase() ?? from }, context));
  const { state } = outcome;
  const gamertag = state.status === 'existing' ? state.gamertag : '';
  return answer(
    playerId,
    outcome,
    teamId === null ? `${gamertag} takımdan çıkarıldı!` : `${gamertag} başarıyla takıma atandı!`,
  );
};
