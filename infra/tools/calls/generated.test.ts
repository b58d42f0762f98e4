import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandCalls } from '@league/command-api/contract/calls.ts';
import type { CommandCall } from '@league/command-api/contract/command-call.ts';
import { type CommandApiDeps, commandRoutes } from '@league/command-api/create-command-api.ts';
import { checkOf } from '@league/events/access/rights.ts';
import { queryCalls } from '@league/query-api/contract/calls.ts';
import type { QueryCall } from '@league/query-api/contract/query-call.ts';
import { queryRoutes } from '@league/query-api/routes.ts';
import { NO_READERS } from '@league/query-api/testing/readers.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { generated } from './generated.ts';

const root = path.join(import.meta.dirname, '../../..');

it.each(Object.keys(generated))('%s is as the calls declare (else: npm run generate)', (file) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toBe(generated[file]);
});

const answerOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
/** Whether it says anything of what is answered. */
const says = { type: expect.stringMatching(/^(object|array)$/) };

describe.each(Object.entries<CommandCall>(commandCalls))('%s', (name, { right, body, example, answer, summary }) => {
  it('has a right that there is, an example that it takes, the shape of its answer, and a sentence', () => {
    expect(() => checkOf(name, right)).not.toThrow();
    expect(body.safeParse(example)).toMatchObject({ success: true });
    expect(answerOf(answer)).toMatchObject(says);
    expect(summary).toMatch(/^[A-Z].*\.$/);
  });
});

describe.each(Object.entries<QueryCall>(queryCalls))('GET %s', (name, call) => {
  const { right, params, example, answer, mediaType, summary } = call;
  it('has a right that there is, an example that it takes, the shape of its answer, and a sentence', () => {
    expect(() => checkOf(`GET ${name}`, right)).not.toThrow();
    expect(params.safeParse(example)).toMatchObject({ success: true });
    expect(answerOf(answer)).toMatchObject(mediaType === undefined ? says : { type: 'string' });
    expect(summary).toMatch(/^[A-Z].*\.$/);
  });
});

/** The places in the order of routes at which a request may be taken by a route before its own. */
const taken = (paths: readonly string[]): string[] =>
  paths.filter((one, index) =>
    paths.slice(0, index).some((before) => new RegExp(`^${before.replace(/:\w+/g, '[^/]+')}$`).test(one)),
  );

it('every call is reached: none before it takes its requests', () => {
  expect(taken(commandRoutes({} as CommandApiDeps).map(({ method, path }) => `${method} ${path}`))).toEqual([]);
  expect(taken(queryRoutes(NO_READERS).map((route) => route.path))).toEqual([]);
});
