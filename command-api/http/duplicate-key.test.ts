import { assert, boolean, dictionary, jsonValue, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duplicateKey } from './duplicate-key.ts';

/** JSON of which each key may be spelled in two ways, and its keys by object. */
const spelled = (value: unknown, spell: (key: string) => string): string => {
  if (Array.isArray(value)) return `[ ${value.map((item) => spelled(item, spell)).join(' , ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${spell(key)}\n:${spelled(item, spell)}`)
    .join(',')} }`;
};

const escaped = (key: string): string =>
  `"${Array.from({ length: key.length }, (_, index) => `\\u${key.charCodeAt(index).toString(16).padStart(4, '0')}`).join('')}"`;

describe('the key that stands twice in an object', () => {
  it('is none in whatever JSON.stringify writes, however its keys are spelled', () => {
    assert(
      property(jsonValue(), (value) => {
        expect(duplicateKey(JSON.stringify(value))).toBeUndefined();
        expect(duplicateKey(spelled(value, escaped))).toBeUndefined();
      }),
    );
  });

  it('is found wherever an object got one more member with a key that it has', () => {
    assert(
      property(dictionary(string(), jsonValue(), { minKeys: 1 }), nat(), boolean(), (object, at, plain) => {
        const keys = Object.keys(object);
        const key = keys[at % keys.length] ?? '';
        const inner = spelled(object, JSON.stringify).slice(0, -1);
        const twice = `${inner},${plain ? JSON.stringify(key) : escaped(key)}:null}`;
        expect(duplicateKey(`[{"x":${twice}}]`)).toBe(key);
      }),
    );
  });

  it.each([
    ['in the second of two alike', '[{"a":1,"b":2},{"a":1,"b":2,"a":3}]', 'a'],
    ['where the second differs at its end', '[{"a":1,"b":2},{"a":1,"c":2,"c":3}]', 'c'],
    ['behind a key that looks like two', String.raw`[{"x\":1,\"y":0},{"x":1,"y":2,"x":3}]`, 'x'],
    ['behind a key that ends with a backslash', String.raw`[{"x\\":0},{"x\":1,\"":2,"b":3,"b":4}]`, 'b'],
    ['behind a key that begins like the one before', '[{"ab":0},{"a":1,"a":2}]', 'a'],
    ['around an object', '{"a":{"b":1,"c":2},"a":1}', 'a'],
  ])('is found %s', (_, text, key) => {
    expect(duplicateKey(text)).toBe(key);
  });

  it('is none where objects of a list are alike in part', () => {
    expect(duplicateKey('[{"a":1,"b":2},{"a":1},{"b":2,"a":1},{"a":{"a":1,"b":1},"b":1}]')).toBeUndefined();
  });

  it.each([
    ['lists', '['.repeat(1_000_000)],
    ['lists that end', `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
    ['ends', ']}'.repeat(500_000)],
    ['objects', '{"a":'.repeat(200_000)],
    ['backslashes in a text', `{"a":"${'\\'.repeat(1_000_000)}`],
    ['backslashes in a key', `{"${'\\'.repeat(1_000_000)}":1}`],
    ['quotes', '"'.repeat(1_000_000)],
    ['keys without an end', '{"'.repeat(500_000)],
    ['different keys', `{${Array.from({ length: 100_000 }, (_, index) => `"${index}":1`).join(',')}}`],
    ['nothing', ''],
    ['broken escapes', '{"\\u00":1,"\\x":2}'],
  ])('is none, and no trouble, in a megabyte of %s', (_, text) => {
    expect(duplicateKey(text)).toBeUndefined();
  });
});
