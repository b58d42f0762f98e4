import { describe, expect, it } from 'vitest';
import { commandIdOf, digestAsSent, digestOf, uuidV5 } from './ids.ts';

describe('ids', () => {
  it('are those of RFC 9562 for a known namespace and name', () => {
    expect(uuidV5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
      '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    );
  });

  it('are the same for a name in parts', () => {
    const namespace = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
    expect(uuidV5(namespace, 'www.', 'examplé', '.com')).toBe(uuidV5(namespace, 'www.examplé.com'));
  });

  it('of a command differ by actor, route and key, and cannot be mixed up by where one ends', () => {
    const ids = [
      commandIdOf('a', 'PUT /x', 'k'),
      commandIdOf('b', 'PUT /x', 'k'),
      commandIdOf('a', 'PUT /y', 'k'),
      commandIdOf('a', 'PUT /x', 'l'),
      commandIdOf('aP', 'UT /x', 'k'),
      commandIdOf('a', 'PUT /', 'xk'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(commandIdOf('a', 'PUT /x', 'k')).toBe(ids[0]);
  });
});

describe('the digest of a body', () => {
  const key = Buffer.from('one key');

  it('tells bodies apart, and is nothing without the key', () => {
    expect(digestOf(key, { homeScore: 1 })).toBe(digestOf(key, { homeScore: 1 }));
    expect(digestOf(key, { homeScore: 1 })).not.toBe(digestOf(key, { homeScore: 2 }));
    expect(digestOf(key, { homeScore: 1 })).not.toBe(digestOf(Buffer.from('another'), { homeScore: 1 }));
    expect(digestOf(key, undefined)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is that of the same body with its keys in another order, at any depth', () => {
    const digest = digestOf(key, [
      { a: '1', b: '2' },
      { season: 1, rows: [{ home: 'A', away: 'B' }] },
    ]);
    expect(
      digestOf(key, [
        { b: '2', a: '1' },
        { rows: [{ away: 'B', home: 'A' }], season: 1 },
      ]),
    ).toBe(digest);
  });

  it('is the same as of its keys sorted by hand, where objects of a list differ and where one names a prototype', () => {
    const sorted = '[{"a":1,"b":[{"c":1,"d":2},{"c":3}]},{"__proto__":4,"a":5},{"b":6}]';
    const asSent = '[{"b":[{"d":2,"c":1},{"c":3}],"a":1},{"a":5,"__proto__":4},{"b":6}]';
    expect(digestOf(key, JSON.parse(asSent))).toBe(digestAsSent(key, JSON.parse(sorted)));
  });

  it.each([
    ['another order of a list', [[1, 2]], [[2, 1]]],
    ['a key at another depth', { a: { b: 1 }, c: 2 }, { a: { b: 1, c: 2 } }],
    ['values that changed places', { a: 1, b: 2 }, { a: 2, b: 1 }],
    ['null for nothing', { a: null }, {}],
    ['text for a number', { a: '1' }, { a: 1 }],
    ['a list for its object', ['a'], { 0: 'a' }],
    ['another prototype', JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":2}}')],
    ['a prototype for none', JSON.parse('{"__proto__":{"a":1}}'), {}],
  ])('tells %s apart', (_, one: unknown, other: unknown) => {
    expect(digestOf(key, one)).not.toBe(digestOf(key, other));
  });
});
