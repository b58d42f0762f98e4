import { setImmediate as turn } from 'node:timers/promises';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import { type EventPlace, UnreadableEvent } from '@league/events/codec.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { LastApplied } from '@league/events/ports/last-applied.ts';
import { pauseMs } from '@league/events/ports/retries.ts';
import type { ProcessCheckpoints } from '../ports/process-checkpoints.ts';
import type { Process } from './process.ts';
import { type Pause, triedForEver, tryOut } from './retries.ts';

/** The event that a process failed at; `type` is 'the next event' when the feed could not hand it over. */
export type FaultPlace = { readonly type: string; readonly position: bigint };

/** The event at which a process has stopped, and why. */
export type Stop = { readonly at: EventPlace; readonly error: unknown };

export type Following = {
  readonly process: Process;
  readonly feed: EventFeed;
  readonly checkpoints: ProcessCheckpoints;
  readonly pause: Pause;
  readonly signal: AbortSignal;
  /** Up to where the process is done. */
  readonly position: () => bigint;
  /** Told of every event that the process is done with, those that are not for it too. */
  readonly moved: (done: LastApplied) => void;
  /** Told of every failed try that another one follows. */
  readonly failing: (at: FaultPlace, error: unknown) => void;
};

/** After so many events that are not for it a process notes how far it is: one that is killed then need not read them all again. */
const PASSED_MOST = 500;

export const doneWith = ({
  position,
  id: eventId,
}: {
  readonly position: bigint;
  readonly id: string;
}): LastApplied => ({
  position,
  eventId,
});

/**
 * Hands the process its events until the signal aborts, or until it stops at one: which it fails at as often as its policy
 * allows, or which this program cannot read. A feed that breaks is taken up again where it was left, for ever.
 */
export const followLog = async (following: Following): Promise<Stop | undefined> => {
  const { process, pause, signal, position, moved, failing } = following;
  let breaks = 0;
  while (!signal.aborted) {
    const from = position();
    try {
      return await followFeed(following);
    } catch (error) {
      const at = error instanceof UnreadableEvent ? error.at : undefined;
      if (at === undefined) {
        breaks = position() > from ? 1 : breaks + 1;
        failing({ type: 'the next event', position: position() + 1n }, error);
        await pause(pauseMs(triedForEver, breaks, Math.random()), signal);
      } else {
        // Another try would read the same bytes.
        if (process.handles.some((type) => type === at.type)) return { at, error };
        // Nobody can read it, and nobody here needs to.
        moved(doneWith(at));
        await turn();
      }
    }
  }
  return undefined;
};

const followFeed = async (following: Following): Promise<Stop | undefined> => {
  const { process, feed, checkpoints, signal, position, moved } = following;
  const handles: ReadonlySet<string> = new Set(process.handles);
  let passed = 0;
  for await (const batch of feed.subscribe(position(), signal)) {
    for (const event of batch) {
      if (signal.aborted) return undefined;
      passed += 1;
      if (handles.has(event.type)) {
        const carried = await carryOut(event, following);
        if (carried !== 'done' && carried !== 'nothing') return carried;
        if (carried === 'done') passed = 0;
      }
      moved(doneWith(event));
    }
    const last = batch.at(-1);
    if (last !== undefined && passed >= PASSED_MOST) {
      await checkpoints.save(process.name, doneWith(last));
      passed = 0;
    }
  }
  return undefined;
};

/** Has the process react to the event, by its policy, and notes the place unless nothing followed; undefined when the signal aborted before. */
const carryOut = async (
  event: Recorded<LeagueEvent>,
  { process, checkpoints, pause, signal, failing }: Following,
): Promise<Stop | 'done' | 'nothing' | undefined> => {
  let followed = true;
  const trying = { pause, signal, failed: (error: unknown) => failing(event, error) };
  const react = async (): Promise<void> => {
    followed = (await process.react(event)) !== 'nothing';
  };
  const reacted = await tryOut(react, { ...trying, policy: process.policy.onError });
  if (reacted.end === 'given-up') return { at: event, error: reacted.error };
  if (reacted.end === 'aborted') return undefined;
  if (!followed) return 'nothing';
  // That its place cannot be kept is never the event's fault.
  const kept = await tryOut(() => checkpoints.save(process.name, doneWith(event)), { ...trying, policy: triedForEver });
  return kept.end === 'done' ? 'done' : undefined;
};
