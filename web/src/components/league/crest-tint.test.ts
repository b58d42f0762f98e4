import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../theme/oklab.ts';
import { CREST_TINTS, crestTint, initialsOf } from './crest-tint.ts';

describe('initials', () => {
  it.each([
    ['Boğaziçi Şahinleri', 'BŞ'],
    ['ışıklı gücü', 'IG'],
    ['iğdır idman', 'İİ'],
    ['Kartal', 'K'],
    ['Çok – Uzun Takım Adı', 'ÇU'],
    ['“Yeşilova” 1987', 'Y1'],
    ['  Ege  ', 'E'],
    ['𝒜rda', '𝒜'],
    ['– !', ''],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('the tint of a crest', () => {
  const ids = Array.from({ length: 400 }, (_, index) => `665f1c2ab9e${(4096 + index).toString(16)}`);

  it('stays the same for the same id', () => {
    expect(ids.map(crestTint)).toEqual(ids.map(crestTint));
  });

  it('spreads ids that follow each other over all pairs', () => {
    const counts = Map.groupBy(ids, crestTint);
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: CREST_TINTS }, (_, index) => index + 1),
    );
    // 400 ids over 8 pairs: an even share would be 50.
    expect(Math.max(...[...counts.values()].map((group) => group.length))).toBeLessThan(90);
  });

  it('is a pair of at least 8.66 in the light and in the dark', () => {
    const css = readFileSync(new URL('../../styles.css', import.meta.url), 'utf8');
    const valuesOf = (token: string) => {
      const [, light, dark] = new RegExp(`--color-${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? [];
      if (light === undefined || dark === undefined) throw new Error(`styles.css has no --color-${token}`);
      return { light, dark };
    };
    for (let tint = 1; tint <= CREST_TINTS; tint++) {
      const [ground, ink] = [valuesOf(`crest-${tint}`), valuesOf(`on-crest-${tint}`)];
      expect(contrast(ground.light, ink.light), `pair ${tint}, light`).toBeGreaterThanOrEqual(8.66);
      expect(contrast(ground.dark, ink.dark), `pair ${tint}, dark`).toBeGreaterThanOrEqual(8.66);
    }
  });
});
