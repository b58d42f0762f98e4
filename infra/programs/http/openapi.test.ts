import { commandCalls } from '@league/command-api/contract/calls.ts';
import { queryCalls } from '@league/query-api/contract/calls.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { openApi } from './openapi.ts';

type Operation = {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, object>>;
  readonly parameters?: readonly { readonly name: string }[];
};
type OpenApi = { readonly openapi: string; readonly paths: Readonly<Record<string, Record<string, Operation>>> };

const text = openApi('1');
const { openapi, paths } = JSON.parse(text) as OpenApi;
const operation = (method: string, path: string): Operation | undefined => paths[path]?.[method];

describe('the OpenAPI document', () => {
  it('is one, of version 3.1', async () => {
    const document = JSON.parse(text) as Exclude<Parameters<Validator['validate']>[0], string>;
    expect(await new Validator().validate(document)).toEqual({ valid: true });
    expect(openapi).toMatch(/^3\.1\./);
  });

  it('has every call, each under an id of its own, and besides them the live stream', () => {
    const calls = [...Object.keys(commandCalls), ...Object.keys(queryCalls).map((path) => `GET ${path}`)];
    const shown = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(shown.toSorted()).toEqual([...calls, 'GET /api/live'].toSorted());
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says who may, what may be sent and how it may be refused', () => {
    const result = operation('put', '/api/admin/match-result/{id}');
    expect(result?.security).toEqual([{ session: [] }]);
    expect(result?.parameters?.map(({ name }) => name)).toEqual(['id', 'reason', 'Idempotency-Key', 'If-Match']);
    expect(result?.responses).toMatchObject({
      '2XX': { content: { 'application/json': { schema: { required: expect.arrayContaining(['resultRevision']) } } } },
      409: { description: expect.stringContaining('`MATCH_CANCELLED`') },
      412: { description: '`STALE_RESULT`' },
    });
    expect(operation('get', '/api/settings')?.security).toEqual([]);
    const standings = operation('get', '/api/leaderboards/standings');
    expect(standings?.parameters?.map(({ name }) => name)).toEqual([
      'season',
      'week',
      'asOf',
      'knownAt',
      'view',
      'X-Min-Position',
    ]);
  });
});
