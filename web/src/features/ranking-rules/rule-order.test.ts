import { describe, expect, it } from 'vitest';
import { chosenOf, movedBy, withName } from './rule-order.ts';

describe('the order of the tie-breakers', () => {
  it('is that before the name, which comes last', () => {
    expect(chosenOf(['headToHead', 'wins', 'name'])).toEqual(['headToHead', 'wins']);
    expect(chosenOf(['headToHead', 'name', 'wins'])).toEqual(['headToHead']);
    expect(chosenOf(['wins'])).toEqual(['wins']);
    expect(withName(chosenOf(['name']))).toEqual(['name']);
  });

  it('changes by a place, and not beyond its ends', () => {
    expect(movedBy(['goalsFor', 'wins', 'headToHead'], 'headToHead', -1)).toEqual(['goalsFor', 'headToHead', 'wins']);
    expect(movedBy(['goalsFor', 'wins'], 'goalsFor', 1)).toEqual(['wins', 'goalsFor']);
    expect(movedBy(['goalsFor', 'wins'], 'goalsFor', -1)).toEqual(['goalsFor', 'wins']);
    expect(movedBy(['goalsFor', 'wins'], 'wins', 1)).toEqual(['goalsFor', 'wins']);
    expect(movedBy(['goalsFor'], 'wins', 1)).toEqual(['goalsFor']);
  });
});
