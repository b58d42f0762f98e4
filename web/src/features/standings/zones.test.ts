import { describe, expect, it } from 'vitest';
import { edgeOf, zoneOf, zonesOf } from './zones.ts';

const NONE = { playoff: 0, relegation: 0 };

const zones = (teams: number, of: typeof NONE) =>
  Array.from({ length: teams }, (_, index) => zoneOf(index + 1, teams, of));
const edges = (teams: number, of: typeof NONE) =>
  Array.from({ length: teams }, (_, index) => edgeOf(index + 1, teams, of));

describe('the zones of a table', () => {
  it('are its first and its last rows', () => {
    expect(zones(4, { playoff: 2, relegation: 1 })).toEqual(['playoff', 'playoff', null, 'relegation']);
    expect(zones(2, NONE)).toEqual([null, null]);
  });

  it('give the better news where they meet', () => {
    expect(zones(3, { playoff: 2, relegation: 2 })).toEqual(['playoff', 'playoff', 'relegation']);
  });

  it('are none where the season has no such thing, whatever number is kept for it', () => {
    const playoff = { enabled: false, playoffTeams: 6, playoffFormat: 'single-elimination' } as const;
    const relegation = { enabled: false, relegationTeams: 2, relegationZone: 'bottom' } as const;
    expect(zonesOf({ playoffSettings: playoff, relegationSettings: relegation })).toEqual(NONE);
    expect(
      zonesOf({
        playoffSettings: { ...playoff, enabled: true },
        relegationSettings: { ...relegation, enabled: true },
      }),
    ).toEqual({ playoff: 6, relegation: 2 });
  });
});

describe('the lines of a table', () => {
  it('stand above the row where a zone has ended or begins', () => {
    expect(edges(5, { playoff: 2, relegation: 1 })).toEqual([null, null, 'playoff', null, 'relegation']);
  });

  it('are one where the zones touch: that of the lower zone', () => {
    expect(edges(3, { playoff: 2, relegation: 1 })).toEqual([null, null, 'relegation']);
  });

  it('are none where nothing is outside of a zone, or nothing is marked', () => {
    expect(edges(3, { playoff: 6, relegation: 0 })).toEqual([null, null, null]);
    expect(edges(3, NONE)).toEqual([null, null, null]);
  });
});
