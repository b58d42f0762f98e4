import type { TeamDirectory } from '@league/command-api/ports/team-directory.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { inOrderOfCreation, type TeamDocument, teamsModel, wornCrests } from '@league/query-api/contract/teams.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { ReadModelReader } from '@league/query-api/ports/read-model-reader.ts';
import { seenModels } from './seen-models.ts';

/** The teams by the read model of the same name, once that has seen the whole log. */
export const teamDirectory = (
  store: Pick<EventStore, 'head'>,
  positions: ModelPositions,
  reader: ReadModelReader,
): TeamDirectory => {
  const seen = seenModels(store, positions);
  const documents = async (): Promise<readonly TeamDocument[]> => {
    await seen.atHead(teamsModel);
    return reader.snapshot((view) => view.list(teamsModel));
  };
  return {
    all: async () =>
      inOrderOfCreation(await documents())
        .filter((team) => !team.deleted)
        .map((team) => team.id),
    crests: async () => wornCrests(await documents()),
    logos: async () => (await documents()).flatMap(({ logo }) => logo ?? []),
  };
};
