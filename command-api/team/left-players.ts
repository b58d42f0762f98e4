import type { ReleaseCause } from '@league/events/player.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { playerStream } from '@league/events/streams.ts';

/** How a player's membership of a team ended behind this position of the log; undefined where it did not. */
export const howReleased = async (
  store: EventStore,
  playerId: string,
  { teamId, behind }: { readonly teamId: string; readonly behind: bigint },
): Promise<ReleaseCause | undefined> => {
  for (const event of (await store.readStream(playerStream(playerId))).events) {
    if (event.type !== 'PlayerReleased' || event.position <= behind) continue;
    if (event.data.teamId === teamId) return event.data.cause;
  }
  return undefined;
};
