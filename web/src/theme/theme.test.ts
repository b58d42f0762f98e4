import { describe, expect, it } from 'vitest';
import { DEFAULT_COLOR } from './default-color.ts';
import { contrast, onColor } from '@league/query-api/contract/contrast.ts';
import { contrastsOf, themeOf } from './theme.ts';

const grounds = {
  light: ['#eef2ef', '#ffffff', '#e9eeea', '#e1e7e3'],
  dark: ['#080c0a', '#111714', '#1a221e', '#232c27', '#0b1912', '#14271e', '#182d23'],
} as const;

/** Every 17th value of each channel: 4,096 colours, evenly over all that there are. */
const steps = Array.from({ length: 16 }, (_, step) => (step * 17).toString(16).padStart(2, '0'));
const cube = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

describe('the theme of the default red', () => {
  it('has the values that styles.css holds ready-made', () => {
    expect(themeOf(DEFAULT_COLOR)).toMatchObject({
      brand: '#dc3545',
      on: '#ffffff',
      hover: '#b92b39',
      press: '#a32531',
      light: { edge: '#dc3545', tint2: '#ffe1e0' },
      dark: { edge: '#dc3545', tint: '#33211d', tint2: '#462522' },
    });
    expect(contrast('#ffffff', DEFAULT_COLOR)).toBeCloseTo(4.53, 2);
  });
});

describe('the contrasts of a theme', () => {
  it.each(['light', 'dark'] as const)('are those of its buttons and of its links on %s cards', (mode) => {
    const theme = themeOf(DEFAULT_COLOR);
    const { surface, button, link } = contrastsOf(theme, mode);
    expect(grounds[mode]).toContain(surface);
    expect(button).toBeCloseTo(4.53, 2);
    expect(link).toBe(contrast(theme[mode].brandText, surface));
  });
});

describe('the colour of text on the theme colour', () => {
  it('is black on gold and on white, white on black', () => {
    expect(onColor('#ffd700')).toBe('#000000');
    expect(onColor('#ffffff')).toBe('#000000');
    expect(onColor('#000000')).toBe('#ffffff');
  });
});

describe('any colour of a grid over the whole cube', () => {
  const themes = cube.map(themeOf);

  it('carries a label that can be read, also hovered and pressed', () => {
    const unreadable = themes.filter(({ brand, hover, press, on }) =>
      [brand, hover, press].some((fill) => contrast(on, fill) < 4.5),
    );
    expect(unreadable).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('gives links and marks that can be seen on every ground, %s', (mode) => {
    const unseen = themes.filter((theme) => {
      const { brandText, edge, tint } = theme[mode];
      return [...grounds[mode], tint].some((ground) => contrast(brandText, ground) < 4.5 || contrast(edge, ground) < 3);
    });
    expect(unseen).toEqual([]);
  });

  it('changes when hovered and again when pressed', () => {
    expect(themes.filter(({ brand, hover, press }) => new Set([brand, hover, press]).size < 3)).toEqual([]);
  });
});

describe('a theme without colour', () => {
  it.each(['#ffffff', '#000000', '#808080'])(
    'marks and links in ink, so that nothing looks switched off: %s',
    (color) => {
      const { light, dark } = themeOf(color);
      expect([light.brandText, light.edge]).toEqual(['#111814', '#111814']);
      expect([dark.brandText, dark.edge]).toEqual(['#eef3ef', '#eef3ef']);
    },
  );
});

describe('the theme', () => {
  it('takes a colour in any case', () => {
    expect(themeOf('#FFD700')).toMatchObject({ brand: '#ffd700', on: '#000000' });
  });

  it.each(['', 'red', '#fff', '#12345g', 'url(x)'])('falls back to the default for %j', (color) => {
    expect(themeOf(color).brand).toBe(DEFAULT_COLOR);
  });
});
