import type { EventStore } from '@league/events/ports/event-store.ts';
import type { AccountStore } from '../ports/account-store.ts';
import type { Sweep } from '../processes/sweeps.ts';
import { playerSource } from './gamertags.ts';

/**
 * Erases accounts of players whose deletion stands in the log: an older backup of accounts was put back, or an account was stored
 * while its player was being deleted (docs/rules.md#privacy). All others are left to the process of the same name.
 */
export const deletedPlayersSweep = ({
  store,
  accounts,
}: {
  readonly store: EventStore;
  readonly accounts: Pick<AccountStore, 'madeBefore' | 'erase'>;
}): Sweep => {
  // Who is deleted from now on is erased by the process: the stream of each player is read once.
  const looked = new Set<string>();
  return {
    name: 'deleted-players',
    run: async () => {
      for (const id of await accounts.madeBefore(Number.MAX_SAFE_INTEGER)) {
        if (looked.has(id)) continue;
        const { state } = await playerSource(store, id).load();
        if (state.status === 'deleted') await accounts.erase(id);
        else if (state.status === 'existing') looked.add(id);
      }
    },
  };
};
