import { teamsModel } from '@league/query-api/contract/teams.ts';
import { defineProjection } from '../define-projection.ts';
import { withChanges } from './changed-fields.ts';
import { isoTime } from './iso-time.ts';

/** The teams; deleted ones stay, marked. */
export const teams = defineProjection({
  model: teamsModel,
  version: 2,
  handles: ['TeamCreated', 'TeamDetailsChanged', 'TeamDeleted'],
  documentIds: (event) => [event.data.teamId],
  evolve: (document, event, id) => {
    switch (event.type) {
      case 'TeamCreated': {
        const { name, logo, city } = event.data;
        return document ?? { id, name, logo, city, createdAt: isoTime(event.recordedAt), deleted: false };
      }
      case 'TeamDetailsChanged':
        return document && withChanges(document, event.data.changes);
      case 'TeamDeleted':
        return document === null || document.deleted ? document : { ...document, deleted: true };
      default:
        return document;
    }
  },
});
