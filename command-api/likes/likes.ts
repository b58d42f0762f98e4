import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { likesStream } from '@league/events/streams.ts';
import { freshStream } from '../handling/folded-stream.ts';
import { type CommandContext, handle, type Outcome } from '../handling/handle-command.ts';
import { type LikeCommand, likeDecider, type LikeEvent, type LikeState } from './decider.ts';

/**
 * Runs a command on a player's likes. `command` is made anew for each attempt, with the likes as read.
 * @throws Refused OWN_PROFILE
 */
export const handleLikes = (
  store: EventStore,
  by: string,
  command: (state: LikeState) => LikeCommand | Promise<LikeCommand>,
  context: CommandContext,
): Promise<Outcome<LikeState>> =>
  handle(store, {
    source: freshStream(store, likesStream(by), {
      initialState: likeDecider.initialState,
      evolve: (state: LikeState, event: LeagueEvent) => likeDecider.evolve(state, event as LikeEvent),
    }),
    decider: likeDecider,
    command,
    context,
  });
