import type { ActorNames } from '@league/query-api/ports/actor-names.ts';

const OWN: ReadonlyMap<string, string> = new Map([
  ['system', 'Sistem'],
  ['operator', 'Operatör'],
]);

/** Names for the audit: those of accounts as they are now, and of the system's own actors. */
export const actorNames = (
  adminNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): ActorNames => ({
  names: async (ids) => new Map([...(await adminNames(ids)), ...OWN]),
});
