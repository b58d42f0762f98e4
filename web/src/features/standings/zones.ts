import type { League } from '../settings/use-league.ts';

export type Zone = 'playoff' | 'relegation' | null;

/** The settings of a season that mark places in its table. */
export type Terms = Pick<League, 'playoffSettings' | 'relegationSettings'>;

/** How many rows are marked from the top and from the bottom; 0 where the league has no playoff or relegation. */
export type Zones = { readonly playoff: number; readonly relegation: number };

export const zonesOf = ({ playoffSettings, relegationSettings }: Terms): Zones => ({
  playoff: playoffSettings.enabled ? playoffSettings.playoffTeams : 0,
  relegation: relegationSettings.enabled ? relegationSettings.relegationTeams : 0,
});

/** The zone of a place. In a small league the zones can overlap; the playoff then wins. */
export const zoneOf = (position: number, teams: number, { playoff, relegation }: Zones): Zone => {
  if (position <= playoff) return 'playoff';
  return position > teams - relegation ? 'relegation' : null;
};

/** The lines below a place: under the last playoff place, and above the first relegation place. */
export const linesUnder = (position: number, teams: number, zones: Zones): readonly Exclude<Zone, null>[] => {
  const [zone, next] = [zoneOf(position, teams, zones), zoneOf(position + 1, teams, zones)];
  if (position >= teams || zone === next) return [];
  return (['playoff', 'relegation'] as const).filter((line) => (line === 'playoff' ? zone === line : next === line));
};
