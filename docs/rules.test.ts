import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(ROOT, 'docs/rules.md'), 'utf8');

/** A rule is an entry of a list; the entries below it name the tests that hold it. */
const rules = page
  .split(/^(?=- |#)/m)
  .filter((part) => part.startsWith('- '))
  .map((part) => ({
    rule: part.slice(2, part.indexOf('\n')),
    tests: [...part.matchAll(/^ {2}- `([\w./-]+\.test\.ts)` › (.+)$/gm)].map(([, file = '', names = '']) => ({
      file,
      names: names.split(' › '),
    })),
  }));

/** The names in a test file with the places where they stand: the text before the function of `describe` and `it`. */
const namesIn = (source: string): { readonly name: string; readonly at: number }[] =>
  [...source.matchAll(/\(\s*(?:'([^'\n]+)'|"([^"\n]+)"),\s*(?:(?:\w+|\{[^{}\n]*\}),\s*)?(?:async )?\(/g)].map(
    (found) => ({
      name: found[1] ?? found[2] ?? '',
      at: found.index,
    }),
  );

/** The first of these names that does not stand in the file behind the one before it; undefined when all do. */
const firstMissing = (file: string, names: readonly string[]): string | undefined => {
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

describe('the page of rules', () => {
  it('has rules', () => {
    expect(rules.length).toBeGreaterThan(50);
  });

  it.each(rules)('names tests that are there: $rule', ({ tests }) => {
    expect(tests).not.toEqual([]);
    expect(
      tests.map(({ file, names }) => firstMissing(file, names)).filter((missing) => missing !== undefined),
    ).toEqual([]);
  });
});

describe('a test that a rule names', () => {
  it('has to be in its file, and a test of a group behind the name of that group', () => {
    const file = 'command-api/match/decider.test.ts';
    expect(firstMissing(file, ['a walkover', 'replaces a result that was played, lines and all'])).toBeUndefined();
    expect(firstMissing(file, ['a walkover', 'finishes a planned match'])).toBe('finishes a planned match');
    expect(firstMissing('command-api/match/no.test.ts', ['a walkover'])).toBe('command-api/match/no.test.ts');
  });
});
