import { assert, array, property, uuid } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Crest,
  CREST_COLOURS,
  CREST_PAIRS,
  CREST_PATTERNS,
  crestFor,
  crestOfWord,
  crestsOf,
  crestWord,
  kitOf,
  wornIn,
} from './crest.ts';

/** The crests of a league whose teams were created with these ids, one after the other. */
const league = (ids: readonly string[]): readonly Crest[] =>
  ids.reduce<readonly Crest[]>((worn, id) => [...worn, crestFor(id, worn)], []);

const pairOf = ({ primary, secondary }: Crest): string => [primary, secondary].toSorted().join(' ');

describe('the pairs of colours', () => {
  it('are twenty, no two alike even when turned round', () => {
    const pairs = CREST_PAIRS.map((pair) => pair.toSorted().join(' '));
    expect([pairs.length, new Set(pairs).size]).toEqual([20, 20]);
  });
});

describe('the crest of a new team', () => {
  it('does not change for the same id in the same league', () => {
    const worn = league(['a', 'b', 'c']);
    expect(crestFor('d', worn)).toEqual(crestFor('d', [...worn]));
  });

  it('has a pair of its own among the first twenty teams, and no pattern beside white twice', () => {
    const ids = array(uuid(), { minLength: 20, maxLength: 20 });
    assert(
      property(ids, (twenty) => {
        const crests = league(twenty);
        expect(new Set(crests.map(pairOf)).size).toBe(20);
        const whites = crests.filter((crest) => pairOf(crest).includes('white')).map(({ pattern }) => pattern);
        expect(new Set(whites).size).toBe(whites.length);
      }),
      { numRuns: 300 },
    );
  });

  it('is worn by nobody else among the first 160 teams', () => {
    const crests = league(Array.from({ length: 160 }, (_, index) => `team ${index}`));
    expect(new Set(crests.map(crestWord)).size).toBe(160);
  });

  it('takes the pair that the fewest wear, whichever of its colours comes first', () => {
    const worn = CREST_PAIRS.slice(1).map(
      ([primary, secondary]): Crest => ({ primary: secondary, secondary: primary, pattern: 'plain' }),
    );
    expect(crestFor('any', worn)).toMatchObject({ primary: 'red', secondary: 'white' });
  });
});

describe('the word of a crest', () => {
  const all = CREST_COLOURS.flatMap((primary) =>
    CREST_COLOURS.filter((colour) => colour !== primary).flatMap((secondary) =>
      CREST_PATTERNS.map((pattern): Crest => ({ primary, secondary, pattern })),
    ),
  );

  it('stands for one crest', () => {
    expect(all.map((crest) => crestOfWord(crestWord(crest)))).toEqual(all);
  });

  it.each([
    '',
    'red',
    'red-white',
    'red-red-plain',
    'red-pink-plain',
    'red-white-dots',
    'red-white-plain-x',
    'RED-white-plain',
  ])('is not "%s"', (text) => {
    expect(crestOfWord(text)).toBeUndefined();
  });
});

describe('the crests of a league', () => {
  it('are the chosen ones; older teams wear what the rule would have chosen for them, in the order of creation', () => {
    const ids = Array.from({ length: 30 }, (_, index) => `team ${index}`);
    const older = ids.map((id) => ({ id, crest: null }));
    expect([...crestsOf(older).values()]).toEqual(league(ids));
    const chosen = { id: 'new', crest: 'navy-yellow-sash' };
    const sash: Crest = { primary: 'navy', secondary: 'yellow', pattern: 'sash' };
    expect([...crestsOf([...older, chosen])]).toEqual([...crestsOf(older), ['new', sash]]);
  });

  it('go on without a word that they do not know', () => {
    expect([...crestsOf([{ id: 'a', crest: 'pink-grey-dots' }])]).toEqual([['a', crestFor('a', [])]]);
  });
});

describe('what is worn', () => {
  const plain = ([primary, secondary]: (typeof CREST_PAIRS)[number]): Crest => ({
    primary,
    secondary,
    pattern: 'plain',
  });

  it('is the primary with the secondary as trim, turned round where the primary is white', () => {
    expect(kitOf({ primary: 'navy', secondary: 'yellow', pattern: 'sash' })).toEqual({
      ground: 'navy',
      trim: 'yellow',
    });
    expect(kitOf({ primary: 'white', secondary: 'navy', pattern: 'sash' })).toEqual({ ground: 'navy', trim: 'white' });
  });

  it('has different grounds in each of the 380 pairings of the twenty pairs', () => {
    const pairings = CREST_PAIRS.flatMap((home) =>
      CREST_PAIRS.filter((away) => away !== home).map((away) => wornIn(plain(home), plain(away))),
    );
    expect(pairings).toHaveLength(380);
    expect(pairings.filter(({ home, away }) => home.ground === away.ground)).toEqual([]);
  });

  it.each([
    ['nobody', ['red', 'white'], ['green', 'white'], 'red', 'green'],
    ['the away side', ['red', 'white'], ['red', 'black'], 'red', 'black'],
    ['the home side', ['navy', 'yellow'], ['black', 'blue'], 'yellow', 'black'],
    ['both sides', ['red', 'violet'], ['claret', 'orange'], 'violet', 'orange'],
  ] as const)('is turned round by %s where that is enough', (_, home, away, atHome, visiting) => {
    const worn = wornIn(plain(home), plain(away));
    expect([worn.home.ground, worn.away.ground]).toEqual([atHome, visiting]);
  });
});
