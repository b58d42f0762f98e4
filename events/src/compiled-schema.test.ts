import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { catalogue, eventTypes } from './catalogue.ts';
import { compiled } from './compiled-schema.ts';

const golden = (type: keyof typeof catalogue): unknown => {
  const file = new URL(`../history/${type}.v${catalogue[type].version}.json`, import.meta.url);
  const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof stored === 'object' && stored !== null && 'data' in stored ? stored.data : stored;
};

/** Every place in a value, as the way to it. */
const placesIn = (value: unknown): (string | number)[][] => {
  if (typeof value !== 'object' || value === null) return [[]];
  const inside = Object.entries(value).flatMap(([key, member]) => placesIn(member).map((place) => [key, ...place]));
  return [[], ...inside];
};

const withAt = (value: unknown, place: readonly (string | number)[], put: unknown): unknown => {
  const [key, ...rest] = place;
  if (key === undefined) return put;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? Object.assign([], value)
    : Object.assign({}, value);
  if (rest.length === 0 && put === REMOVED) delete copy[key];
  else copy[key] = withAt(copy[key], rest, put);
  return copy;
};

const REMOVED = Symbol('removed');

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    REMOVED,
    undefined,
    null,
    -1,
    0,
    1.5,
    Number.NaN,
    2 ** 53,
    '',
    'home',
    'finished',
    true,
    [],
    {},
  ),
  fc.constantFrom<unknown>(
    '2026-02-30',
    '2026-11-21',
    '2026-11-21T18:00:00.000Z',
    '2026-11-21T18:00',
    new Date(0),
    new Map(),
  ),
  fc.uuid(),
  fc.anything(),
);

describe('a compiled schema', () => {
  it.each(eventTypes)('says of a %s, sound or with any change, what the schema says', (type) => {
    const { schema } = catalogue[type];
    const check = compiled(schema);
    const sound = golden(type);
    expect(z.core.safeParse(check, sound).success).toBe(true);
    fc.assert(
      fc.property(fc.constantFrom(...placesIn(sound)), odd, fc.boolean(), (place, value, more) => {
        const changed = withAt(sound, more ? [...place, 'more'] : place, value);
        expect(z.core.safeParse(check, changed).error?.issues).toEqual(z.core.safeParse(schema, changed).error?.issues);
      }),
      { numRuns: 300 },
    );
  });
});
