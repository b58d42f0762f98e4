import { expect, it } from 'vitest';
import { sidesOf } from './match-sides.ts';

/** 23:30 in Turkey, on the 4th. */
const match = { home: 'kartal', away: 'ege', date: '2026-09-04T20:30:00.000Z' };
const time = (teamId: string, from: string, until: string | null) => ({ teamId, from, until });

it.each([
  ['now in the home team', [time('kartal', '2026-09-10T10:00:00.000Z', null)], ['home']],
  ['in another team all along', [time('moda', '2026-08-01T10:00:00.000Z', null)], []],
  ['gone since', [time('kartal', '2026-08-01T10:00:00.000Z', '2026-09-05T10:00:00.000Z')], ['home']],
  ['gone before the Turkish day began', [time('kartal', '2026-08-01T10:00:00.000Z', '2026-09-03T20:59:59.999Z')], []],
  ['gone in its first minute', [time('kartal', '2026-08-01T10:00:00.000Z', '2026-09-03T21:00:00.000Z')], ['home']],
  [
    'come and gone after it',
    [
      time('kartal', '2026-09-04T21:00:00.000Z', '2026-09-06T10:00:00.000Z'),
      time('moda', '2026-09-06T10:00:00.000Z', null),
    ],
    [],
  ],
  [
    'with the other side now',
    [
      time('kartal', '2026-08-01T10:00:00.000Z', '2026-09-05T10:00:00.000Z'),
      time('ege', '2026-09-05T10:00:00.000Z', null),
    ],
    ['home', 'away'],
  ],
])('a player who is %s', (_, teams, sides) => {
  expect(sidesOf(teams, match)).toEqual(sides);
});

it('a match without a date has the players whom its teams have now', () => {
  const left = [time('kartal', '2026-08-01T10:00:00.000Z', '2026-09-05T10:00:00.000Z')];
  expect(sidesOf(left, { ...match, date: null })).toEqual([]);
  expect(sidesOf([...left, time('ege', '2026-09-05T10:00:00.000Z', null)], { ...match, date: null })).toEqual(['away']);
});
