import { formatPosition } from '@league/events/envelope.ts';
import { describe, expect, it } from 'vitest';
import type { ResultVersion, ResultVersionsDocument } from '../contract/result-versions.ts';
import { ALL_KNOWN, knownResults, knownUpTo } from './known-results.ts';

const PLAYED = '2026-09-04T18:00:00.000Z';

/** A version at a position, recorded at a minute past nine. */
const at = (position: number, minute: number, score: string, more: Partial<ResultVersion> = {}): ResultVersion => {
  const [home = 0, away = 0] = score.split('-').map(Number);
  return {
    position: formatPosition(BigInt(position)),
    recordedAt: `2026-09-05T09:${String(minute).padStart(2, '0')}:00.000Z`,
    kind: 'entered',
    score: score === '–' ? null : { home, away },
    playedAt: PLAYED,
    ...more,
  };
};

const week = (matches: Readonly<Record<string, readonly ResultVersion[]>>, number = 1): ResultVersionsDocument => ({
  season: 1,
  week: number,
  matches: Object.fromEntries(
    Object.entries(matches).map(([id, versions]) => [id, { home: 'a', away: 'b', versions: [...versions] }]),
  ),
});

const scores = (weeks: readonly ResultVersionsDocument[], position: string): string[] =>
  knownResults(weeks, position).map(({ matchId, homeScore, awayScore }) => `${matchId} ${homeScore}-${awayScore}`);
const minute = (number: number): string => `2026-09-05T09:${String(number).padStart(2, '0')}:00Z`;

describe('what was known', () => {
  const weeks = [
    week({ one: [at(1, 1, '2-1'), at(3, 3, '2-2', { kind: 'corrected' })], two: [at(2, 2, '0-0')] }),
    week({ three: [at(4, 4, '1-0'), at(5, 5, '–', { kind: 'deleted' })] }, 2),
  ];

  it.each([
    [0, []],
    [1, ['one 2-1']],
    [2, ['one 2-1', 'two 0-0']],
    [3, ['one 2-2', 'two 0-0']],
    [4, ['one 2-2', 'two 0-0', 'three 1-0']],
    [5, ['one 2-2', 'two 0-0']],
    [59, ['one 2-2', 'two 0-0']],
  ])('at minute %i', (known, expected) => {
    expect(scores(weeks, knownUpTo(weeks, minute(known)))).toEqual(expected);
  });

  it('at any time is all in the end', () => {
    expect(scores(weeks, ALL_KNOWN)).toEqual(scores(weeks, knownUpTo(weeks, minute(59))));
  });

  it('goes by the log and not by the clock: what stands before something known was known', () => {
    const jumped = [week({ one: [at(1, 30, '9-9')], two: [at(2, 2, '0-0')], three: [at(3, 40, '1-0')] })];
    expect(scores(jumped, knownUpTo(jumped, minute(2)))).toEqual(['one 9-9', 'two 0-0']);
    expect(scores(jumped, knownUpTo(jumped, minute(1)))).toEqual([]);
  });

  it('counts a match for the sides, and at the time, of that version', () => {
    const moved = '2026-09-06T18:00:00.000Z';
    const sides = { home: 'b', away: 'a' };
    const one = [at(1, 1, '2-1'), at(2, 2, '–', { kind: 'annulled' }), at(3, 3, '1-0', { sides, playedAt: moved })];
    expect(knownResults([week({ one })], ALL_KNOWN)).toEqual([
      { matchId: 'one', week: 1, home: 'b', away: 'a', homeScore: 1, awayScore: 0, playedAt: moved },
    ]);
    expect(knownResults([week({ one })], formatPosition(1n))).toMatchObject([{ home: 'a', playedAt: PLAYED }]);
  });
});
