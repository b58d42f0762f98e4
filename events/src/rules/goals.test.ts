import { describe, expect, it } from 'vitest';
import { sideThatScored } from './goals.ts';

describe('the side that scored between two running scores', () => {
  it.each([
    ['no score', null, '1-0', 'home'],
    ['a goal of the away side', '1-0', '1-1', 'away'],
    ['two goals at once of one side', '1-1', '3-1', 'home'],
    ['the same score', '1-1', '1-1', null],
    ['goals of both sides at once', '0-0', '1-1', null],
    ['a goal that was taken back', '2-1', '1-1', null],
    ['a goal that went over to the other side', '1-0', '0-1', null],
  ] as const)('%s', (_name, before, after, side) => {
    const score = (text: string) => ({ home: Number(text[0]), away: Number(text[2]) });
    expect(sideThatScored(before === null ? null : score(before), score(after))).toBe(side);
  });
});
