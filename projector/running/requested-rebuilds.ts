import type { LeagueEvent } from '@league/events/catalogue.ts';
import { UnreadableEvent } from '@league/events/codec.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import type { RetryPolicy } from '@league/events/ports/retries.ts';
import { reasonOf } from './fold.ts';
import type { Runner } from './run-projection.ts';

type Parts = {
  readonly feed: EventFeed;
  readonly retryPolicy: RetryPolicy;
  /** Rebuilds those projections of these names that there are. */
  readonly rebuild: (names: readonly string[]) => Promise<void>;
  readonly onNotice: (text: string) => void;
};

/**
 * The place of the projection that is farthest behind; undefined without any. A request behind it may not have been carried out. A
 * projection that has stopped or is stale says nothing of that place.
 */
export const farthestBehind = (runners: readonly Pick<Runner, 'progress'>[]): bigint | undefined => {
  const [first, ...others] = runners
    .map(({ progress }) => progress())
    .filter(({ failure, stale }) => failure === undefined && stale === undefined)
    .map(({ position }) => position);
  if (first === undefined) return undefined;
  return others.reduce((least, position) => (position < least ? position : least), first);
};

/**
 * Carries out the rebuilds that admins request (RebuildRequested), in the order of the log, from the position `after` on, until
 * `signal` aborts. Requests that came during one rebuild are answered by one more. A request of an operator is left alone: the
 * command line that recorded it carries it out, and shows how far it is.
 */
export const followRequests = async (after: bigint, parts: Parts, signal: AbortSignal): Promise<void> => {
  let position = after;
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      for await (const batch of parts.feed.subscribe(position, signal)) {
        const names = new Set(batch.flatMap(requestedBy));
        if (names.size > 0) await carryOut([...names], parts, signal);
        position = batch.at(-1)?.position ?? position;
        attempt = 1;
      }
      return;
    } catch (error) {
      if (error instanceof UnreadableEvent && error.at !== undefined) position = error.at.position;
      else await parts.retryPolicy.wait(attempt, signal);
    }
  }
};

const requestedBy = ({ type, data, metadata }: Recorded<LeagueEvent>): readonly string[] =>
  type === 'RebuildRequested' && metadata.actor.role !== 'operator' ? data.projections : [];

/** A rebuild that fails for good leaves the old figures serving, and an admin can ask again: the requests behind it are not held up. */
const carryOut = async (names: readonly string[], { rebuild, onNotice }: Parts, signal: AbortSignal): Promise<void> => {
  try {
    await rebuild(names);
  } catch (error) {
    if (!signal.aborted) onNotice(`the requested rebuild of ${names.join(', ')} failed: ${reasonOf(error)}`);
  }
};
