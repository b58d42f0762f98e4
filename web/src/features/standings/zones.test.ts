import { expect, it } from 'vitest';
import { NO_ZONES, zoneOf } from './zones.ts';

it('marks the first and the last rows', () => {
  const zones = { playoff: 2, relegation: 1 };
  expect([1, 2, 3, 4].map((position) => zoneOf(position, 4, zones))).toEqual([
    'playoff',
    'playoff',
    null,
    'relegation',
  ]);
  expect(zoneOf(1, 4, NO_ZONES)).toBeNull();
});
