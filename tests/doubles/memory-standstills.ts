import type { Standstills } from '@league/infra/adapters/leases/standstills.ts';

/** Standstills in memory, for tests: those who share the store are the command-apis. */
export const createMemoryStandstills = (): Standstills => {
  const standstills = new Set<string>();
  return {
    note: async (process, still) => void (still ? standstills.add(process) : standstills.delete(process)),
    all: async () => [...standstills].toSorted(),
    noted: async (process) => standstills.has(process),
  };
};
