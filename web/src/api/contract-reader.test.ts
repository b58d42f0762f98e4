import * as fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import type { Reader } from './contract-reader.ts';

type Contracts = Readonly<Record<string, unknown>>;

/**
 * The contracts of everything that the browser parses: answers of the server, and the records that it stores itself.
 */
const load = async (): Promise<Contracts> => ({
  ...(await import('@league/command-api/contract/match-answer.ts')),
  ...(await import('@league/command-api/contract/problem.ts')),
  ...(await import('@league/command-api/contract/session.ts')),
  ...(await import('@league/command-api/contract/settings-answer.ts')),
  ...(await import('@league/query-api/contract/audit.ts')),
  ...(await import('@league/query-api/contract/live.ts')),
  ...(await import('@league/query-api/contract/matches.ts')),
  ...(await import('@league/query-api/contract/seasons.ts')),
  ...(await import('@league/query-api/contract/settings.ts')),
  ...(await import('@league/query-api/contract/standings.ts')),
  ...(await import('@league/query-api/contract/teams.ts')),
  ...(await import('../features/results/draft.ts')),
});

const read = [
  'matchCommandAnswer',
  'problem',
  'session',
  'settingsCommandAnswer',
  'auditAnswer',
  'liveMoved',
  'matchAnswer',
  'matchesAnswer',
  'totalWeeksAnswer',
  'seasonsAnswer',
  'championsAnswer',
  'settingsAnswer',
  'standingsAnswer',
  'teamsAnswer',
  'draftRecord',
] as const;

/** Values that few schemas accept. */
const oddValues = fc.constantFrom<unknown>(
  null,
  undefined,
  '',
  'x',
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  [],
  {},
  [null],
  { a: 1 },
);

/** Odd values come so seldom that whole answers are accepted now and then. */
const often = (usual: fc.Arbitrary<unknown>, odd: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: usual, weight: 100 }, { arbitrary: odd, weight: 1 });

/** Each of these texts fits one of the contracts' patterns. */
const texts = ['3', 'abc-1', '2026-11-20T19:14:00.000Z', '0190b3c8-7c1e-5d3a-9f00-2b1c4d5e6f70'];
const fittingText = (schema: z.core.$ZodType): fc.Arbitrary<unknown> =>
  fc.constantFrom<unknown>(...texts.filter((text) => (schema as z.ZodMiniType).safeParse(text).success));

/** Values that the schema accepts, and among them some that it may refuse. */
const valuesOf = (schema: z.core.$ZodType): fc.Arbitrary<unknown> => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const fitting = (): fc.Arbitrary<unknown> => {
    switch (def.type) {
      case 'object':
        return fc.record(
          Object.fromEntries(Object.entries(def.shape).map(([name, member]) => [name, valuesOf(member)])),
          { requiredKeys: Object.keys(def.shape).filter((name) => !name.startsWith('o')) },
        );
      case 'array':
        return fc.array(valuesOf(def.element), { maxLength: 3 });
      case 'nullable':
        return fc.oneof(valuesOf(def.innerType), fc.constant(null));
      case 'optional':
        return often(valuesOf(def.innerType), fc.constantFrom(null, undefined));
      case 'record':
        return fc.dictionary(fc.string({ maxLength: 5 }), valuesOf(def.valueType), { maxKeys: 3 });
      case 'enum':
        return often(fc.constantFrom<unknown>(...Object.values(def.entries)), fc.constant('other'));
      case 'literal':
        return often(fc.constantFrom<unknown>(...def.values), fc.constant('other'));
      case 'string':
        return often(fittingText(schema), fc.string({ maxLength: 8 }));
      case 'number':
        return often(fc.nat({ max: 99 }), fc.oneof(fc.integer(), fc.double()));
      case 'boolean':
        return fc.boolean();
      case 'unknown':
        return fc.jsonValue();
      default:
        throw new Error(`a contract has a part that this test makes no values for: ${def.type}`);
    }
  };
  return often(fitting(), oddValues);
};

/** `data` only where the value was accepted: a refusal need not give the same reason. */
const verdict = (answer: { readonly success: boolean; readonly data?: unknown }): unknown =>
  answer.success ? { data: answer.data } : 'refused';

describe('the reader that stands in for zod in the browser', () => {
  let byZod: Contracts;
  let byReader: Contracts;

  beforeAll(async () => {
    byZod = await load();
    vi.resetModules();
    vi.doMock('zod/mini', async () => {
      const zod = await vi.importActual<Contracts>('zod/mini');
      // Schemas of events and documents use more of zod than answers do; the browser never parses with them.
      const unread = { check: () => unread, read: () => expect.unreachable('only answers are read in the browser') };
      const others = Object.fromEntries(Object.keys(zod).map((name) => [name, () => unread]));
      return {
        ...others,
        ...(await vi.importActual<Contracts>('./contract-reader.ts')),
        iso: { date: () => unread, datetime: () => unread },
      };
    });
    byReader = await load();
    vi.doUnmock('zod/mini');
  });

  it.each(read)('takes and refuses what zod does, and gives the same data: %s', (name) => {
    const schema = byZod[name] as z.ZodMiniType;
    const reader = byReader[name] as Reader;
    let taken = 0;
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        const expected = verdict(schema.safeParse(value));
        if (expected !== 'refused') taken += 1;
        expect(verdict(reader.safeParse(value))).toStrictEqual(expected);
      }),
      { numRuns: 300 },
    );
    expect(taken).toBeGreaterThan(20);
  });

  it('leaves out what the contract does not name', () => {
    const reader = byReader['totalWeeksAnswer'] as Reader;
    const data = { totalWeeks: 3, currentWeek: 2 };
    expect(reader.safeParse({ ...data, more: true })).toEqual({ success: true, data });
  });
});
