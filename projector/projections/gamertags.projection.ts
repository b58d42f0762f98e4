import { gamertagKey } from '@league/events/rules/text-identity.ts';
import { gamertagsModel } from '@league/query-api/contract/players.ts';
import { defineProjection } from '../define-projection.ts';

/**
 * Whom a gamertag leads to: a changed one goes on leading to its player (docs/rules.md#players). After a deletion the last one
 * leads nowhere, earlier ones to nobody who is there, until another player takes them.
 */
export const gamertags = defineProjection({
  model: gamertagsModel,
  version: 1,
  handles: ['PlayerRegistered', 'PlayerDetailsChanged', 'PlayerDeleted'],
  documentIds: (event) => {
    const gamertag = event.type === 'PlayerDetailsChanged' ? event.data.changes.gamertag?.to : event.data.gamertag;
    return gamertag === undefined ? [] : [gamertagKey(gamertag)];
  },
  evolve: (document, event, key) => {
    const { playerId } = event.data;
    const isTheirs = document?.playerId === playerId;
    if (event.type === 'PlayerDeleted') return isTheirs ? null : document;
    return isTheirs ? document : { key, playerId };
  },
});
