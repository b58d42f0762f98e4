import type { EventStore } from '@league/events/ports/event-store.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import { derivedContext } from '../processes/derived-context.ts';
import { defineProcess, type Process } from '../processes/process.ts';
import { triedThenStopped } from '../processes/retries.ts';
import { releaseName } from './names.ts';

/** Gives the old name of a renamed team back, unless the team has reserved it again since. */
export const renamedTeams = ({ store }: { readonly store: EventStore }): Process =>
  defineProcess({
    name: 'renamed-teams',
    handles: ['TeamDetailsChanged'],
    policy: { onError: triedThenStopped, whenNew: 'head' },
    react: async (event) => {
      const { teamId, changes } = event.data;
      if (changes.name === undefined || nameKey(changes.name.from) === nameKey(changes.name.to)) return;
      await releaseName(store, changes.name.from, teamId, event.position, derivedContext(event, 'release'));
    },
  });
