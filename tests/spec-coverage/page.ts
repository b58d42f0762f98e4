import { administration } from './administration.ts';
import type { CoverageChapter, CoverageRow } from './coverage-row.ts';
import { publicArea } from './public-area.ts';

/** The two parts of the description, each with its chapters. */
export const parts: readonly (readonly [title: string, chapters: readonly CoverageChapter[]])[] = [
  ['Public and player area', publicArea],
  ['Administration and officials', administration],
];

/** Where the page stands, from the root of the repository. */
export const PAGE = 'docs/spec-coverage.md';

const rowText = ({ says, tests = [], rows = [] }: CoverageRow): string =>
  [
    `- ${says}`,
    ...tests.map((test) => {
      const [file = '', ...names] = test.split(' › ');
      return `  - ${[`\`${file}\``, ...names].join(' › ')}`;
    }),
    ...rows.map((row) => {
      const { file, text } = tableRowOf(row);
      return `  - \`${file}\`: ${text}`;
    }),
  ].join('\n');

/** The file of a table and the text that must stand in it. */
export const tableRowOf = (row: string): { readonly file: string; readonly text: string } => {
  const end = row.indexOf(': ');
  return { file: row.slice(0, end), text: row.slice(end + 2) };
};

const chapterText = ({ title, rows }: CoverageChapter): string => `### ${title}\n\n${rows.map(rowText).join('\n')}\n`;

const count = parts.flatMap(([, chapters]) => chapters.flatMap(({ rows }) => rows)).length;

/** The page, generated from the tables of this folder by `npm run generate`. */
export const coveragePage = `# What the league does, and the test that shows it

Generated from \`tests/spec-coverage\` by \`npm run generate\`: ${count} things that were agreed on for the product, each with the tests that show it, as
file › group › test, or by a row of a test's table, as file: text. \`tests/spec-coverage/spec-coverage.test.ts\` fails for one without either,
and for a test or a row that is not there.

${parts.map(([title, chapters]) => `## ${title}\n\n${chapters.map(chapterText).join('\n')}`).join('\n')}`;
