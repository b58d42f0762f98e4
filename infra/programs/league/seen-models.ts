import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { ReadModel } from '@league/query-api/contract/read-model.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';

const WAIT_MS = 2000;

/** Waits until read models have seen the log. @throws StoreUnavailable when that takes longer than 2 s */
export const seenModels = (store: Pick<EventStore, 'head'>, positions: ModelPositions) => {
  const until = async ({ name }: ReadModel, position: bigint): Promise<void> => {
    if (await positions.reached([name], position, WAIT_MS)) return;
    throw new StoreUnavailable(`the read model ${name} is behind the log`);
  };
  return {
    until,
    /** As far as the log goes now. */
    atHead: async (...models: readonly ReadModel[]): Promise<void> => {
      const head = await store.head();
      for (const model of models) await until(model, head);
    },
  };
};
