import { playerNamesModel } from '@league/query-api/contract/players.ts';
import { defineProjection } from '../define-projection.ts';

/** The names of players; a deleted one keeps the gamertag, marked, for the past. Nothing else moves it. */
export const playerNames = defineProjection({
  model: playerNamesModel,
  version: 1,
  handles: ['PlayerRegistered', 'PlayerDetailsChanged', 'PlayerDeleted'],
  documentIds: (event) =>
    event.type === 'PlayerDetailsChanged' && event.data.changes.gamertag === undefined ? [] : [event.data.playerId],
  evolve: (document, event, id) => {
    switch (event.type) {
      case 'PlayerRegistered':
        return document ?? { id, gamertag: event.data.gamertag, deleted: false };
      case 'PlayerDetailsChanged': {
        const { gamertag } = event.data.changes;
        return document === null || gamertag === undefined ? document : { ...document, gamertag: gamertag.to };
      }
      case 'PlayerDeleted':
        return document === null || document.deleted ? document : { ...document, deleted: true };
      default:
        return document;
    }
  },
});
