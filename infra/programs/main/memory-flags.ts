import { readFileSync } from 'node:fs';
import type { Main } from './run.ts';

const FLAGS = JSON.parse(readFileSync(new URL('memory-flags.json', import.meta.url), 'utf8')) as {
  readonly [name in Main['name']]?: readonly string[];
};

/** The options of Node with which the process is started everywhere: here, by `npm run start:<name>` and in a container. */
export const memoryFlags = (name: Main['name']): readonly string[] => FLAGS[name] ?? [];
