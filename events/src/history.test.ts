import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, eventTypes } from './catalogue.ts';
import { codec } from './codec.ts';

/**
 * The golden history: one stored event of each shape that was ever written. Logs contain these shapes for ever and must
 * stay readable, so files are added here and never changed (CONTRIBUTING.md, "A changed event").
 */
const folder = new URL('../history/', import.meta.url);

type Golden = { readonly type: string; readonly version: number; readonly data: object };

const files = readdirSync(folder).toSorted();
const read = (name: string): Golden => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden;
const nameOf = (type: string, version: number): string => `${type}.v${version}.json`;

describe('the golden history', () => {
  it('holds every type in every version from 1 to the newest, and nothing else', () => {
    const expected = eventTypes.flatMap((type) =>
      Array.from({ length: catalogue[type].version }, (_, index) => nameOf(type, index + 1)),
    );
    expect(files).toEqual(expected.toSorted());
  });

  it.each(eventTypes)('holds %s as it is written now', (type) => {
    const { version, data } = read(nameOf(type, catalogue[type].version));
    const written = codec.encode(codec.decode(type, version, JSON.stringify(data)));
    expect({ ...written, data: JSON.parse(written.data) as unknown }).toEqual({ type, version, data });
  });

  it.each(files)('%s can be read and fits the newest schema', (name) => {
    const { type, version, data } = read(name);
    expect(nameOf(type, version)).toBe(name);
    const lifted = codec.encode(codec.decode(type, version, JSON.stringify(data)));
    expect(lifted.type).toBe(type);
  });
});
