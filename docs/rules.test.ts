import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingOf } from './named-tests.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(ROOT, 'docs/rules.md'), 'utf8');

/** A rule is an entry of a list; the entries below it name the tests that hold it. */
const rules = page
  .split(/^(?=- |#)/m)
  .filter((part) => part.startsWith('- '))
  .map((part) => ({
    rule: part.slice(2, part.indexOf('\n')),
    text: part.slice(2).split(/^ {2}- /m)[0] ?? '',
    tests: [...part.matchAll(/^ {2}- `([\w./-]+\.test\.ts)` › (.+)$/gm)].map(([, file = '', names = '']) => ({
      file,
      names: names.split(' › '),
    })),
  }));

/** A rule as the search for repetitions reads it. */
type Written = Pick<(typeof rules)[number], 'text' | 'tests'>;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const sentencesOf = ({ text }: Written): string[] => text.split(/\.\s/).map((sentence) => wordsOf(sentence).join(' '));

const testsOf = ({ tests }: Written): string[] => tests.map(({ file, names }) => [file, ...names].join(' › '));

/** Whether two lists have an entry in common. */
const meet = (some: readonly string[], others: readonly string[]): boolean => some.some((one) => others.includes(one));

/** Whether two rules have a sentence in common, or one test and most words. */
const repeats = (one: Written, other: Written): boolean => {
  if (meet(sentencesOf(one).filter(Boolean), sentencesOf(other))) return true;
  const [words, others] = [new Set(wordsOf(one.text)), new Set(wordsOf(other.text))];
  return meet(testsOf(one), testsOf(other)) && words.intersection(others).size > Math.min(words.size, others.size) / 2;
};

describe('the page of rules', () => {
  it('has rules', () => {
    expect(rules.length).toBeGreaterThan(50);
  });

  it('says each rule once', () => {
    const again = rules.filter((rule, index) => rules.slice(0, index).some((before) => repeats(before, rule)));
    expect(again.map(({ rule }) => rule)).toEqual([]);
  });

  it.each(rules)('names tests that are there: $rule', ({ tests }) => {
    expect(tests).not.toEqual([]);
    expect(tests.map(({ file, names }) => missingOf(file, names)).filter((missing) => missing !== undefined)).toEqual(
      [],
    );
  });
});

describe('a rule', () => {
  const tests = [{ file: 'a.test.ts', names: ['a city'] }];
  const city = { text: 'A team may have a city. An older one has none.', tests };

  it('is another one’s repetition by a sentence, or by a test and most of the words', () => {
    expect(repeats(city, { text: 'A player has a foot.\n  An older one\n  has none.', tests: [] })).toBe(true);
    expect(repeats(city, { text: 'An older team may have no city.', tests })).toBe(true);
    expect(repeats(city, { text: 'An older team may have no city.', tests: [] })).toBe(false);
    expect(repeats(city, { text: 'A logo is shown beside its team.', tests })).toBe(false);
  });
});

describe('a test that a rule names', () => {
  it('has to be in its file, and a test of a group behind the name of that group', () => {
    const file = 'command-api/match/decider.test.ts';
    expect(missingOf(file, ['a walkover', 'replaces a result that was played, lines and all'])).toBeUndefined();
    expect(missingOf(file, ['a walkover', 'finishes a planned match'])).toBe('finishes a planned match');
    expect(missingOf('command-api/match/no.test.ts', ['a walkover'])).toBe('command-api/match/no.test.ts');
  });
});
