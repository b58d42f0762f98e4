import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey, searchKey, shownName } from './text-identity.ts';

/** Characters of names as people type them: Latin and Turkish letters, digits, punctuation, spaces, combining marks. */
const LETTERS =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZçğıöşüÇĞİÖŞÜâîûÂÎÛéñ0123456789_-. \u0307\u0327\u0306';
const typedName = fc.array(fc.constantFrom(...Array.from(LETTERS))).map((letters) => letters.join(''));

describe('one name, typed differently', () => {
  it.each([
    ['IŞIK', 'ışık'],
    ['IŞIK', 'Işık'],
    ['İSTANBUL', 'istanbul'],
    ['ISTANBUL', 'istanbul'],
    ['Iıİi', 'iiii'],
    ['ŞİMŞEK', 'şimşek'],
    ['Galata  Gücü', 'galata gücü'],
    ['  Galata\tGücü ', 'Galata Gücü'],
    ['Fenerbahçe', 'Fenerbahc\u0327e'],
    ['Göztepe', 'Go\u0308ztepe'],
    ['İzmir', 'I\u0307zmir'],
    ['izmir', 'i\u0307zmir'],
    ['ﬁkret', 'fikret'],
    ['ＡＤＡ', 'ada'],
  ])('%s and %s are one', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Şimşek', 'Simsek'],
    ['Gücü', 'Gucu'],
    ['Çelik', 'Celik'],
    ['Ada 1', 'Ada 2'],
    ['Galata Gücü', 'GalataGücü'],
  ])('%s and %s are two', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it('is the same name in capitals and small letters, by Turkish and by English rules', () => {
    fc.assert(
      fc.property(typedName, (name) => {
        const key = nameKey(name);
        for (const locale of ['tr', 'en']) {
          expect(nameKey(name.toLocaleUpperCase(locale))).toBe(key);
          expect(nameKey(name.toLocaleLowerCase(locale))).toBe(key);
        }
      }),
    );
  });

  it('is the same name composed, decomposed and as shown', () => {
    fc.assert(
      fc.property(typedName, (name) => {
        expect(nameKey(name.normalize('NFD'))).toBe(nameKey(name));
        expect(nameKey(shownName(name))).toBe(nameKey(name));
      }),
    );
  });

  it('has a key that is its own key', () => {
    fc.assert(
      fc.property(typedName, (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
      }),
    );
  });
});

describe('a search', () => {
  it.each([
    ['gucu', 'Galata Gücü'],
    ['SIMSEK', 'Anadolu Şimşekleri'],
    ['ışık', 'Isik Spor'],
    ['caglar', 'Çağlar'],
  ])('for %s finds %s', (typed, name) => {
    expect(searchKey(name)).toContain(searchKey(typed));
  });

  it('finds whatever has the same name', () => {
    fc.assert(
      fc.property(typedName, typedName, (one, other) => {
        expect(nameKey(one) === nameKey(other) && searchKey(one) !== searchKey(other)).toBe(false);
        expect(searchKey(one.toLocaleUpperCase('tr'))).toBe(searchKey(one));
      }),
    );
  });
});

describe('a name as shown', () => {
  it('keeps the letters as typed, composed, and tidies the space', () => {
    expect(shownName('  IŞIK \t Spor ')).toBe('IŞIK Spor');
    expect(shownName('Go\u0308ztepe')).toBe('Göztepe');
    expect(shownName('   ')).toBe('');
  });

  it('is not changed by showing it again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(shownName(shownName(name))).toBe(shownName(name));
      }),
    );
  });
});
