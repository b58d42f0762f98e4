import { describe, expect, it } from 'vitest';
import { follow, hasMoved } from './standing.ts';

const seen = { matchId: 'm', person: 'hakan', listed: 'hakan' };
/** The admin has saved another referee, and the list does not know it yet. */
const saved = { matchId: 'm', person: 'mert', listed: 'hakan' };

describe('the standing that the admin knows', () => {
  it('begins with what the list says of a match', () => {
    expect(follow(seen, 'other', null, true)).toEqual({ matchId: 'other', person: null, listed: null });
  });

  it('stays while the list stays', () => {
    expect(follow(saved, 'm', 'hakan', false)).toBe(saved);
    expect(hasMoved(saved, 'hakan')).toBe(false);
  });

  it('is confirmed when the list has the own save', () => {
    expect(follow(saved, 'm', 'mert', true)).toEqual({ matchId: 'm', person: 'mert', listed: 'mert' });
  });

  it('follows another admin where no choice is unsaved', () => {
    expect(follow(seen, 'm', 'ada', false)).toEqual({ matchId: 'm', person: 'ada', listed: 'ada' });
  });

  it('stays behind another admin under an unsaved choice', () => {
    expect(follow(seen, 'm', null, true)).toBe(seen);
    expect(hasMoved(seen, null)).toBe(true);
  });
});
