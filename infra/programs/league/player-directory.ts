import type { LinePlayer, LinePlayers, PlayerDirectory } from '@league/command-api/ports/player-directory.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import {
  likesModel,
  type PlayedTeamsDocument,
  playedTeamsModel,
  type PlayerDocument,
  playersModel,
  squadsModel,
} from '@league/query-api/contract/players.ts';
import { teamsModel } from '@league/query-api/contract/teams.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { ReadModelReader } from '@league/query-api/ports/read-model-reader.ts';
import { seenModels } from './seen-models.ts';

/** Squads, likes and rejections by the read models that hold them, once those have seen the log as far as is asked. */
export const playerDirectory = (
  store: Pick<EventStore, 'head'>,
  positions: ModelPositions,
  reader: ReadModelReader,
): PlayerDirectory => {
  const seen = seenModels(store, positions);
  return {
    squadOf: async (teamId) => {
      await seen.atHead(squadsModel);
      return (await reader.snapshot((view) => view.get(squadsModel, teamId)))?.players ?? [];
    },
    likesOf: async (playerId, position) => {
      await seen.until(likesModel, position);
      return (await reader.snapshot((view) => view.get(likesModel, playerId)))?.by.length ?? 0;
    },
    rejected: async () => {
      await seen.atHead(playersModel);
      const players = await reader.snapshot((view) => view.list(playersModel, { where: { status: 'rejected' } }));
      return players.map(({ id }) => id);
    },
    ...linePlayers(positions, reader, () => seen.atHead(...LINE_MODELS)),
    teamNames: async (ids) => {
      await seen.atHead(teamsModel);
      return reader.snapshot(async (view) => {
        const teams = await Promise.all(ids.map((id) => view.get(teamsModel, id)));
        return teams.map((team) => team?.name);
      });
    },
  };
};

const LINE_MODELS = [playersModel, playedTeamsModel];

/**
 * The players of lines, kept from the moment they were first read until one of their read models moves: most results are of players
 * of whom nothing has changed since the last one.
 */
const linePlayers = (
  positions: ModelPositions,
  reader: ReadModelReader,
  seenHead: () => Promise<void>,
): Pick<PlayerDirectory, 'playersFor'> => {
  let kept = new Map<string, LinePlayer | undefined>();
  let keptAt: string | undefined;
  const movedTo = (): string | undefined => {
    const marks = LINE_MODELS.map(({ name }) => {
      const at = positions.current(name);
      return at === undefined || at.stopped || at.stale ? undefined : `${at.generation}@${at.changed}`;
    });
    return marks.includes(undefined) ? undefined : marks.join(' ');
  };
  const forget = (at: string | undefined): void => {
    if (at === keptAt && at !== undefined) return;
    // Whoever was told of the old ones keeps them.
    kept = new Map();
    keptAt = at;
  };
  const read = async (ids: ReadonlySet<string>): Promise<LinePlayers> => {
    const before = movedTo();
    const found = await reader.snapshot(async (view) => {
      const players = Array.from(ids, async (id) => {
        const [player, played] = await Promise.all([view.get(playersModel, id), view.get(playedTeamsModel, id)]);
        return [id, player && linePlayerOf(player, played)] as const;
      });
      return new Map(await Promise.all(players));
    });
    forget(movedTo());
    // Where the models moved meanwhile, what was found is right for whoever asked, and not kept.
    if (keptAt === before) for (const [id, player] of found) kept.set(id, player);
    return found;
  };
  const readAtHead = async (ids: ReadonlySet<string>): Promise<LinePlayers> => {
    await seenHead();
    return read(ids);
  };
  const readFor = async (
    ids: ReadonlySet<string>,
    suffice: (players: LinePlayers) => boolean,
  ): Promise<LinePlayers> => {
    // How far models lag that have stopped, or do not follow the log, nobody knows.
    if (movedTo() !== undefined) {
      const players = await read(ids);
      if (suffice(players)) return players;
    }
    return readAtHead(ids);
  };
  return {
    playersFor: (ids, suffice) => {
      if (suffice === undefined) return readAtHead(new Set(ids));
      forget(movedTo());
      if (!ids.every((id) => kept.has(id))) return readFor(new Set(ids), suffice);
      // The read models have not moved since: they hold what is kept.
      return suffice(kept) ? kept : readAtHead(new Set(ids));
    },
  };
};

const linePlayerOf = (player: PlayerDocument, played: PlayedTeamsDocument | undefined): LinePlayer => ({
  approved: player.status === 'approved',
  number: player.jerseyNumber,
  teams: (played?.teams ?? []).map(({ teamId, startDate, endDate }) => ({ teamId, from: startDate, until: endDate })),
});
