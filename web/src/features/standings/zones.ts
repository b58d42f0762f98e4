import type { League } from '../../settings/use-league.ts';

export type Zone = 'playoff' | 'relegation' | null;

/** How many rows from the top and from the bottom are marked; 0 where the league has no such thing. */
export type Zones = { readonly playoff: number; readonly relegation: number };

export const NO_ZONES: Zones = { playoff: 0, relegation: 0 };

export const zonesOf = ({ playoffSettings, relegationSettings }: League): Zones => ({
  playoff: playoffSettings.enabled ? playoffSettings.playoffTeams : 0,
  relegation: relegationSettings.enabled ? relegationSettings.relegationTeams : 0,
});

/** Where the two meet in a small league, the better news wins. */
export const zoneOf = (position: number, teams: number, { playoff, relegation }: Zones): Zone => {
  if (position <= playoff) return 'playoff';
  return position > teams - relegation ? 'relegation' : null;
};
