import { isPublic } from '@league/events/access/rights.ts';
import { commandCalls } from '@league/command-api/contract/calls.ts';
import { type CommandCall, refusalsOf } from '@league/command-api/contract/command-call.ts';
import { problem } from '@league/command-api/contract/problem.ts';
import { refusals as commandRefusals } from '@league/command-api/contract/refusals.ts';
import { queryCalls } from '@league/query-api/contract/calls.ts';
import { LIVE_PATH } from '@league/query-api/contract/live.ts';
import { modelsOf, type QueryCall, refusalsOf as refusalsOfQuery } from '@league/query-api/contract/query-call.ts';
import { refusals as queryRefusals } from '@league/query-api/contract/refusals.ts';
import * as z from 'zod/mini';

/** What is sent or answered, as JSON Schema. A check that is code, such as that of a name, has no place in it. */
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape;
};

const json = (schema: object) => ({ 'application/json': { schema } });

type Place = 'path' | 'query';

/** The fields of an object as parameters; those of a path are always there. */
const parametersIn = (place: Place, schema: z.ZodMiniType, example: object = {}) => {
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
    ...(name in example ? { example: (example as Record<string, unknown>)[name] } : {}),
  }));
};

const headers = {
  'Idempotency-Key': 'Sent again with the same key, the call is answered as the first time.',
  'If-Match': 'The result revision that was seen, in quotes; another one is refused.',
  'X-Min-Position': 'The answer is at least as new as this position of the log, or is marked `X-Stale: 1`.',
} as const;

const header = (name: keyof typeof headers) => ({
  name,
  in: 'header',
  description: headers[name],
  schema: { type: 'string' },
});

/** The answers of refusals, by status: each says its codes. */
const refused = (codes: readonly string[], statuses: Readonly<Record<string, { readonly status: number }>>) =>
  Object.fromEntries(
    [...Map.groupBy(codes, (code) => String(statuses[code]?.status))].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => `\`${code}\``).join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );

/** What is said of each call: `own(id)` and the like are rights of the league, so OpenAPI knows of them only that there are some. */
const common = (name: string, { summary, right }: Pick<CommandCall | QueryCall, 'summary' | 'right'>) => ({
  operationId: name.replaceAll(/\W+/g, '-').replace(/-$/, ''),
  summary,
  'x-right': right,
  security: right === 'public' ? [] : isPublic(right) ? [{}, { session: [] }] : [{ session: [] }],
});

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** A file has no example that could be written in JSON. */
const bodyOf = ({ format, body, example }: CommandCall) => {
  const schema = schemaOf(body, 'input');
  return format === 'form' ? { 'multipart/form-data': { schema } } : { 'application/json': { schema, example } };
};

const commandOf = (name: string, path: string, call: CommandCall) => ({
  ...common(name, call),
  'x-events': call.events,
  parameters: [
    ...pathParameters(path),
    ...parametersIn('query', call.query),
    header('Idempotency-Key'),
    ...(call.refusals.includes('BAD_IF_MATCH') ? [header('If-Match')] : []),
  ],
  requestBody: { content: bodyOf(call) },
  responses: {
    '2XX': {
      description: 'Carried out; 202 while more follows from it.',
      content: json(schemaOf(call.answer, 'output')),
    },
    ...refused(refusalsOf(call), commandRefusals),
  },
});

/** The shape of the answer; where callers have one of their own, that or the public one. */
const answersOf = ({ answer, admins, signedIn }: QueryCall): object => {
  const own = admins ?? signedIn;
  const open = schemaOf(answer, 'output');
  return own === undefined ? open : { anyOf: [open, schemaOf(own.answer, 'output')] };
};

const queryOf = (path: string, call: QueryCall) => ({
  ...common(`GET ${path}`, call),
  'x-read-models': modelsOf(call).map(({ name }) => name),
  parameters: [
    ...parametersIn('path', call.params, call.example as object),
    ...parametersIn('query', call.query),
    header('X-Min-Position'),
  ],
  responses: {
    200: {
      description: call.summary,
      content: {
        [call.mediaType ?? 'application/json']: { schema: answersOf(call) },
        ...(call.csv === true && { 'text/csv': { schema: { type: 'string' } } }),
      },
    },
    ...refused(refusalsOfQuery(call), queryRefusals),
  },
});

/** Not a call: a stream, of which OpenAPI can say no more. */
const live = {
  operationId: 'GET-api-live',
  summary: 'Server-sent events that say which read models moved.',
  security: [],
  responses: { 200: { description: 'Events `hello`, `moved` and `beat`.', content: { 'text/event-stream': {} } } },
};

/** The path with its parameters in braces. */
export const bracedPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** The document of all calls (OpenAPI 3.1), made from their declarations (ADR 31). */
export const openApi = (release: string): string => {
  const paths: Record<string, Record<string, object>> = { [LIVE_PATH]: { get: live } };
  const add = (path: string, method: string, operation: object): void => {
    const shown = bracedPath(path);
    paths[shown] = { ...paths[shown], [method]: operation };
  };
  for (const [path, call] of Object.entries<QueryCall>(queryCalls)) add(path, 'get', queryOf(path, call));
  for (const [name, call] of Object.entries<CommandCall>(commandCalls)) {
    const [method = '', path = ''] = name.split(' ');
    add(path, method.toLowerCase(), commandOf(name, path, call));
  }
  return JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'League', version: release },
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' } },
    },
  });
};
