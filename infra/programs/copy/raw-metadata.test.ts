import { assert, json, nat, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromStoredMetadata, toStoredMetadata } from './raw-metadata.ts';

const envelope = (metadata: string) => ({ version: 3, recordedAt: 1_800_000_000_000, metadata });

describe('metadata in EventStoreDB', () => {
  it('of ours has time and version beside, as every append writes it', () => {
    expect(toStoredMetadata(envelope('{"actor":{"id":"ş"}}'))).toBe(
      '{"actor":{"id":"ş"},"recordedAt":1800000000000,"version":3}',
    );
  });

  it.each([
    '',
    'no JSON',
    'null',
    '"text"',
    '7',
    '[1,2]',
    '{ "spaced": 1 }',
    '{"2":1,"1":2}',
    '{"a":1,"a":2}',
    '{"version":9}',
    '{"recordedAt":9,"version":"x"}',
    '{"verbatim":"x"}',
    '{"verbatim":7}',
    '{"__proto__":1}',
    '{}',
  ])('gives back %j to the letter', (metadata) => {
    expect(fromStoredMetadata(toStoredMetadata(envelope(metadata)))).toEqual(envelope(metadata));
  });

  it('gives back any text, and any JSON', { retry: 0 }, () => {
    const texts = oneof(string({ unit: 'grapheme' }), json());
    assert(
      property(texts, nat(), nat(), (metadata, version, recordedAt) => {
        const one = { version, recordedAt, metadata };
        expect(fromStoredMetadata(toStoredMetadata(one))).toEqual(one);
      }),
    );
  });

  it.each(['', 'x', 'null', '{}', '{"version":1}', '{"version":"1","recordedAt":1}', '7'])(
    'that is nobody of ours, %j, is kept as it is, in a version that nobody reads',
    (stored) => {
      const found = fromStoredMetadata(stored);
      expect(found).toEqual({ version: 0, recordedAt: 0, metadata: stored });
      expect(fromStoredMetadata(toStoredMetadata(found))).toEqual(found);
    },
  );
});
