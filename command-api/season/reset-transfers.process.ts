import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { FreedPlayer } from '@league/events/seasons.ts';
import { sideBySide } from '../handling/side-by-side.ts';
import { Refused } from '../handling/refused.ts';
import type { PlayerDeps } from '../player/handle-player.ts';
import { assignPlayer, releasePlayer } from '../player/squad.ts';
import { derivedContext } from '../processes/derived-context.ts';
import { defineProcess, type Process } from '../processes/process.ts';
import { triedThenStopped } from '../processes/retries.ts';
import { isFreeByReset, isInSince } from './transfers.ts';

type Deps = Pick<PlayerDeps, 'store' | 'seasons'>;

/**
 * Releases the players whom a reset of all transfers names, and gives those who are free their teams back when it is taken back. Players
 * and teams that are gone by then stay as they are, and so do players who have another team.
 */
export const resetTransfers = (deps: Deps): Process =>
  defineProcess({
    name: 'reset-transfers',
    handles: ['TransfersReset', 'SeasonActUndone'],
    policy: { onError: triedThenStopped, whenNew: 'head' },
    react: async (event) => {
      if (event.type === 'TransfersReset') {
        await sideBySide(event.data.players, (freed) => release(deps, event, freed));
        return undefined;
      }
      const { undone } = event.data;
      if (undone.act !== 'TransfersReset') return 'nothing';
      await sideBySide(undone.players, (freed) => giveBack(deps, event, freed));
      return undefined;
    },
  });

const release = async (deps: Deps, event: Recorded<LeagueEvent>, freed: FreedPlayer): Promise<void> => {
  const { playerId, teamId: only } = freed;
  if (!(await isInSince(deps.store, freed, event.position))) return;
  const context = derivedContext(event, `release:${playerId}`);
  await unlessRefused(() => releasePlayer(deps, playerId, { cause: 'transfersReset', only }, context));
};

const giveBack = async (deps: Deps, event: Recorded<LeagueEvent>, freed: FreedPlayer): Promise<void> => {
  const { playerId, teamId } = freed;
  if (!(await isFreeByReset(deps.store, freed, event.position))) return;
  const context = derivedContext(event, `back:${playerId}`);
  const wish = { teamId, from: null, back: true } as const;
  await unlessRefused(() => assignPlayer(deps, playerId, wish, context));
};

/** A player or team that is gone, or a player who was put elsewhere, is refused, and left alone. */
const unlessRefused = async (act: () => Promise<unknown>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
};
