import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The root of the repository, from which pages name files. */
const ROOT = path.resolve(import.meta.dirname, '..');

/** The names in a test file with the places where they stand: the text before the function of `describe` and `it`. */
const namesIn = (source: string): { readonly name: string; readonly at: number }[] =>
  [...source.matchAll(/\(\s*(?:'([^'\n]+)'|"([^"\n]+)"),\s*(?:(?:\w+|'\w+'|\{[^{}\n]*\}),\s*)?(?:async )?\(/g)].map(
    (found) => ({
      name: found[1] ?? found[2] ?? '',
      at: found.index,
    }),
  );

/**
 * What is missing of a test that a page names by its file (from the root of the repository) and the names of its groups and its own, from the outermost
 * on: the file, or the first name that does not stand in it behind the one before. Undefined where all are there.
 */
export const missingOf = (file: string, names: readonly string[]): string | undefined => {
  if (!existsSync(path.join(ROOT, file))) return file;
  const there = namesIn(readFileSync(path.join(ROOT, file), 'utf8'));
  let from = 0;
  for (const name of names) {
    const found = there.find((one) => one.name === name && one.at >= from);
    if (found === undefined) return name;
    from = found.at;
  }
  return undefined;
};
