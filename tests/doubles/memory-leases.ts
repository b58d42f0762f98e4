import type { KeptLease, Lease, LeaseStore } from '@league/events/ports/lease-store.ts';

/** Leases in memory, for tests: those who share the store are the processes. Everything settles on the next microtask. */
export const createMemoryLeases = (): LeaseStore => {
  const leases = new Map<string, KeptLease>();
  const heldAs = ({ name, owner, epoch }: Lease): KeptLease | undefined => {
    const kept = leases.get(name);
    return kept?.owner === owner && kept.epoch === epoch && !kept.released ? kept : undefined;
  };
  return {
    read: async (name) => leases.get(name),
    take: async (name, owner, from) => {
      const kept = leases.get(name);
      const { epoch, beat, released } = from ?? { epoch: 0, beat: 0, released: false };
      const same =
        from === undefined
          ? kept === undefined
          : kept?.owner === from.owner && kept.epoch === epoch && kept.beat === beat && kept.released === released;
      if (!same) return undefined;
      const taken = { name, owner, epoch: epoch + 1, beat: beat + 1, released: false };
      leases.set(name, taken);
      return taken;
    },
    renew: async (lease) => {
      const held = heldAs(lease);
      if (held === undefined) return false;
      leases.set(lease.name, { ...held, beat: held.beat + 1 });
      return true;
    },
    release: async (lease) => {
      const held = heldAs(lease);
      if (held !== undefined) leases.set(lease.name, { ...held, released: true });
    },
  };
};
