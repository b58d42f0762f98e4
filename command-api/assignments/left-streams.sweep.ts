import { matchStream } from '@league/events/streams.ts';
import { Refused } from '../handling/refused.ts';
import { isOver, matchDecider, type MatchEvent } from '../match/decider.ts';
import { type Sweep, sweepContext } from '../processes/sweeps.ts';
import { stopStreams } from './broadcasters.ts';
import type { AssignmentDeps } from './referees.ts';

type Deps = Pick<AssignmentDeps, 'store' | 'seasons' | 'officialDirectory'> & {
  /** Epoch ms. */
  readonly now: () => number;
};

/** How long a stream may outlive its match (docs/rules.md#broadcasts). */
const OUTLIVES_MS = 3_600_000;

/** Since when a match is over, in epoch ms; null while it is not. */
const overSince = async ({ store }: Pick<Deps, 'store'>, matchId: string): Promise<number | null> => {
  const { events } = await store.readStream(matchStream(matchId));
  let state = matchDecider.initialState();
  let since: number | null = null;
  for (const event of events) {
    const next = matchDecider.evolve(state, event as MatchEvent & typeof event);
    if (next.status !== state.status) since = isOver(next) ? event.recordedAt : null;
    state = next;
  }
  return since;
};

/** Ends the streams that somebody left running, an hour after their match. */
export const leftStreams = (deps: Deps): Sweep => ({
  name: 'left-streams',
  run: async () => {
    for (const matchId of new Set((await deps.officialDirectory.streams()).map((stream) => stream.matchId))) {
      const since = await overSince(deps, matchId);
      if (since === null || deps.now() - since < OUTLIVES_MS) continue;
      try {
        await stopStreams(deps, matchId, sweepContext(deps.now()));
      } catch (error) {
        // Nobody sees the stream of a match that was deleted.
        if (!(error instanceof Refused)) throw error;
      }
    }
  },
});
