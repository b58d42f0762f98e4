import { expect, it } from 'vitest';
import { createKeptReads } from './kept-reads.ts';

const LARGE = 1024 * 1024;
const version = (changed: bigint, generation = 'seasons.1') => ({ generation, changed });
const documents = (name: string) => [{ name }];

it('a large read is kept until its read model moves, or another generation serves', () => {
  const reads = createKeptReads();
  reads.keep('seasons', version(4n), documents('a'), LARGE);
  expect(reads.find('seasons', version(4n))).toEqual(documents('a'));
  expect(reads.find('seasons', version(4n))).toEqual(documents('a'));
  expect(reads.find('standings', version(4n))).toBeUndefined();
  expect(reads.find('seasons', version(5n))).toBeUndefined();
  reads.keep('seasons', version(5n), documents('b'), LARGE);
  expect(reads.find('seasons', version(5n, 'seasons.2'))).toBeUndefined();
});

it('a newer read takes the place of the one before', () => {
  const reads = createKeptReads();
  for (let changed = 1n; changed < 20n; changed += 1n) {
    reads.keep('seasons', version(changed), documents(String(changed)), LARGE);
  }
  reads.keep('standings', version(1n), documents('s'), LARGE);
  expect(reads.find('seasons', version(19n))).toEqual(documents('19'));
  expect(reads.find('standings', version(1n))).toEqual(documents('s'));
});

it('the longest unused goes first where there is too much', () => {
  const reads = createKeptReads();
  for (const name of ['a', 'b', 'c', 'd']) reads.keep(name, version(1n), documents(name), LARGE);
  reads.find('a', version(1n));
  reads.keep('e', version(1n), documents('e'), LARGE);
  expect(['a', 'b', 'c', 'd', 'e'].filter((name) => reads.find(name, version(1n)) !== undefined)).toEqual([
    'a',
    'c',
    'd',
    'e',
  ]);
});

it.each([
  ['small', 1_000],
  ['larger than all that may be kept', 5 * LARGE],
])('what is %s is not kept', (_, characters) => {
  const reads = createKeptReads();
  reads.keep('seasons', version(1n), documents('a'), characters);
  expect(reads.find('seasons', version(1n))).toBeUndefined();
});
