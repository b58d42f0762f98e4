import { crestWord } from '@league/events/rules/crest.ts';
import { teamsModel } from '@league/query-api/contract/teams.ts';
import { defineProjection } from '../define-projection.ts';
import { withChanges } from './changed-fields.ts';
import { isoTime } from './iso-time.ts';

/** The teams; deleted ones stay, marked. */
export const teams = defineProjection({
  model: teamsModel,
  version: 3,
  handles: ['TeamCreated', 'TeamDetailsChanged', 'TeamDeleted'],
  documentIds: (event) => [event.data.teamId],
  evolve: (document, event, id) => {
    switch (event.type) {
      case 'TeamCreated': {
        const { name, logo, city, crest } = event.data;
        const createdAt = isoTime(event.recordedAt);
        return document ?? { id, name, logo, city, crest: crest && crestWord(crest), createdAt, deleted: false };
      }
      case 'TeamDetailsChanged': {
        const { crest, ...changes } = event.data.changes;
        const changed = document && withChanges(document, changes);
        return changed && crest ? { ...changed, crest: crestWord(crest.to) } : changed;
      }
      case 'TeamDeleted':
        return document === null || document.deleted ? document : { ...document, deleted: true };
      default:
        return document;
    }
  },
});
