import { describe, expect, it } from 'vitest';
import { createFreshness } from './freshness.ts';

describe('the newest position this tab knows of', () => {
  it('keeps the higher of two, beyond what Number holds exactly', () => {
    const freshness = createFreshness();
    expect(freshness.known()).toBeNull();
    freshness.note('9007199254740993');
    freshness.note('9007199254740992');
    expect(freshness.known()).toBe('9007199254740993');
  });

  it.each(['', '-1', '1.5', 'abc'])('passes over what is no position: %j', (text) => {
    const freshness = createFreshness();
    freshness.note(text);
    expect(freshness.known()).toBeNull();
  });

  it('is forgotten when a restored server begins anew', () => {
    const freshness = createFreshness();
    freshness.note('42');
    freshness.restart();
    freshness.note('7');
    expect(freshness.known()).toBe('7');
  });
});
