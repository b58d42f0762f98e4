import type { EventStore } from '@league/events/ports/event-store.ts';
import { derivedContext } from '../processes/derived-context.ts';
import { defineProcess, type Process } from '../processes/process.ts';
import { triedThenStopped } from '../processes/retries.ts';
import { handleOffice } from './handle-official.ts';

/** Ends the offices of a player who was rejected or deleted, and refuses what the player has asked for. */
export const endedOffices = ({ store }: { readonly store: EventStore }): Process =>
  defineProcess({
    name: 'ended-offices',
    handles: ['PlayerRejected', 'PlayerDeleted'],
    policy: { onError: triedThenStopped, whenNew: 'head' },
    react: async (event) => {
      const { playerId } = event.data;
      const cause = event.type === 'PlayerDeleted' ? 'deleted' : 'rejected';
      const context = derivedContext(event, 'end-offices');
      await handleOffice(store, playerId, () => ({ type: 'EndOffices', playerId, cause }), context);
    },
  });
