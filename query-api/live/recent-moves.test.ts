import { describe, expect, it } from 'vitest';
import { merged, type MovedModels, noneMoved, withMoved } from './moved-models.ts';
import { createRecentMoves } from './recent-moves.ts';

const moved = (model: string, ...keys: string[]): MovedModels => withMoved(noneMoved, model, keys);

/** Moves 1 to `count`, each of another team. */
const after = (count: number, kept?: number) => {
  const recent = createRecentMoves('b', kept);
  const ids = [recent.latest()];
  for (let number = 1; number <= count; number += 1) {
    ids.push(recent.add(BigInt(number), moved('teams', `${number}`)).id);
  }
  return { recent, ids, missed: (id = '') => [...(recent.since(id)?.get('teams') ?? [])] };
};

describe('the moves since an id', () => {
  it('are all behind it, and none for the newest', () => {
    const { recent, ids, missed } = after(3);
    expect(ids.map((id) => missed(id))).toEqual([['1', '2', '3'], ['2', '3'], ['3'], []]);
    expect(recent.latest()).toBe(ids.at(-1));
    expect(recent.since(ids.at(-1) ?? '')).toEqual(noneMoved);
  });

  it('are unknown when one of them is forgotten', () => {
    const { recent, ids, missed } = after(5, 3);
    expect(ids.map((id) => recent.since(id) !== undefined)).toEqual([false, false, true, true, true, true]);
    expect(missed(ids[2])).toEqual(['3', '4', '5']);
  });

  it('are known of 500 unless told', () => {
    const { recent, ids } = after(501);
    expect([recent.since(ids[0] ?? ''), recent.since(ids[1] ?? '')?.get('teams')]).toEqual([undefined, null]);
  });

  it.each(['', 'b', 'b.', 'b.4', 'b.-1', 'b.01', 'b.1.', 'b.1e0', 'c.1', 'B.1', ' b.1', 'b.1 ', 'b.NaN', 'xb.1'])(
    'are unknown for %j',
    (id) => {
      expect(after(3).recent.since(id)).toBeUndefined();
    },
  );
});

describe('what moved', () => {
  it('is merged by read model and document', () => {
    expect(merged(moved('teams', 'a', 'b'), moved('teams', 'b', 'c'))).toEqual(moved('teams', 'a', 'b', 'c'));
    expect(merged(moved('teams', 'a'), moved('matches', 'm'))).toEqual(
      new Map([
        ['teams', new Set(['a'])],
        ['matches', new Set(['m'])],
      ]),
    );
  });

  it('stays the whole read model, whatever comes to it', () => {
    const whole = withMoved(noneMoved, 'teams', null);
    expect(merged(whole, moved('teams', 'a')).get('teams')).toBeNull();
    expect(merged(moved('teams', 'a'), whole).get('teams')).toBeNull();
  });

  it('changes nothing of what it was made from', () => {
    const [one, other] = [moved('teams', 'a'), moved('teams', 'b')];
    merged(one, other);
    expect([one, other]).toEqual([moved('teams', 'a'), moved('teams', 'b')]);
  });
});
