import type { Standstills } from './standstills.ts';

/** Standstills in memory, for tests: those who share the store are the command-apis. */
export const createMemoryStandstills = (): Standstills => {
  const standing = new Set<string>();
  return {
    note: async (process, still) => void (still ? standing.add(process) : standing.delete(process)),
    noted: async (process) => standing.has(process),
  };
};
