import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOptions, fold, MOST_ROWS } from './combobox-filter.ts';

const named = (...labels: readonly string[]) => labels.map((label) => ({ id: label, label }));
const found = (labels: readonly string[], text: string) =>
  filterOptions(named(...labels), text).shown.map(({ label }) => label);

describe('folding', () => {
  it.each([
    ['İstanbul', 'istanbul'],
    ['ISPARTA', 'isparta'],
    ['Iğdır', 'igdir'],
    ['Şahinler Çağlayan Göztepe Ünye', 'sahinler caglayan goztepe unye'],
    ['Kâğıthane', 'kagithane'],
    ['  iki  boşluk ', 'iki bosluk'],
  ])('%j is compared as %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('takes composed and decomposed letters for the same', () => {
    expect(fold('ş'.normalize('NFD'))).toBe(fold('ş'.normalize('NFC')));
  });

  it('changes nothing any more the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('finding', () => {
  it.each(['i', 'I', 'ı', 'İ'])('finds Işıklı, İzmir and ırmak by %s', (letter) => {
    expect(found(['Işıklı', 'İzmir', 'ırmak', 'Kartal'], letter)).toEqual(['Işıklı', 'İzmir', 'ırmak']);
  });

  it('puts the name that begins so before the word that does, and both before the rest', () => {
    expect(found(['Bardak', 'Beyaz Arda', 'Arda'], 'ard')).toEqual(['Arda', 'Beyaz Arda', 'Bardak']);
  });

  it('keeps the order among equals', () => {
    expect(found(['Efe B', 'Efe A', 'Efe C'], 'efe')).toEqual(['Efe B', 'Efe A', 'Efe C']);
  });

  it('offers everyone while nothing is typed, eight at most, and knows how many there are', () => {
    const many = named(...Array.from({ length: 20 }, (_, index) => `Oyuncu ${index}`));
    const { shown, total } = filterOptions(many, ' ');
    expect([shown.length, total]).toEqual([MOST_ROWS, 20]);
  });

  it('finds an option by the beginning of one of its other words, after all whose names match', () => {
    const options = [
      { id: 'hand', label: 'Eldiven', words: 'kaleci kurtarış' },
      { id: 'shield', label: 'Kalkan', words: 'savunma' },
    ];
    expect(filterOptions(options, 'KAL').shown.map(({ id }) => id)).toEqual(['shield', 'hand']);
    expect(filterOptions(options, 'kurtaris').shown.map(({ id }) => id)).toEqual(['hand']);
    expect(filterOptions(options, 'aleci').total).toBe(0);
  });

  it('finds every option by its own name', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: MOST_ROWS }), fc.nat(), (labels, pick) => {
        const label = labels[pick % labels.length] ?? '';
        expect(found(labels, label)).toContain(label);
      }),
    );
  });
});
