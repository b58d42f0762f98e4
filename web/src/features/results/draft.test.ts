import { describe, expect, it } from 'vitest';
import { planned } from '../../testing/planned-result.ts';
import { createDrafts, type Draft, dropOldDrafts, startWith } from './draft.ts';
import { emptyLine } from './list-form.ts';
import { formOf, type KnownResult } from './result-form.ts';

const recorded: KnownResult = { ...planned, status: 'finished', homeScore: 4, awayScore: 2, resultRevision: 1 };
const savedAt = '2026-11-20T19:14:00.000Z';
const draft: Draft = { form: { ...formOf(planned), homeScore: 3, awayScore: 1 }, base: planned, savedAt };

const inMemory = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, storage: () => storage as unknown as Storage };
};

describe('a draft', () => {
  it('is read back as it was kept, by the same person and for the same match only', () => {
    const { storage } = inMemory();
    const mine = createDrafts(storage, 'u1');
    mine.keep('m1', draft);
    expect(mine.read('m1')).toEqual(draft);
    expect(mine.read('m2')).toBeNull();
    expect(createDrafts(storage, 'u2').read('m1')).toBeNull();
  });

  it('keeps rows, line-ups and incidents', () => {
    const { storage } = inMemory();
    const form = {
      ...draft.form,
      playerStats: [{ ...emptyLine('a', 'home', 'Stoper'), goals: 'x', rating: '7,5' }],
      homeLineup: [{ player: 'a', position: 'Stoper' as const, jerseyNumber: 4 }],
      incidents: [{ type: 'injury' as const, minute: 9, player: 'a', description: 'diz' }],
      reasonShown: true,
    };
    const mine = createDrafts(storage, 'u1');
    mine.keep('m1', { ...draft, form });
    expect(mine.read('m1')?.form).toEqual(form);
  });

  it('is gone when it is dropped, and leaves nothing behind', () => {
    const { kept, storage } = inMemory();
    const drafts = createDrafts(storage, 'u1');
    drafts.keep('m1', draft);
    drafts.keep('m1', { ...draft, form: { ...draft.form, homeScore: 5 } });
    drafts.drop('m1');
    expect(drafts.read('m1')).toBeNull();
    expect(kept.size).toBe(0);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"form":{"homeScore":3}}'],
    ['an unknown status', JSON.stringify({ ...draft, form: { ...draft.form, status: 'abandoned' } })],
    ['a box longer than a box', JSON.stringify({ ...draft, form: { ...draft.form, homeScore: '3333333' } })],
    ['a base without a revision', JSON.stringify({ ...draft, base: { ...draft.base, resultRevision: undefined } })],
    ['null', 'null'],
  ])('that is broken (%s) counts as none', (_what, text) => {
    const { kept, storage } = inMemory();
    kept.set('league.result-draft.u1.m1', text);
    expect(createDrafts(storage, 'u1').read('m1')).toBeNull();
  });

  it('fails nothing in a browser that has no storage or none left', () => {
    const drafts = createDrafts(() => {
      throw new DOMException('blocked', 'SecurityError');
    }, 'u1');
    drafts.keep('m1', draft);
    drafts.drop('m1');
    expect(drafts.read('m1')).toBeNull();
  });
});

describe('the dialog starts', () => {
  it('with what is recorded where there is no draft, or one without a change', () => {
    const fresh = { form: formOf(recorded), base: recorded, restored: null };
    expect(startWith(recorded, null)).toEqual(fresh);
    expect(startWith(recorded, { form: formOf(recorded), base: recorded, savedAt })).toEqual(fresh);
  });

  it('with the draft, over what is recorded now where nothing changed', () => {
    const live: KnownResult = { ...planned, status: 'live', homeScore: 1, awayScore: 0 };
    expect(startWith(live, draft)).toEqual({ form: draft.form, base: live, restored: savedAt });
  });

  it('with a draft of an older revision over its own base, so that saving meets the newer result', () => {
    expect(startWith(recorded, draft)).toEqual({ form: draft.form, base: planned, restored: savedAt });
  });

  it('afresh where the draft was recorded after all: its answer got lost', () => {
    const saved: KnownResult = { ...recorded, homeScore: 3, awayScore: 1 };
    expect(startWith(saved, draft)).toEqual({ form: formOf(saved), base: saved, restored: null });
  });

  it('with a draft that only holds a reason', () => {
    const reasoned = { form: { ...formOf(recorded), reason: 'video' }, base: recorded, savedAt };
    expect(startWith(recorded, reasoned)).toEqual({ form: reasoned.form, base: recorded, restored: savedAt });
  });
});

describe('a draft that nobody came back for', () => {
  it('is dropped after two weeks, whoever wrote it; others and what is no draft stay', () => {
    const kept: Record<string, string> = { 'league.session': '{}' };
    const storage = Object.assign(
      Object.create({
        getItem: (key: string) => kept[key] ?? null,
        removeItem: (key: string) => void delete (storage as Record<string, unknown>)[key],
      }),
      kept,
    ) as Storage;
    for (const [owner, day] of [
      ['u1', '05'],
      ['u2', '07'],
    ] as const) {
      const text = JSON.stringify({ ...draft, savedAt: `2026-11-${day}T19:14:00.000Z` });
      kept[`league.result-draft.${owner}.m1`] = text;
      storage[`league.result-draft.${owner}.m1`] = text;
    }
    dropOldDrafts(() => storage, new Date('2026-11-20T20:00:00.000Z'));
    expect(Object.keys(storage)).toEqual(['league.session', 'league.result-draft.u2.m1']);
  });
});
