import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const OURS = { cwd: ROOT, exclude: (name: string) => /(?:^|\/)(?:node_modules|dist|data|artefacts|\.git)$/.test(name) };

const pages = globSync('**/*.md', OURS);
const texts = [
  ...globSync(['**/*.{md,ts,tsx,mjs,js,css,html,json,yaml,conf}', '**/Dockerfile'], OURS),
  '.oxlintrc.json',
  '.ci/run',
].filter((file) => !/^package-lock\.json$|\/results\/|^docs\/citations\.test\.ts$/.test(file));

/** The anchor that a heading gets: `## Past tables` is `#past-tables`. */
const anchorsOf = (page: string): string[] =>
  [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** A page is named by the end of its path: `rules.md`, `docs/rules.md`, `README.md`; perhaps with the anchor of a heading. */
const isHere = (cited: string): boolean => {
  const [name = '', anchor] = cited.split('#');
  const found = pages.filter((page) => `/${page}`.endsWith(`/${name.replace(/^(?:\.{1,2}\/)+/, '')}`));
  return found.some((page) => anchor === undefined || anchorsOf(page).includes(anchor));
};

const isDecision = (number: string): boolean =>
  pages.some((page) => page.startsWith(`docs/adr/${number.padStart(4, '0')}-`));

/** What a text cites that nobody finds who has only the repository. */
const foreignIn = (text: string): string[] => [
  ...[...text.matchAll(/[\w./-]+\.md\b(?:#[\w-]+)?/g)].map(([cited]) => cited).filter((cited) => !isHere(cited)),
  ...[...text.matchAll(/\b(?:ADR |adr\/)0*(\d+)/g)].filter(([, n = '']) => !isDecision(n)).map(([cited]) => cited),
  ...[
    ...text.matchAll(/(?:\/\*|\/\/|^\s*\*).*\bspec(?:ification)?\b|\btest.catalogue\b|\bINV-\d|\bissue #?\d+/gim),
  ].map(([cited]) => cited),
];

describe('a citation', () => {
  it.each([
    'docs/rules.md#walkover',
    'docs/adr/0009-what-a-first-visit-carries.md',
    '(docs/adr/0009)',
    'ADR 22',
    'see README.md',
    'RFC 9457',
  ])('of what is in the repository is taken: %s', (text) => {
    expect(foreignIn(text)).toEqual([]);
  });

  it.each([
    'design.md 5',
    'docs/rules.md#overtime',
    'docs/adr/9999-x.md',
    'ADR 9999',
    'adr/9999',
    '// As the spec says.',
    '/** INV-7: every process is ready. */',
  ])('of what is not is found: %s', (text) => {
    expect(foreignIn(text)).not.toEqual([]);
  });
});

describe('the repository', () => {
  it('is read whole', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(texts.length).toBeGreaterThan(500);
  });

  it('cites only what is in it', () => {
    const cited = texts.map((file) => [file, foreignIn(readFileSync(path.join(ROOT, file), 'utf8'))] as const);
    expect(Object.fromEntries(cited.filter(([, foreign]) => foreign.length > 0))).toEqual({});
  });
});
