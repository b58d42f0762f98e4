import { likesModel } from '@league/query-api/contract/players.ts';
import { defineProjection } from '../define-projection.ts';

/** Who likes a player. A player whom nobody likes has no document. */
export const likes = defineProjection({
  model: likesModel,
  version: 1,
  handles: ['PlayerLiked', 'PlayerUnliked', 'PlayerDeleted'],
  documentIds: (event) => [event.data.playerId],
  evolve: (document, event, playerId) => {
    const before = document?.by ?? [];
    switch (event.type) {
      case 'PlayerLiked':
        return before.includes(event.data.by) ? document : { playerId, by: [...before, event.data.by] };
      case 'PlayerUnliked': {
        if (!before.includes(event.data.by)) return document;
        const by = before.filter((id) => id !== event.data.by);
        return by.length === 0 ? null : { playerId, by };
      }
      case 'PlayerDeleted':
        return null;
      default:
        return document;
    }
  },
});
