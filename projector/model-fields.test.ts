import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { registry } from './registry.ts';

/**
 * The fields of every version of every read model. A generation keeps the fields with which it was begun: of one that was
 * added since, SQLite has no column and answers 500, and MongoDB finds nothing. Only a new version begins a new generation,
 * so these files are added to and never changed.
 */
const folder = new URL('../query-api/contract/history/', import.meta.url);

const fileOf = (name: string, version: number): string => `${name}.v${version}.json`;

it('holds the fields of every read model in every version from 1 to the newest, and nothing else', () => {
  const expected = registry.flatMap(({ name, version }) =>
    Array.from({ length: version }, (_, index) => fileOf(name, index + 1)),
  );
  const missing = 'Write the fields of a new version, as a list, into a new file in query-api/contract/history.';
  expect(readdirSync(folder).toSorted(), missing).toEqual(expected.toSorted());
});

it.each(registry)('has not changed the fields of $name without a new version', ({ name, version, model }) => {
  const kept: unknown = JSON.parse(readFileSync(new URL(fileOf(name, version), folder), 'utf8'));
  const changed =
    `The fields of '${name}' are not those of its version ${version}: raise the version in projector/projections/${name}.projection.ts, ` +
    `write them to query-api/contract/history/${fileOf(name, version + 1)}, and leave ${fileOf(name, version)} as it is.`;
  expect([...model.fields], changed).toEqual(kept);
});
