import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Decider } from '../handling/decider.ts';
import { Refused } from '../handling/refused.ts';

export type LikeEvent = LeagueEventOf<'PlayerLiked' | 'PlayerUnliked'>;

export type LikeCommand =
  | { readonly type: 'SetLike'; readonly playerId: string; readonly by: string; readonly liked: boolean }
  /** The player who likes is gone. */
  | { readonly type: 'WithdrawLikes'; readonly by: string };

/** Ids of the players that somebody likes, in the order in which they came to be liked. */
export type LikeState = ReadonlySet<string>;

const initialState = (): LikeState => new Set();

const decide = (command: LikeCommand, state: LikeState): LikeEvent[] => {
  const { by } = command;
  switch (command.type) {
    case 'SetLike': {
      const { playerId, liked } = command;
      if (playerId === by) throw new Refused('OWN_PROFILE');
      if (state.has(playerId) === liked) return [];
      return [{ type: liked ? 'PlayerLiked' : 'PlayerUnliked', data: { playerId, by } }];
    }
    case 'WithdrawLikes':
      return [...state].map((playerId) => ({ type: 'PlayerUnliked', data: { playerId, by } }));
    default:
      return command satisfies never;
  }
};

const evolve = (state: LikeState, event: LikeEvent): LikeState => {
  const next = new Set(state);
  switch (event.type) {
    case 'PlayerLiked':
      return next.add(event.data.playerId);
    case 'PlayerUnliked':
      next.delete(event.data.playerId);
      return next;
    default:
      return event satisfies never;
  }
};

/** The rules of one player's likes: each once, and never the own profile (docs/rules.md#players). */
export const likeDecider: Decider<LikeCommand, LikeState, LikeEvent> = { decide, evolve, initialState };
