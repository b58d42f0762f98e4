import {
  type Arbitrary,
  assert,
  boolean,
  constantFrom,
  infiniteStream,
  nat,
  option,
  property,
  record,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownLineOf } from '../../testing/line-of.ts';
import { planned as scheduled } from '../../testing/planned-result.ts';
import { type Choices, merge, sameResult, settle, type Unit, unsettled } from './merge.ts';
import { cardFields, type KnownResult } from './result-form.ts';

const finished = (homeScore: number, awayScore: number, more: Partial<KnownResult> = {}): KnownResult => ({
  ...scheduled,
  status: 'finished',
  homeScore,
  awayScore,
  resultRevision: 1,
  ...more,
});
const walkover = (walkoverWinner: 'home' | 'away', more: Partial<KnownResult> = {}): KnownResult =>
  finished(walkoverWinner === 'home' ? 3 : 0, walkoverWinner === 'away' ? 3 : 0, {
    isWalkover: true,
    walkoverWinner,
    ...more,
  });

/** Each difference as the tests write it: "score choice". */
const merged = (base: KnownResult, mine: KnownResult, theirs: KnownResult): string[] =>
  merge(base, mine, theirs).map(({ unit, taken }) => `${unit} ${taken}`);

describe('what only one side changed', () => {
  it('is taken from that side', () => {
    const base = finished(2, 1, { homeYellowCards: 1 });
    const mine = { ...base, homeYellowCards: 2 };
    const theirs = { ...base, homeScore: 3, awayRedCards: 1 };
    expect(merged(base, mine, theirs)).toEqual(['score theirs', 'homeYellowCards mine', 'awayRedCards theirs']);
    const differences = merge(base, mine, theirs);
    expect(unsettled(differences, {})).toEqual([]);
    expect(settle(mine, theirs, differences, {})).toEqual({
      ...base,
      homeScore: 3,
      homeYellowCards: 2,
      awayRedCards: 1,
    });
  });

  it('is all of it where I typed a reason only, or they came back to where I began', () => {
    const base = finished(2, 1);
    expect(merged(base, base, finished(3, 1))).toEqual(['score theirs']);
    expect(merged(base, finished(3, 1), { ...base, resultRevision: 3 })).toEqual(['score mine']);
  });

  it('is taken when it takes a card total back', () => {
    const base = finished(2, 1, { homeRedCards: 1 });
    expect(merged(base, { ...base, homeRedCards: null }, finished(2, 2, { homeRedCards: 1 }))).toEqual([
      'score theirs',
      'homeRedCards mine',
    ]);
  });
});

describe('what both changed', () => {
  it('has to be chosen', () => {
    const base = finished(4, 2);
    expect(merged(base, finished(6, 2), finished(5, 2))).toEqual(['score choice']);
    expect(merged(scheduled, finished(3, 1), finished(2, 1))).toEqual(['score choice']);
  });

  it('needs no choice where both say the same', () => {
    expect(merged(scheduled, finished(3, 1), finished(3, 1, { resultRevision: 7 }))).toEqual([]);
    expect(sameResult(finished(3, 1), finished(3, 1, { resultRevision: 7 }))).toBe(true);
  });

  it('keeps a score whole: half of one and half of the other is nobody’s', () => {
    const base = finished(1, 1);
    const [mine, theirs] = [finished(2, 1), finished(1, 2)];
    expect(merged(base, mine, theirs)).toEqual(['score choice']);
    const differences = merge(base, mine, theirs);
    expect(settle(mine, theirs, differences, { score: 'mine' })).toMatchObject({ homeScore: 2, awayScore: 1 });
    expect(settle(mine, theirs, differences, { score: 'theirs' })).toMatchObject({ homeScore: 1, awayScore: 2 });
  });

  it('keeps a walkover with its winner and its score', () => {
    const base = finished(1, 1);
    expect(merged(base, walkover('home'), finished(3, 0))).toEqual(['score choice']);
    expect(merged(base, walkover('home'), walkover('away'))).toEqual(['score choice']);
    expect(merged(base, walkover('home'), { ...base, homeRedCards: 1 })).toEqual(['score mine', 'homeRedCards theirs']);
    const differences = merge(base, walkover('home'), finished(3, 0));
    expect(settle(walkover('home'), finished(3, 0), differences, { score: 'theirs' })).toEqual(finished(3, 0));
  });
});

