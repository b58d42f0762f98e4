import { evolveSeasonActs, isVoid, noSeasonActs } from '@league/events/rules/season-acts.ts';
import {
  fixturesRestored,
  freshId,
  matchesDeleted,
  matchResultEntered,
  restoredMatch,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { parseSeasonActs, writeSeasonActs } from './season-acts-text.ts';

const matchId = freshId();
const result = (position: bigint) => ({ ...matchResultEntered({ matchId }), position });

describe('season acts in a checkpoint', () => {
  it('are read as they were written', () => {
    const acts = [
      { ...matchesDeleted({ matches: [{ matchId, week: 1 }] }), position: 10n },
      { ...fixturesRestored({ matches: [restoredMatch({ matchId })] }), position: 20n },
    ].reduce(evolveSeasonActs, noSeasonActs);
    const read = parseSeasonActs(writeSeasonActs(acts));
    expect(read).toEqual(acts);
    expect([9n, 15n, 25n].map((position) => isVoid(read, result(position)))).toEqual([false, true, false]);
  });

  it('are read as well where they were written before matches were restored', () => {
    const text = JSON.stringify({ closed: {}, deleted: { [matchId]: '00000000000000000010' } });
    const before = parseSeasonActs(text);
    expect([9n, 15n].map((position) => isVoid(before, result(position)))).toEqual([false, true]);
    const restored = { ...fixturesRestored({ matches: [restoredMatch({ matchId })] }), position: 20n };
    const after = evolveSeasonActs(before, restored);
    expect([9n, 15n, 25n].map((position) => isVoid(after, result(position)))).toEqual([false, true, false]);
    expect(isVoid(before, { ...matchResultEntered(), position: 5n })).toBe(false);
  });

  it('are none before any event', () => {
    expect(parseSeasonActs('')).toBe(noSeasonActs);
  });
});
