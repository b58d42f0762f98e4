import { describe, expect, it } from 'vitest';
import { handedOut } from './kick-offs.ts';

describe('the kick-offs of a match night', () => {
  it.each([
    [['20:00'], 3, ['20:00', '20:00', '20:00']],
    [['20:00', '21:00'], 4, ['20:00', '20:00', '21:00', '21:00']],
    [['20:00', '21:00'], 5, ['20:00', '20:00', '20:00', '21:00', '21:00']],
    [['20:00', '21:00', '22:00'], 2, ['20:00', '21:00']],
    [[], 2, [undefined, undefined]],
  ])('%j are handed out to %i matches in their order, evenly', (kickOffs, matches, expected) => {
    expect(handedOut(kickOffs, matches)).toEqual(expected);
  });
});
