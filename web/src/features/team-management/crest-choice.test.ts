import { type Crest, CREST_PATTERNS, crestWord } from '@league/query-api/contract/crest.ts';
import { describe, expect, it } from 'vitest';
import { freeCrest, recoloured, wearerOf, wearersOfPair, wornByOthers } from './crest-choice.ts';

const striped: Crest = { primary: 'red', secondary: 'white', pattern: 'stripes' };
const kartal = { _id: '1', name: 'Kartal', crest: 'red-white-stripes' };
const moda = { _id: '2', name: 'Moda', crest: 'white-red-hoops' };
const worn = wornByOthers([kartal, moda]);

describe('what other teams wear', () => {
  it('is known by crest and by pair of colours, whichever comes first', () => {
    expect(wearerOf(striped, worn)).toBe('Kartal');
    expect(wearerOf({ ...striped, pattern: 'sash' }, worn)).toBeUndefined();
    expect(wearersOfPair(striped, worn)).toEqual(['Kartal', 'Moda']);
    expect(wearersOfPair({ primary: 'red', secondary: 'black' }, worn)).toEqual([]);
  });

  it('leaves out what the team itself wears', () => {
    expect(wearerOf(striped, wornByOthers([kartal, moda], '1'))).toBeUndefined();
  });

  it('leaves a choice to begin with', () => {
    expect(wearersOfPair(freeCrest(worn), worn)).toEqual([]);
  });
});

describe('another colour', () => {
  it('takes its place', () => {
    expect(recoloured(striped, 'secondary', 'black', worn)).toEqual({ ...striped, secondary: 'black' });
  });

  it('turns the two round where it is the other one', () => {
    const turned = { primary: 'white', secondary: 'red', pattern: 'stripes' };
    expect(recoloured(striped, 'primary', 'white', worn)).toEqual(turned);
    expect(recoloured(striped, 'secondary', 'red', worn)).toEqual(turned);
  });

  it('brings a free pattern, where another team wears the crest', () => {
    const black: Crest = { primary: 'red', secondary: 'black', pattern: 'stripes' };
    expect(recoloured(black, 'secondary', 'white', worn)).toEqual({ ...striped, pattern: 'halves' });
  });

  it('cannot be had where other teams wear all of its patterns', () => {
    const all = CREST_PATTERNS.map((pattern, at) => ({
      _id: `${at}`,
      name: `Takım ${at}`,
      crest: crestWord({ ...striped, pattern }),
    }));
    const black: Crest = { ...striped, secondary: 'black' };
    expect(recoloured(black, 'secondary', 'white', wornByOthers(all))).toBeUndefined();
  });
});
