import { describe, expect, it } from 'vitest';
import { placesOf } from './lineup-places.ts';
import { positionOf } from './position.ts';

const entry = (key: string, position: string) => ({ key, name: key, position, number: 1 });
const spots = (entries: readonly ReturnType<typeof entry>[], side: 'home' | 'away') =>
  placesOf(entries, side).placed.map(({ entry: { key }, x, y }) => [key, x, y]);

describe('a line-up on the pitch', () => {
  it('has the home side in the upper half and the away side mirrored top to bottom only', () => {
    const entries = [entry('keeper', 'Kaleci'), entry('left', 'Sol Forvet')];
    expect(spots(entries, 'home')).toEqual([
      ['keeper', 50, 5],
      ['left', 33, 42],
    ]);
    expect(spots(entries, 'away')).toEqual([
      ['keeper', 50, 95],
      ['left', 33, 58],
    ]);
  });

  it('puts two of one position beside each other, inside the pitch', () => {
    expect(spots([entry('a', 'Stoper'), entry('b', 'Stoper')], 'home')).toEqual([
      ['a', 39, 16],
      ['b', 61, 16],
    ]);
    expect(spots([entry('a', 'Sol Bek'), entry('b', 'Sol Bek')], 'home').map(([, x]) => x)).toEqual([9, 27]);
  });

  it('leaves out of the drawing who has no place in it', () => {
    const entries = [entry('wing', 'Sol Kanat'), entry('any', 'Defans'), entry('odd', 'Libero')];
    expect(placesOf(entries, 'home')).toEqual({ placed: [], others: entries });
  });
});

describe('a position', () => {
  it.each([
    ['Sağ Orta Saha', 'SĞO'],
    ['KALECİ', 'KL'],
    ['goalkeeper', 'KL'],
    ['Midfielder', 'ORT'],
    ['sğf', 'SĞF'],
  ])('is found by %j', (word, code) => {
    expect(positionOf(word)?.code).toBe(code);
  });

  it.each(['', 'Libero'])('is none by %j', (word) => {
    expect(positionOf(word)).toBeNull();
  });
});
