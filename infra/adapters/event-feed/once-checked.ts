import { doneOrAborted } from '@league/events/ports/done-or-aborted.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';

/** The feed, which hands on nothing before the check behind `done` is through, and nothing at all where that finds damage. */
export const feedOnceChecked = ({ subscribe }: EventFeed, done: Promise<void>): EventFeed => ({
  subscribe: async function* (after, signal) {
    await doneOrAborted(done, signal);
    if (!signal.aborted) yield* subscribe(after, signal);
  },
});
