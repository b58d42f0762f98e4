import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Projection } from './define-projection.ts';
import { registry } from './registry.ts';

/**
 * The fields of every version of every read model. A generation keeps the fields with which it was begun: for a field that was
 * added later SQLite has no column and answers 500, and MongoDB finds nothing. Only a new version begins a new generation, so
 * these files are added to and never changed.
 */
const folder = new URL('../query-api/contract/history/', import.meta.url);

const files = readdirSync(folder).toSorted();
const fileOf = (name: string, version: number): string => `${name}.v${version}.json`;

/** What a developer has to do about the fields of a projection's model; nothing where they are those of its version. */
const toDo = ({ name, version, model }: Projection): string => {
  const file = fileOf(name, version);
  const fields = JSON.stringify(model.fields);
  if (!files.includes(file)) return `write ${fields} to query-api/contract/history/${file}`;
  if (fields === JSON.stringify(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))) return '';
  const next = `query-api/contract/history/${fileOf(name, version + 1)}`;
  return `raise the version in projector/projections/${name}.projection.ts, write ${fields} to ${next}, leave ${file} as it is`;
};

it.each(registry)('the fields of $name are those of its version', (projection) => {
  expect(toDo(projection)).toBe('');
});

it('fields are kept of every version from 1 to the newest, and of nothing else', () => {
  const expected = registry.flatMap(({ name, version }) =>
    Array.from({ length: version }, (_, index) => fileOf(name, index + 1)),
  );
  expect(files).toEqual(expected.toSorted());
});
