import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';

export type Page = readonly Recorded<LeagueEvent>[];

/** Pages of the log, read and decoded once for all who ask for the same one, or a part of it, at about the same time. */
export type SharedPages = {
  /** Events behind this position, at most a page; empty at the head. Throws what the log throws. */
  readonly read: (after: bigint) => Promise<Page>;
  /** Nobody joins a read under way from now on: one that began before an append may come back empty. */
  readonly leaveUnderWay: () => void;
};

/** Pages kept for readers that are a little behind; memory is bounded by their product with a page's length. */
const KEPT_PAGES = 8;

/** Pages of so many events. Events are shared between readers and must not be changed. */
export const createSharedPages = (store: Pick<EventStore, 'readAll'>, pageEvents: number): SharedPages => {
  const recent = new Map<bigint, Page>();
  const underWay = new Map<bigint, Promise<Page>>();

  const keptBehind = (after: bigint): Page | undefined => {
    const same = recent.get(after);
    if (same !== undefined) return same;
    for (const [begin, page] of recent) if (begin <= after && holds(page, after)) return partBehind(page, after);
    return undefined;
  };

  /** A page under way that begins before `after`, and may hold what follows it; not one that begins there. */
  const nearestUnderWay = (after: bigint): Promise<Page> | undefined => {
    const begins = [...underWay.keys()].filter((begin) => begin <= after);
    const nearest = begins.reduce((most, begin) => (begin > most ? begin : most), -1n);
    return nearest === after ? undefined : underWay.get(nearest);
  };

  const keep = (after: bigint, page: Page): Page => {
    if (page.length === 0) return page;
    recent.set(after, page);
    for (const oldest of recent.keys()) {
      if (recent.size <= KEPT_PAGES) break;
      recent.delete(oldest);
    }
    return page;
  };

  return {
    read: async (after) => {
      const kept = keptBehind(after);
      if (kept !== undefined) return kept;
      const near = nearestUnderWay(after);
      if (near !== undefined) {
        // What goes wrong with it is for those who stand where it begins.
        const page = await near.catch(() => []);
        if (holds(page, after)) return partBehind(page, after);
      }
      const shared = underWay.get(after);
      if (shared !== undefined) return shared;
      const reading = store.readAll(after, pageEvents);
      underWay.set(after, reading);
      try {
        return keep(after, await reading);
      } finally {
        if (underWay.get(after) === reading) underWay.delete(after);
      }
    },
    leaveUnderWay: () => underWay.clear(),
  };
};

/** Whether a page that begins at `after` or before says what follows it. */
const holds = (page: Page, after: bigint): boolean => (page.at(-1)?.position ?? 0n) > after;

const partBehind = (page: Page, after: bigint): Page => page.filter(({ position }) => position > after);
