import type { PlayerDirectory } from '@league/command-api/ports/player-directory.ts';
import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { likesModel, playersModel, squadsModel } from '@league/query-api/contract/players.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { ReadModelReader } from '@league/query-api/ports/read-model-reader.ts';

const WAIT_MS = 2000;

/** Squads, likes and rejections by the read models that hold them, once those have seen the log as far as is asked. */
export const playerDirectory = (
  store: Pick<EventStore, 'head'>,
  positions: ModelPositions,
  reader: ReadModelReader,
): PlayerDirectory => {
  const seen = async (model: string, position: bigint): Promise<void> => {
    if (await positions.reached([model], position, WAIT_MS)) return;
    throw new StoreUnavailable(`the read model ${model} is behind the log`);
  };
  return {
    squadOf: async (teamId) => {
      await seen(squadsModel.name, await store.head());
      return (await reader.snapshot((view) => view.get(squadsModel, teamId)))?.players ?? [];
    },
    likesOf: async (playerId, position) => {
      await seen(likesModel.name, position);
      return (await reader.snapshot((view) => view.get(likesModel, playerId)))?.by.length ?? 0;
    },
    rejected: async () => {
      await seen(playersModel.name, await store.head());
      const players = await reader.snapshot((view) => view.list(playersModel, { where: { status: 'rejected' } }));
      return players.map(({ id }) => id);
    },
  };
};
