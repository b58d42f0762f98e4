import type { Sweep } from '../processes/sweeps.ts';
import { dropUnfinished, isUnfinished, type RegistrationStores } from './registration.ts';

/** How long a registration that was cut short can be finished (docs/rules.md#identity). */
const UNFINISHED_FOR_MS = 24 * 3_600_000;

type UnfinishedDeps = RegistrationStores & {
  /** Epoch ms. */
  readonly now: () => number;
};

/** Erases the accounts of registrations that are a day old and were never finished. Their gamertags are anybody's already. */
export const unfinishedRegistrations = (deps: UnfinishedDeps): Sweep => {
  // A player who was registered once is never unfinished again: the stream of each is read once.
  const finished = new Set<string>();
  return {
    name: 'unfinished-registrations',
    run: async () => {
      for (const id of await deps.accounts.madeBefore(deps.now() - UNFINISHED_FOR_MS)) {
        if (finished.has(id)) continue;
        if (await isUnfinished(deps, id)) await dropUnfinished(deps, id);
        else finished.add(id);
      }
    },
  };
};
