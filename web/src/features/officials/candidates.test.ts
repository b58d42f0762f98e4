import { describe, expect, it } from 'vitest';
import { playerOf } from '../../testing/player-of.ts';
import { candidatesFor, fullName } from './candidates.ts';

const players = [
  playerOf('Umut'),
  playerOf('Çınar', { roles: ['admin', 'referee'] }),
  playerOf('Cem', { firstName: 'Cem', lastName: 'Ak' }),
  playerOf('Ada', { roles: ['broadcaster'] }),
  playerOf('Bekleyen', { status: 'pending', isApproved: false }),
];

const named = (...[office, chosen]: ['referee' | 'broadcaster', string?]) =>
  candidatesFor(office, players, chosen).map(({ label }) => label);

describe('the candidates for an office', () => {
  it('are approved players without the office, by gamertag', () => {
    expect(named('referee')).toEqual(['Ada', 'Cem', 'Umut']);
    expect(named('broadcaster')).toEqual(['Cem', 'Çınar', 'Umut']);
  });

  it('include the chosen player whom another admin appoints meanwhile', () => {
    expect(named('referee', 'id-Çınar')).toEqual(['Ada', 'Cem', 'Çınar', 'Umut']);
  });

  it('are told apart by their full name, where they have one', () => {
    expect(candidatesFor('referee', players, null).slice(0, 2)).toEqual([
      { id: 'id-Ada', label: 'Ada' },
      { id: 'id-Cem', label: 'Cem', note: 'Cem Ak' },
    ]);
  });
});

it.each([
  ['Ömer', 'Ak', 'Ömer Ak'],
  ['Ömer', null, 'Ömer'],
  ['', 'Ak', 'Ak'],
  [null, null, ''],
])('%o and %o make the full name %o', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});
