import type { Readers } from '../ports/readers.ts';

/** Readers of a league without accounts. */
export const NO_READERS: Readers = {
  actorNames: { names: async () => new Map() },
  personal: { of: async () => new Map() },
  ownSessions: { of: async () => [] },
};