describe('lines', () => {
  const base = finished(3, 1, { playerStats: [knownLineOf('a', { goals: 1 }), knownLineOf('b')] });
  const lines = (...playerStats: readonly ReturnType<typeof knownLineOf>[]): KnownResult => ({
    ...base,
    playerStats: [...playerStats],
  });

  it('are merged one by one: changed, added and removed', () => {
    const mine = lines(knownLineOf('a', { goals: 2 }), knownLineOf('b'), knownLineOf('c'));
    const theirs = lines(knownLineOf('a', { goals: 1 }), knownLineOf('d'));
    const differences = merge(base, mine, theirs);
    expect(merged(base, mine, theirs)).toEqual(['line:a mine', 'line:b theirs', 'line:c mine', 'line:d theirs']);
    expect(settle(mine, theirs, differences, {}).playerStats.map(({ player, goals }) => [player, goals])).toEqual([
      ['a', 2],
      ['d', 0],
      ['c', 0],
    ]);
  });

  it('are chosen one by one where both changed them', () => {
    const mine = lines(knownLineOf('a', { goals: 2 }), knownLineOf('b', { saves: 1 }));
    const theirs = lines(knownLineOf('b', { saves: 2 }));
    const differences = merge(base, mine, theirs);
    expect(merged(base, mine, theirs)).toEqual(['line:a choice', 'line:b choice']);
    const settled = settle(mine, theirs, differences, { 'line:a': 'mine', 'line:b': 'theirs' });
    expect(settled.playerStats).toEqual([knownLineOf('b', { saves: 2 }), knownLineOf('a', { goals: 2 })]);
  });

  it('go with the score where one side is a walkover, which has none', () => {
    const mine = lines(knownLineOf('a', { goals: 2 }));
    const theirs = walkover('away', { resultRevision: 2 });
    const differences = merge(base, mine, theirs);
    expect(merged(base, mine, theirs)).toEqual(['score theirs']);
    expect(settle(mine, theirs, differences, {})).toEqual(theirs);
    expect(settle(theirs, mine, merge(base, theirs, mine), { score: 'mine' }).playerStats).toEqual([]);
  });

  it('of a line-up and incidents are chosen as whole lists; numbers that the server gives are no change', () => {
    const place = { player: 'a', position: 'Stoper', jerseyNumber: 4 };
    const mine = { ...base, homeLineup: [{ ...place, jerseyNumber: null }] };
    expect(merged(base, mine, { ...base, homeLineup: [place] })).toEqual([]);
    const other = { ...base, homeLineup: [{ ...place, player: 'b' }] };
    expect(merged(base, mine, other)).toEqual(['homeLineup choice']);
    const incident = { type: 'goal', minute: 9, description: '', player: null };
    expect(merged(base, mine, { ...base, incidents: [incident] })).toEqual(['homeLineup mine', 'incidents theirs']);
  });
});

describe('the status', () => {
  it('is never put on a result that it does not belong to: the whole is chosen', () => {
    const base = finished(3, 1, { homeYellowCards: 1 });
    const annulled: KnownResult = { ...scheduled, resultRevision: 2 };
    const corrected = { ...base, homeYellowCards: 2, resultRevision: 2 };
    expect(merged(base, annulled, corrected)).toEqual(['result choice']);
    expect(merged(base, corrected, annulled)).toEqual(['result choice']);
    const differences = merge(base, corrected, annulled);
    expect(settle(corrected, annulled, differences, { result: 'mine' })).toEqual(corrected);
    expect(settle(corrected, annulled, differences, { result: 'theirs' })).toEqual(annulled);
  });

  it('takes the whole of the only side that changed anything', () => {
    const base = finished(3, 1);
    expect(merged(base, base, { ...scheduled, resultRevision: 2 })).toEqual(['result theirs']);
    expect(merged(base, scheduled, { ...base, resultRevision: 3 })).toEqual(['result mine']);
  });

  it('makes a provisional score that I left as it stood my own result', () => {
    const live: KnownResult = { ...scheduled, status: 'live', homeScore: 1, awayScore: 0 };
    expect(merged(live, finished(1, 0), finished(2, 0))).toEqual(['score choice']);
    expect(merged(live, finished(1, 0, { homeRedCards: 1 }), finished(1, 0))).toEqual(['homeRedCards mine']);
  });
});

