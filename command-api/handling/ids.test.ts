import { describe, expect, it } from 'vitest';
import { commandIdOf, digestOf, uuidV5 } from './ids.ts';

describe('ids', () => {
  it('are those of RFC 9562 for a known namespace and name', () => {
    expect(uuidV5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
      '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    );
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
});
