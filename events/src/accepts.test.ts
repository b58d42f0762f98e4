import { anything, assert, constantFrom, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { acceptsOf } from './accepts.ts';
import { playerLine } from './match-result.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const line = {
  playerId: ID,
  side: 'home',
  teamId: ID,
  number: null,
  position: 'Kaleci',
  isStartingEleven: true,
  minutesPlayed: 90,
  goals: 0,
  assists: 0,
  saves: 3,
  yellowCards: 0,
  redCards: 0,
  rating: 7.5,
};
const members = Object.keys({ ...line, shots: 0, manOfTheMatch: true, more: 1 });
const odd = oneof(
  constantFrom<unknown>(null, undefined, -1, 0, 1.5, Number.NaN, 2 ** 53, '', 'home', true, [], {}, ID),
  anything(),
);
/** Every kind of schema that it knows. */
const known = z.strictObject({
  text: z.optional(z.string().check(z.maxLength(3))),
  few: z.array(z.int().check(z.gte(1), z.lte(3))).check(z.maxLength(2)),
  even: z.nullable(z.number().check(z.refine((value) => value % 2 === 0))),
  yes: z.literal(true),
});
const sound = { text: 'abc', few: [1, 3], even: 2, yes: true };

/** What zod makes of a value that is accepted; the value itself where it is not. */
const taken = (schema: z.ZodMiniType, value: unknown): unknown =>
  acceptsOf(schema)?.(value) === true ? schema.safeParse(value).data : value;

describe('what is accepted', () => {
  it.each([
    [playerLine, line],
    [known, sound],
    [known, { few: [], even: null, yes: true }],
  ])('is what zod takes as it is', (schema, value) => {
    expect(acceptsOf(schema)?.(value)).toBe(true);
    expect(schema.parse(value)).toEqual(value);
  });

  it('is nothing that zod refuses, or would change, with any member odd', () => {
    assert(
      property(constantFrom(...members), odd, (member, value) => {
        const changed = { ...line, [member]: value };
        expect(taken(playerLine, changed)).toEqual(changed);
      }),
    );
    assert(
      property(constantFrom('text', 'few', 'even', 'yes'), odd, (member, value) => {
        const changed = { ...sound, [member]: value };
        expect(taken(known, changed)).toEqual(changed);
      }),
    );
  });

  it.each([
    ['a text too long', { ...sound, text: 'abcd' }],
    ['a list too long', { ...sound, few: [1, 2, 3] }],
    ['an item too high', { ...sound, few: [4] }],
    ['an item that is missing', { ...sound, few: Array.from({ length: 1 }) }],
    ['what a refinement refuses', { ...sound, even: 3 }],
    ['a member more', { ...sound, more: 1 }],
    ['a prototype', JSON.parse('{"few":[],"even":null,"yes":true,"__proto__":{}}')],
    ['a class', new Map(Object.entries(sound))],
  ])('is not %s', (_, value: unknown) => {
    expect(acceptsOf(known)?.(value)).toBe(false);
  });

  it('is not known of a schema that changes what it takes, or takes more than it names', () => {
    const pipe = z.pipe(z.string(), z.transform(Number));
    for (const schema of [
      pipe,
      z.array(pipe),
      z.object({ a: z.int() }),
      z.iso.datetime(),
      z.strictObject({ a: pipe }),
    ]) {
      expect(acceptsOf(schema)).toBeUndefined();
    }
  });
});
