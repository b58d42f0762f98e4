import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Names what the answers are made by: a digest of the sources of the query side. It stands in every ETag, so that after an
 * upgrade a browser's copy of an answer of another shape is not taken for the new one.
 */
export const releaseName = (): string => {
  const digest = createHash('sha256');
  for (const file of globSync(['query-api/**/*.ts', 'events/src/rules/*.ts'], { cwd: ROOT }).toSorted()) {
    digest.update(file).update(readFileSync(`${ROOT}/${file}`));
  }
  return digest.digest('hex').slice(0, 8);
};
