import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missingOf } from '@league/docs/named-tests.ts';
import { describe, expect, it } from 'vitest';
import type { CoverageRow } from './coverage-row.ts';
import { coveragePage, PAGE, parts, tableRowOf } from './page.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const problemsOf = ({ says, tests = [], rows = [] }: CoverageRow): readonly string[] => [
  ...(tests.length + rows.length === 0 ? [`nothing shows: ${says}`] : []),
  ...tests.flatMap((test) => {
    const [file = '', ...names] = test.split(' › ');
    const missing = names.length === 0 ? 'a title' : missingOf(file, names);
    return missing === undefined ? [] : [`${test}: ${missing} is missing`];
  }),
  ...rows.flatMap((row) => {
    const { file, text } = tableRowOf(row);
    return textOf(file).includes(text) ? [] : [`${file}: ${text} is missing`];
  }),
];

describe('the page of what the league does', () => {
  it('is as the tables make it (else: npm run generate)', () => {
    expect(textOf(PAGE)).toBe(coveragePage);
  });

  it('says each thing once', () => {
    const said = parts.flatMap(([, chapters]) =>
      chapters.flatMap(({ title, rows }) => rows.map(({ says }) => `${title}: ${says}`)),
    );
    expect(said.filter((each, index) => said.indexOf(each) < index)).toEqual([]);
  });

  describe.each(parts)('%s', (_title, chapters) => {
    it.each(chapters)(
      '$title: shows each thing by tests, or rows of their tables, that are there',
      ({ rows: things }) => {
        expect(things.flatMap(problemsOf)).toEqual([]);
      },
    );
  });
});
