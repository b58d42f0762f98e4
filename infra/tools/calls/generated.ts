import { commandCalls } from '@league/command-api/contract/calls.ts';
import { type CommandCall, refusalsOfAll } from '@league/command-api/contract/command-call.ts';
import { refusalsOfRight } from '@league/events/access/refusals.ts';
import type { EventType } from '@league/events/catalogue.ts';
import { registry } from '@league/projector/registry.ts';
import { queryCalls } from '@league/query-api/contract/calls.ts';
import {
  modelsOf,
  type QueryCall,
  refusalsOfAll as refusalsOfAllQueries,
} from '@league/query-api/contract/query-call.ts';
import { bracedPath } from '../../programs/http/openapi.ts';

const commands = Object.entries<CommandCall>(commandCalls);
const queries = Object.entries<QueryCall>(queryCalls);

/** The read models whose projections handle one of these events, in the order of the registry. */
const touchedBy = (events: readonly EventType[]): string[] =>
  registry
    .filter(({ handles }) => events.length > 0 && (handles === 'all' || handles.some((type) => events.includes(type))))
    .map(({ name }) => name);

const modelNames = (call: QueryCall): string[] => modelsOf(call).map(({ name }) => name);

/** As the formatter writes it: one line a row, or one for each read model where that would be too long. */
const rowOf = (name: string, models: readonly string[]): string => {
  const texts = models.map((model) => `'${model}'`);
  const line = `  '${name}': [${texts.join(', ')}],\n`;
  return line.length <= 121 ? line : `  '${name}': [\n${texts.map((text) => `    ${text},\n`).join('')}  ],\n`;
};

const tableOf = (rows: readonly (readonly [name: string, models: readonly string[]])[]): string =>
  rows.map(([name, models]) => rowOf(name, models)).join('');

const modelsOfCalls = `/** Generated from the calls and the projections by \`npm run generate\`. Plain data, so that the web can load it. */

/**
 * The read models of which each GET's answer is made, those of joined names included: when one of them moves, the answer may
 * change.
 */
export const answers = {
${tableOf(queries.map(([path, call]) => [path, modelNames(call)]))}} as const satisfies Readonly<Record<\`/api/\${string}\`, readonly string[]>>;

/** The path of a GET, parameters by name. */
export type AnswerPath = keyof typeof answers;

/** The GETs that are not public: what they answer, or whether they do, depends on who asks. */
export type OwnAnswerPath =${queries
  .filter(([, { right }]) => right !== 'public')
  .map(([path]) => `\n  | '${path}'`)
  .join('')};
`;

/** Apart from the answers, so that a page which changes nothing does without it. */
const modelsOfCommands = `/** Generated from the calls and the projections by \`npm run generate\`. Plain data, so that the web can load it. */

/**
 * The read models that a command may change, itself or by processes that follow from it: a client reads these again, from the
 * position in the command's answer.
 */
export const touchedModels = {
${tableOf(commands.filter(([, { events }]) => events.length > 0).map(([name, { events }]) => [name, touchedBy(events)]))}} as const satisfies Readonly<Record<string, readonly string[]>>;
`;

const code = (words: readonly string[]): string =>
  words.length === 0 ? '–' : words.map((word) => `\`${word}\``).join(', ');
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

const page = `# Calls

Every call of the API. This page is generated from their declarations (\`command-api/contract\`, \`query-api/contract\`) by
\`npm run generate\`; a test fails when it is stale. \`/api/openapi.json\` says the same in full, with every field.

## Calls that change something

Each may also be refused with ${code(refusalsOfAll)}; where its right is not \`public\`, also with ${code(refusalsOfRight('admin'))}.
[refusals.md](refusals.md) says what each means. The events are those that the call may record, with those of the processes
that follow from it.

${row('call', 'what it does', 'right', 'events', 'refusals')}${row('---', '---', '---', '---', '---')}${commands
  .map(([name, { summary, right, events, refusals }]) =>
    row(code([bracedPath(name)]), summary, code([right]), code(events), code(refusals)),
  )
  .join('')}
## Calls that read

Each may also be refused with ${code(refusalsOfAllQueries)}; where its right is not \`public\`, also with ${code(refusalsOfRight('admin'))}.

${row('call', 'what it answers', 'right', 'read models', 'refusals')}${row('---', '---', '---', '---', '---')}${queries
  .map(([path, call]) =>
    row(
      code([`GET ${bracedPath(path)}`]),
      call.csv === true ? `${call.summary} Also as \`text/csv\`.` : call.summary,
      code([call.right]),
      code(modelNames(call)),
      code(call.refusals),
    ),
  )
  .join('')}`;

/** What is made from the declarations of the calls, by path from the root of the repository. */
export const generated: Readonly<Record<string, string>> = {
  'query-api/contract/models-of-calls.ts': modelsOfCalls,
  'query-api/contract/models-of-commands.ts': modelsOfCommands,
  'docs/calls.md': page,
};
