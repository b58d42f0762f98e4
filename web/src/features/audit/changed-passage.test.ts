import { describe, expect, it } from 'vitest';
import { changedPassage } from './changed-passage.ts';

const rule = (number: number): string => `Madde ${number}: Takımlar maç saatinden önce sunucuda hazır bulunur.`;
const rules = Array.from({ length: 20 }, (_, index) => rule(index + 1));

describe('the passage that changed', () => {
  it('is the whole of short texts', () => {
    expect(changedPassage('Yeni sezon', 'Eski sezon')).toEqual(['Yeni sezon', 'Eski sezon']);
  });

  it('stands with a little around it when the texts are long', () => {
    const [before, after] = changedPassage(rules.join('\n'), rules.with(9, 'Madde 10: Yok.').join('\n'));
    expect(before).toContain('Madde 10: Takımlar');
    expect(after).toContain('Madde 10: Yok.');
    expect(before).toMatch(/^….*…$/su);
    expect(before.length).toBeLessThan(200);
    expect(after.length).toBeLessThan(200);
  });

  it('keeps beginning and end where they changed', () => {
    const text = rules.join('\n');
    expect(changedPassage(text, `${text} Son.`)[1]).toMatch(/^….*Son\.$/su);
    expect(changedPassage(text, `Önce. ${text}`)[1]).toMatch(/^Önce\..*…$/su);
  });

  it('is everything when nothing is the same', () => {
    const [old, now] = ['a'.repeat(300), 'b'.repeat(20)];
    expect(changedPassage(old, now)).toEqual([old, now]);
  });

  it('loses nothing where a passage repeats itself', () => {
    const text = 'ab'.repeat(200);
    const [before, after] = changedPassage(text, `${text}ab`);
    expect([...after].length - [...before].length).toBe(2);
  });

  it('cuts no character in two', () => {
    const [before] = changedPassage(`${'⚽'.repeat(200)}x`, `${'⚽'.repeat(200)}y`);
    expect(before).toBe(`…${'⚽'.repeat(40)}x`);
  });
});
