import flags from '@league/infra/programs/main/memory-flags.json' with { type: 'json' };
import type { Main } from '@league/infra/programs/main/run.ts';

/** The options of Node with which `npm run start:<name>` and a container start the process. */
export const memoryFlags = (name: Main['name']): readonly string[] =>
  name in flags ? flags[name as keyof typeof flags] : [];