const count = nat({ max: 3 });
const card = option(count);
const anyResult: Arbitrary<KnownResult> = record({
  status: constantFrom('scheduled' as const, 'live' as const, 'finished' as const, 'cancelled' as const),
  score: tuple(count, count),
  scored: boolean(),
  winner: option(constantFrom('home' as const, 'away' as const)),
  cards: tuple(card, card, card, card),
  resultRevision: nat({ max: 9 }),
}).map(({ status, score: [homeScore, awayScore], scored, winner, cards, resultRevision }): KnownResult => {
  if (status === 'live') {
    return { ...scheduled, status, resultRevision, ...(scored && { homeScore, awayScore }) };
  }
  if (status !== 'finished') return { ...scheduled, status, resultRevision };
  const [homeYellowCards, awayYellowCards, homeRedCards, awayRedCards] = cards;
  const all = { homeYellowCards, awayYellowCards, homeRedCards, awayRedCards, resultRevision };
  return winner === null ? finished(homeScore, awayScore, all) : walkover(winner, all);
});

const isWhole = ({ status, homeScore, awayScore, isWalkover, walkoverWinner, ...rest }: KnownResult): boolean => {
  if ((homeScore === null) !== (awayScore === null)) return false;
  if (isWalkover !== (walkoverWinner !== null)) return false;
  if (isWalkover && Math.abs((homeScore ?? 0) - (awayScore ?? 0)) !== 3) return false;
  const bare = cardFields.every((field) => rest[field] === null);
  if (status === 'finished') return homeScore !== null;
  return bare && !isWalkover && (status === 'live' || homeScore === null);
};

describe('whatever three results meet', () => {
  const three = [anyResult, anyResult, anyResult] as const;
  const allOf = (units: readonly Unit[], side: 'mine' | 'theirs'): Choices =>
    Object.fromEntries(units.map((unit) => [unit, side]));

  it('the outcome is a result that could have been entered, whatever is chosen', () => {
    const sides = infiniteStream(constantFrom('mine' as const, 'theirs' as const));
    assert(
      property(...three, sides, (base, mine, theirs, side) => {
        const differences = merge(base, mine, theirs);
        const choices: Choices = Object.fromEntries(
          unsettled(differences, {}).map((unit) => [unit, side.next().value ?? 'mine']),
        );
        const outcome = settle(mine, theirs, differences, choices);
        expect(unsettled(differences, choices)).toEqual([]);
        expect(isWhole(outcome)).toBe(true);
        expect(outcome.resultRevision).toBe(theirs.resultRevision);
      }),
    );
  });

  it('nothing of mine gets lost unseen: what I changed and they did too is asked, or the same', () => {
    assert(
      property(...three, (base, mine, theirs) => {
        const differences = merge(base, mine, theirs);
        const all = differences.map(({ unit }) => unit);
        expect(sameResult(settle(mine, theirs, differences, {}), theirs)).toBe(
          differences.every(({ taken }) => taken !== 'mine'),
        );
        const asked = differences.map(({ unit }) => ({ unit, taken: 'choice' as const }));
        expect(sameResult(settle(mine, theirs, asked, allOf(all, 'mine')), mine)).toBe(true);
        expect(sameResult(settle(mine, theirs, asked, allOf(all, 'theirs')), theirs)).toBe(true);
      }),
    );
  });

  it('it is the same from the other side of the table', () => {
    const mirrored = { mine: 'theirs', theirs: 'mine', choice: 'choice' } as const;
    assert(
      property(...three, (base, mine, theirs) => {
        const from = merge(base, mine, theirs);
        expect(merge(base, theirs, mine)).toEqual(from.map(({ unit, taken }) => ({ unit, taken: mirrored[taken] })));
      }),
    );
  });
});
