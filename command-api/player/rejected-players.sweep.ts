import { Refused } from '../handling/refused.ts';
import type { PlayerDirectory } from '../ports/player-directory.ts';
import { type Sweep, sweepContext } from '../processes/sweeps.ts';
import { REJECTED_FOR_MS } from './decider.ts';
import { handlePlayer } from './gamertags.ts';
import { type PlayerDeps, seasonNow } from './handle-player.ts';

type RejectedDeps = Pick<PlayerDeps, 'store' | 'seasons'> & {
  readonly playerDirectory: Pick<PlayerDirectory, 'rejected'>;
  /** Epoch ms. */
  readonly now: () => number;
};

/** Deletes players who were rejected 30 days ago, and frees their gamertags. */
export const rejectedPlayers = (deps: RejectedDeps): Sweep => ({
  name: 'rejected-players',
  run: async () => {
    const season = await seasonNow(deps);
    const rejectedBefore = deps.now() - REJECTED_FOR_MS;
    for (const playerId of await deps.playerDirectory.rejected()) {
      try {
        await handlePlayer(
          deps.store,
          playerId,
          () => ({ type: 'Delete', playerId, season, rejectedBefore }),
          sweepContext(deps.now()),
        );
      } catch (error) {
        // An admin deleted the player meanwhile.
        if (!(error instanceof Refused)) throw error;
      }
    }
  },
});
