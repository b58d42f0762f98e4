import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type CommandName, commandCalls } from '../contract/calls.ts';
import { problem } from '../contract/problem.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { changingCalls, sampleCall } from '../testing/sample-calls.ts';

/** As they stand in JSON, since not all of them can be made by `JSON.stringify`. */
const ODD_VALUES = [
  'null',
  'true',
  '-1',
  '-0',
  '0',
  '1.5',
  '1e309',
  '9007199254740993',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"$all"',
  '"2026-02-30"',
  '"9999-12-31T23:59:59-12:00"',
  '"00000000-0000-4000-8000-000000000001"',
  `"${'x'.repeat(60_000)}"`,
  '[]',
  '[null]',
  '[{}]',
  '{}',
  '{"$ne":null}',
  '{"__proto__":{"x":1}}',
];

/** The fields of a call's body, and one that none has. */
const fieldsOf = (name: CommandName): string[] => {
  const { properties = {} } = z.toJSONSchema(commandCalls[name].body, { io: 'input', unrepresentable: 'any' });
  return [...Object.keys(properties), 'isAdmin'];
};

/** The body with one field replaced, as JSON text. */
const withField = (body: unknown, field: string, value: string): string => {
  const others = Object.entries(Object(body)).filter(([name]) => name !== field);
  const members = [...others.map(([name, other]) => [name, JSON.stringify(other)]), [field, value]];
  return `{${members.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
};

const outcome = async (api: TestApi, call: object & { readonly path: string }, body: string) => {
  const since = api.since();
  const { status, body: answer } = await api.send({ ...call, body, headers: { 'content-type': 'application/json' } });
  if (status < 300) return undefined;
  const said = problem.safeParse(answer);
  const fault = status >= 500 || since().length > 0 || !said.success || said.data.message === '';
  return fault ? { body: body.slice(0, 200), status, recorded: since().map(({ type }) => type), answer } : undefined;
};

describe.each(changingCalls)('%s with any one field of its body odd', (name) => {
  it('is carried out, or refused with nothing recorded; never our fault', async () => {
    const api = await startApi();
    const call = await sampleCall(name, api);
    const faults: unknown[] = [];
    for (const field of fieldsOf(name)) {
      for (const value of ODD_VALUES) {
        const fault = await outcome(api, call, withField(call.body, field, value));
        if (fault !== undefined) faults.push(fault);
      }
    }
    expect(faults).toEqual([]);
    expect(api.errors).toEqual([]);
  });
});
