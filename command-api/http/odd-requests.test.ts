import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type CommandName, commandCalls } from '../contract/calls.ts';
import { identityCalls } from '../contract/identity-calls.ts';
import { playerCalls } from '../contract/player-calls.ts';
import { problem } from '../contract/problem.ts';
import { refusals } from '../contract/refusals.ts';
import { startApi } from '../testing/api.ts';
import { sampleCall } from '../testing/sample-calls.ts';

const RUNS = 120;

/** The calls about people: what comes in them is typed by anybody. */
const names = Object.keys({ ...identityCalls, ...playerCalls }) as (
  | keyof typeof identityCalls
  | keyof typeof playerCalls
)[];

const fieldsOf = (name: CommandName): string[] => {
  const { properties = {} } = z.toJSONSchema(commandCalls[name].body, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
};

const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '..',
    '\u200b',
    '\u202eKartal',
    'Kаrtal',
    'x'.repeat(2000),
    '\u0000',
    7.5,
    0,
    100,
    -0,
    1e308,
  ),
);

/** The example of the call with some fields odd, missing, or too many. */
const oddBody = (name: CommandName, body: object) =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...fieldsOf(name), 'isAdmin', 'roles', '__proto__', 'x'), oddValue, { maxKeys: 3 }),
      fc.subarray(fieldsOf(name), { maxLength: 1 }),
    )
    .map(([odd, missing]) => {
      const whole: Record<string, unknown> = { ...body, ...odd };
      for (const field of missing) delete whole[field];
      return whole;
    });

describe.each(names)('%s with whatever is sent', (name) => {
  it('is carried out, or refused in Turkish at the fields that are wrong, with nothing recorded', async () => {
    const api = await startApi({ trustProxy: 1 });
    const { body, ...call } = await sampleCall(name, api);
    let from = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(oddBody(name, body), oddValue), async (odd) => {
        const since = api.since();
        from += 1;
        const headers = { 'x-forwarded-for': `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}` };
        const answer = await api.send({
          ...call,
          body: JSON.stringify(odd),
          headers: { ...headers, 'content-type': 'application/json' },
        });
        if (answer.status < 300) return;
        expect(answer.status).toBeLessThan(500);
        expect(since()).toEqual([]);
        const said = problem.parse(answer.body);
        expect(refusals).toHaveProperty(said.code);
        expect(said.message).not.toBe('');
        if (said.code !== 'INVALID_FIELDS') return;
        expect(said.errors?.length).toBeGreaterThan(0);
        expect(said.message).toBe(said.errors?.[0]?.message);
      }),
      { numRuns: RUNS },
    );
    expect(api.errors).toEqual([]);
  });
});
