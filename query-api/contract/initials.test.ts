import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Boğaziçi Şahinleri', 'BŞ'],
    ['ışıklı gücü', 'IG'],
    ['iğdır idman', 'İİ'],
    ['Kartal', 'KA'],
    ['ılgaz', 'IL'],
    ['Çok – Uzun Takım Adı', 'ÇU'],
    ['“Yeşilova” 1987', 'Y1'],
    ['  Ege  ', 'EG'],
    ['𝒜rda', '𝒜R'],
    ['Ö', 'Ö'],
    ['– !', ''],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
