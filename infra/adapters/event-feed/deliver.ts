import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from './shared-pages.ts';

/** Behind which position a subscriber has been handed nothing yet. */
export type Place = { position: bigint };

/** Where a subscriber's events come from. */
export type DeliverySource = {
  /** Settles at the next news, and when the signal aborts. */
  readonly news: () => Promise<void>;
  /** Events that follow this position; none while there are none here. */
  readonly following: (after: bigint) => Page | Promise<Page>;
  /** Waits until it is worth looking again; for the news unless told. */
  readonly wait?: (after: bigint, news: Promise<void>) => Promise<void>;
  /** Comes between a batch and the next look; a backlog goes on with the next turn: in one turn of the event loop nothing else could run. */
  readonly rest?: (batch: Page) => Promise<unknown>;
};

/** Delivers batches, one behind the other, as the subscriber asks for them, until the signal aborts. @throws what `following` throws */
export const deliver = async function* (
  place: Place,
  signal: AbortSignal,
  { news, following, wait = (_after, heard) => heard, rest = () => nextTurn() }: DeliverySource,
): AsyncGenerator<Page, void> {
  while (!signal.aborted) {
    // Taken before looking, so that nothing can come unheard between looking and waiting.
    const heard = news();
    const batch = await following(place.position);
    const last = batch.at(-1);
    if (last === undefined) {
      await wait(place.position, heard);
      continue;
    }
    if (signal.aborted) return;
    yield batch;
    place.position = last.position;
    await rest(batch);
  }
};
