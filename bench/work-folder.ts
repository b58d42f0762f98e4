import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Magic numbers of file systems in memory (statfs(2)): there a sync costs nothing and a figure means nothing. */
const IN_MEMORY: ReadonlySet<number> = new Set([0x01021994, 0x858458f6]);

export const RESULTS = fileURLToPath(new URL('results', import.meta.url));

/** A new folder on a real disk: under the system's temporary folder, or beside the results where that is memory. */
export const makeWorkFolder = (): { readonly path: string; readonly remove: () => void } => {
  mkdirSync(RESULTS, { recursive: true });
  const parent = IN_MEMORY.has(statfsSync(tmpdir()).type) ? RESULTS : tmpdir();
  const path = mkdtempSync(join(parent, 'league-bench-'));
  const remove = (): void => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  return { path, remove };
};
