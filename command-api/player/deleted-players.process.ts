import type { EventStore } from '@league/events/ports/event-store.ts';
import { handleLikes } from '../likes/likes.ts';
import type { AccountStore } from '../ports/account-store.ts';
import { derivedContext } from '../processes/derived-context.ts';
import { defineProcess, type Process } from '../processes/process.ts';
import { triedThenStopped } from '../processes/retries.ts';

/** Erases the account of a deleted player with all that hangs on it, and takes back the likes that the player gave. */
export const deletedPlayers = ({
  store,
  accounts,
}: {
  readonly store: EventStore;
  readonly accounts: Pick<AccountStore, 'erase'>;
}): Process =>
  defineProcess({
    name: 'deleted-players',
    handles: ['PlayerDeleted'],
    policy: { onError: triedThenStopped, whenNew: 'head' },
    react: async (event) => {
      const { playerId } = event.data;
      await accounts.erase(playerId);
      const context = derivedContext(event, 'withdraw-likes');
      await handleLikes(store, playerId, () => ({ type: 'WithdrawLikes', by: playerId }), context);
    },
  });
