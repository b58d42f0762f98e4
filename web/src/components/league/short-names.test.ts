import { expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

const shortOf = (...names: readonly string[]) => [...shortNames(names.map((name) => ({ _id: name, name }))).values()];

it.each([
  [
    ['Anadolu Yıldızları', 'Çamlıca SK', 'Yeşilova 1987', 'Kartal'],
    ['Anadolu', 'Çamlıca', 'Yeşilova', 'Kartal'],
  ],
  [
    ['FC Adana Demir', '1. Lig Karması'],
    ['FC Adana', '1. Lig'],
  ],
  [
    ['Karadeniz Fırtınası', 'Karadeniz Dalgası', 'Ege'],
    ['Karadeniz F.', 'Karadeniz D.', 'Ege'],
  ],
  [
    ['Karadeniz Fırtınası', 'Karadeniz Feneri'],
    ['Karadeniz Fırtınası', 'Karadeniz Feneri'],
  ],
  [
    ['Karadeniz', 'Karadeniz Feneri'],
    ['Karadeniz', 'Karadeniz F.'],
  ],
])('%j are called %j where there is little room', (names, short) => {
  expect(shortOf(...names)).toEqual(short);
});

it('a team that plays twice is called as if it played once', () => {
  const team = { _id: 'k', name: 'Kartal Yıldızları' };
  expect([...shortNames([team, team])]).toEqual([['k', 'Kartal']]);
});
