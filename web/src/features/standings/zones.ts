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

/** The zone whose line stands above a place: under the last play-off place, and above the first relegation place; null without one. */
export const edgeOf = (position: number, teams: number, zones: Zones): Zone => {
  const [above, here] = [zoneOf(position - 1, teams, zones), zoneOf(position, teams, zones)];
  if (position === 1 || above === here) return null;
  return here === 'relegation' ? here : above;
};
