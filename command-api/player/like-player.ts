import { type EventStore, RecordingUncertain, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { type CommandContext, stepOf } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import { handleLikes } from '../likes/likes.ts';
import type { PlayerDirectory } from '../ports/player-directory.ts';
import type { PlayerState } from './decider.ts';
import { playerAt, playerSource } from './gamertags.ts';

export type LikeDeps = { readonly store: EventStore; readonly playerDirectory: Pick<PlayerDirectory, 'likesOf'> };

export type LikeOutcome = { readonly isLiked: boolean; readonly likes: number; readonly position: bigint };

/**
 * Likes a player, or takes the like back; without `wanted` it is turned round once, however often it has to be tried. Whoever is
 * not approved gets no like, and may lose one.
 * @throws Refused PLAYER_NOT_FOUND, PLAYER_NOT_APPROVED, OWN_PROFILE
 */
export const likePlayer = async (
  { store, playerDirectory }: LikeDeps,
  playerId: string,
  wanted: boolean | undefined,
  context: CommandContext,
): Promise<LikeOutcome> => {
  const by = context.actor.id;
  let decided = wanted;
  const { state, events, position } = await handleLikes(
    store,
    by,
    async (likes) => {
      // A try that met a conflict does not turn round what another one has turned round.
      decided ??= !likes.has(playerId);
      const player = (await playerSource(store, playerId).load()).state;
      if (player.status !== 'existing') throw new Refused('PLAYER_NOT_FOUND');
      if (decided && playerId !== by) refuseUnliked(player);
      return { type: 'SetLike', playerId, by, liked: decided };
    },
    context,
  );
  if (events.some(({ type }) => type === 'PlayerLiked')) await takeBackLate(store, { playerId, by, position }, context);
  try {
    const likes = await playerDirectory.likesOf(playerId, position);
    return { isLiked: state.has(playerId), likes, position };
  } catch (error) {
    // What was recorded stays: the answer may not say that nothing was.
    if (!(error instanceof StoreUnavailable) || events.length === 0) throw error;
    throw new RecordingUncertain(`the like is recorded, and not counted yet: ${error.message}`, { cause: error });
  }
};

const refuseUnliked = (player: PlayerState): void => {
  if (player.status !== 'existing') throw new Refused('PLAYER_NOT_FOUND');
  if (player.approval !== 'approved') throw new Refused('PLAYER_NOT_APPROVED');
};

/**
 * Takes back a like that stands in the log behind the deletion of its giver, where nobody withdraws it any more, or behind the
 * deletion or rejection of the player who is liked. By positions, so that a repeat is answered as the first time.
 */
const takeBackLate = async (
  store: EventStore,
  { playerId, by, position }: { readonly playerId: string; readonly by: string; readonly position: bigint },
  context: CommandContext,
): Promise<void> => {
  const [giver, player] = await Promise.all([playerAt(store, by, position), playerAt(store, playerId, position)]);
  try {
    if (giver.status === 'deleted') throw new Refused('PLAYER_NOT_FOUND');
    refuseUnliked(player);
  } catch (error) {
    const unlike = { type: 'SetLike', playerId, by, liked: false } as const;
    await handleLikes(store, by, () => unlike, stepOf(context, 'take-like-back'));
    throw error;
  }
};
