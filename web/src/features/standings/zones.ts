import type { League } from '../../settings/use-league.ts';

export type Zone = 'playoff' | 'relegation' | null;

/** The terms of a season that mark its table. */
export type Terms = Pick<League, 'playoffSettings' | 'relegationSettings'>;

/** How many rows from the top and from the bottom are marked; 0 where the league has no such thing. */
export type Zones = { readonly playoff: number; readonly relegation: number };

export const zonesOf = ({ playoffSettings, relegationSettings }: Terms): Zones => ({
  playoff: playoffSettings.enabled ? playoffSettings.playoffTeams : 0,
  relegation: relegationSettings.enabled ? relegationSettings.relegationTeams : 0,
});

/** Where the two meet in a small league, the better news wins. */
export const zoneOf = (position: number, teams: number, { playoff, relegation }: Zones): Zone => {
  if (position <= playoff) return 'playoff';
  return position > teams - relegation ? 'relegation' : null;
};

/** The lines between this place and the next: under the last that plays off, over the first that goes down. */
export const linesUnder = (position: number, teams: number, zones: Zones): readonly Exclude<Zone, null>[] => {
  const [zone, next] = [zoneOf(position, teams, zones), zoneOf(position + 1, teams, zones)];
  if (position >= teams || zone === next) return [];
  return (['playoff', 'relegation'] as const).filter((line) => (line === 'playoff' ? zone === line : next === line));
};
