import type { OfficialDirectory } from '@league/command-api/ports/official-directory.ts';
import { matchOfficialsModel } from '@league/query-api/contract/match-officials.ts';
import { matchesModel } from '@league/query-api/contract/matches.ts';
import type { ReadModelReader } from '@league/query-api/ports/read-model-reader.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import { seenModels } from './seen-models.ts';

/** Who stands at which matches, by the read models that hold it. */
export const officialDirectory = (
  store: Pick<EventStore, 'head'>,
  positions: ModelPositions,
  reader: ReadModelReader,
): OfficialDirectory => ({
  matchesOf: async (playerId) => {
    await seenModels(store, positions).atHead(matchOfficialsModel, matchesModel);
    return reader.snapshot(async (view) => {
      const held = (await view.list(matchOfficialsModel)).filter(
        ({ referees, broadcasters }) =>
          Object.values(referees).includes(playerId) || broadcasters.some((one) => one.playerId === playerId),
      );
      const found = [];
      for (const { matchId } of held) {
        const match = await view.get(matchesModel, matchId);
        if (match === undefined || match.status === 'finished' || match.status === 'cancelled') continue;
        found.push({ matchId, date: match.date, home: match.home, away: match.away });
      }
      return found;
    });
  },
  streams: async () => {
    await seenModels(store, positions).atHead(matchOfficialsModel);
    const all = await reader.snapshot((view) => view.list(matchOfficialsModel));
    return all.flatMap(({ matchId, broadcasters }) =>
      broadcasters.flatMap(({ playerId, viewers }) => (viewers === null ? [] : [{ matchId, playerId }])),
    );
  },
});
