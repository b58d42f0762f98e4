import type { EventStore } from '@league/events/ports/event-store.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import { derivedContext } from '../processes/derived-context.ts';
import { defineProcess, type Process } from '../processes/process.ts';
import { releaseName, teamSource } from './names.ts';

/** Gives the old name of a renamed team back, unless the team has taken it again meanwhile. */
export const renamedTeams = ({ store }: { readonly store: EventStore }): Process =>
  defineProcess({
    name: 'renamed-teams',
    handles: ['TeamDetailsChanged'],
    react: async (event) => {
      const { teamId, changes } = event.data;
      if (changes.name === undefined) return;
      const { state } = await teamSource(store, teamId).load();
      const inUse = state.status === 'existing' && nameKey(state.name) === nameKey(changes.name.from);
      if (!inUse) await releaseName(store, changes.name.from, teamId, derivedContext(event, 'release'));
    },
  });
