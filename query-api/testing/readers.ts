import type { RouteReaders } from '../ports/readers.ts';

/** Readers of a league without accounts, whose read models nobody announced. */
export const NO_READERS: RouteReaders = {
  actorNames: { names: async () => new Map() },
  personal: { of: async () => new Map() },
  ownSessions: { of: async () => [] },
  standstills: { all: async () => [] },
  positions: { current: () => undefined },
};
