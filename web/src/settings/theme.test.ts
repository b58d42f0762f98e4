import { describe, expect, it } from 'vitest';
import { contrast, DEFAULT_COLOR, onColor, themeOf } from './theme.ts';

describe('the colour of text on the theme colour', () => {
  it('is white on the default red, as measured (facts.md, Browser)', () => {
    expect(contrast('#ffffff', DEFAULT_COLOR)).toBeCloseTo(4.53, 2);
    expect(onColor(DEFAULT_COLOR)).toBe('#ffffff');
  });

  it('is black on gold and on white, white on black', () => {
    expect(onColor('#ffd700')).toBe('#000000');
    expect(onColor('#ffffff')).toBe('#000000');
    expect(onColor('#000000')).toBe('#ffffff');
  });

  it('reaches 4.5 on every colour of a grid over the whole cube', () => {
    const steps = Array.from({ length: 16 }, (_, step) => (step * 17).toString(16).padStart(2, '0'));
    const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
    expect(colors.filter((color) => contrast(onColor(color), color) < 4.5)).toEqual([]);
  });
});

describe('the theme', () => {
  it('takes a colour in any case', () => {
    expect(themeOf('#FFD700')).toEqual({ brand: '#ffd700', onBrand: '#000000' });
  });

  it.each(['', 'red', '#fff', '#12345g', 'url(x)'])('falls back to the default for %j', (color) => {
    expect(themeOf(color).brand).toBe(DEFAULT_COLOR);
  });
});
