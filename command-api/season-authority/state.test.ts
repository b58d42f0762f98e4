import { fixture, numberedId } from '@league/events/testing/sample-events.ts';
import { expect, it } from 'vitest';
import { added, away, home, planned } from '../testing/season-words.ts';
import { evolve, initialState, knownMatch } from './state.ts';

it('an act on a season copies no match of the seasons before it', () => {
  const first = evolve({ ...initialState(), current: 1 }, { ...added(), position: 1n });
  const next = { ...first, current: 2 };
  const match = fixture({ matchId: numberedId(9), week: 1, home, away });
  const after = evolve(next, { type: 'MatchAdded', data: { season: 2, match }, position: 2n });
  expect(after.matches.get(1)).toBe(first.matches.get(1));
  expect(knownMatch(after, planned.matchId)).toMatchObject({ season: 1, deleted: false });
  expect(knownMatch(after, match.matchId)).toMatchObject({ season: 2, deleted: false });
});
