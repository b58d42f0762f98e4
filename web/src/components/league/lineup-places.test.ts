import { describe, expect, it } from 'vitest';
import { placesOf } from './lineup-places.ts';
import { positionOf } from './position.ts';

const entry = (key: string, position: string) => ({ key, name: key, position, number: 1, goals: 0 });

describe('a line-up on the pitch', () => {
  it.each(['Kaleci', 'Sağ Bek', 'Sol Kanat', 'Forvet', 'Defans', 'DEF', 'Goalkeeper'])(
    'has a place for %s',
    (position) => {
      expect(placesOf([entry('a', position)])).toMatchObject({
        placed: [{ code: positionOf(position)?.code }],
        others: [],
      });
    },
  );

  it('leaves out a second player of a position, and who plays in none that is known', () => {
    const [first, second, odd] = [entry('a', 'Stoper'), entry('b', 'Stoper'), entry('c', 'Libero')];
    expect(placesOf([first, second, odd])).toEqual({ placed: [{ entry: first, code: 'STP' }], others: [second, odd] });
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
