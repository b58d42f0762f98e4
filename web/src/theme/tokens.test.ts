import { CREST_COLOURS } from '@league/query-api/contract/crest.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '@league/query-api/contract/contrast.ts';

const css = readFileSync(new URL('../styles.css', import.meta.url), 'utf8');

/** What stands between these braces; nested braces belong to it. */
const blockOf = (selector: string): string => {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`styles.css has no ${selector}`);
  const open = css.indexOf('{', start);
  return css.slice(open, css.indexOf('\n}', open));
};
const ruleOf = (name: string): string => /\{([^}]*)\}/.exec(css.slice(css.indexOf(`.${name} {`)))?.[1] ?? '';

const HEX = '#[0-9a-f]{6}';
type Pair = { readonly light: string; readonly dark: string };

/** A custom property of one colour, or one for each mode. */
const colourIn = (block: string, property: string): Pair => {
  const value = new RegExp(`${property}: ([^;]+);`).exec(block)?.[1] ?? '';
  const [light, dark] = value.match(new RegExp(HEX, 'g')) ?? [];
  if (light === undefined) throw new Error(`styles.css has no ${property}`);
  return { light, dark: dark ?? light };
};

const theme = blockOf('@theme static');
const night = blockOf('@utility night');
const token = (name: string): Pair => colourIn(theme, `--color-${name}`);
const atNight = (name: string): string => colourIn(night, `--color-${name}`).light;
/** The contrast of letters with the ground on which they are hardest to read. */
const lowest = (letters: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(letters, ground)));

it('night has a value of its own for every token that differs between the modes, since the lowered light-dark() is the root’s', () => {
  const tokens = [...theme.matchAll(/--(color-[\w-]+): light-dark\(/g)].flatMap(([, name]) => name ?? []);
  expect(tokens.length).toBeGreaterThan(20);
  expect(tokens.filter((name) => !night.includes(`--${name}: `))).toEqual([]);
});

const GROUNDS = ['bg', 'surface', 'sunken', 'hover'] as const;

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  it.each([
    ['text', 7],
    ['text-2', 4.5],
    ['text-3', 4.5],
    ['control', 3],
  ] as const)('%s has a contrast of at least %d with every ground', (name, least) => {
    expect(
      lowest(
        token(name)[mode],
        GROUNDS.map((ground) => token(ground)[mode]),
      ),
    ).toBeGreaterThanOrEqual(least);
  });

  it.each(['success', 'warning', 'info', 'danger', 'forward'])('%s can be read on its tint and on the page', (name) => {
    const grounds = [`${name}-tint`, 'surface', 'bg'].map((ground) => token(ground)[mode]);
    expect(lowest(token(name)[mode], grounds)).toBeGreaterThanOrEqual(4.5);
  });

  it('digits can be read on their plates, also those of the lower side', () => {
    expect(contrast(token('on-plate')[mode], token('plate')[mode])).toBeGreaterThanOrEqual(7);
    expect(contrast(token('plate-dim')[mode], token('plate')[mode])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('led')[mode], token('led-plate')[mode])).toBeGreaterThanOrEqual(7);
  });

  it.each(['twitch', 'youtube', 'facebook', 'kick', 'tiktok', 'instagram'])(
    'white letters can be read on %s',
    (platform) => {
      expect(contrast(token('white')[mode], token(platform)[mode])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['playoff', 'relegation'])('the stripe of %s is seen beside its row', (zone) => {
    const grounds = ['surface', 'sunken'].map((ground) => token(ground)[mode]);
    expect(lowest(token(`zone-${zone}`)[mode], grounds)).toBeGreaterThanOrEqual(3);
  });

  it.each(CREST_COLOURS)('the bar of %s is seen on a page', (colour) => {
    const bar = colourIn(ruleOf(`k-${colour}`), '--bar')[mode];
    const grounds = ['surface', 'sunken'].map((name) => token(name)[mode]);
    expect(lowest(bar, mode === 'dark' ? [...grounds, atNight('bg')] : grounds)).toBeGreaterThanOrEqual(3);
  });
});

describe('on night', () => {
  it.each([
    ['text', 7],
    ['text-2', 4.5],
    ['text-3', 4.5],
  ] as const)('%s has a contrast of at least %d with every ground', (name, least) => {
    expect(lowest(atNight(name), GROUNDS.map(atNight))).toBeGreaterThanOrEqual(least);
  });

  it('the digits of both sides and of a match that runs can be read', () => {
    expect(contrast(token('on-plate').dark, atNight('plate'))).toBeGreaterThanOrEqual(7);
    expect(contrast(token('plate-dim').dark, atNight('plate'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('led').dark, atNight('bg'))).toBeGreaterThanOrEqual(7);
  });
});

describe('on a kit', () => {
  it.each(CREST_COLOURS)('letters can be read on %s and on its second tone', (colour) => {
    const rule = ruleOf(`k-${colour}`);
    const [ground, second, letters] = ['--k', '--k2', '--k-on'].map((name) => colourIn(rule, name).light);
    if (ground === undefined || second === undefined || letters === undefined) throw new Error('no colours');
    expect(contrast(letters, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(letters, second)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CREST_COLOURS)('the trim of %s is the ground of the same colour', (colour) => {
    expect(colourIn(ruleOf(`t-${colour}`), '--t')).toEqual(colourIn(ruleOf(`k-${colour}`), '--k'));
  });
});

it('the widths at which pages change, in px at the usual size of letters', () => {
  const widths = [...theme.matchAll(/--breakpoint-(\w+): ([\d.]+)rem;/g)].map(([, name, rem]) => [
    name,
    Number(rem) * 16,
  ]);
  expect(Object.fromEntries(widths)).toEqual({ sm: 576, md: 768, lg: 992, xl: 1200, '2xl': 1400 });
});

it('dialogs and sheets come within 300 ms, and what they cover dims within 150 ms', () => {
  const times = [...theme.matchAll(/--animate-(dialog|sheet|backdrop): [\w-]+ (\d+)ms/g)].map(([, what, ms]) => [
    what,
    ms,
  ]);
  expect(Object.fromEntries(times)).toEqual({ dialog: '300', sheet: '300', backdrop: '150' });
});
