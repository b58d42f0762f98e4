import { DEFAULT_LOGO } from '@league/query-api/contract/default-logo.ts';
import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { DEFAULT_COLOR } from '../../theme/default-color.ts';
import { settingsQuery } from './queries.ts';

export type League = Pick<
  SettingsAnswer,
  'title' | 'description' | 'logo' | 'startDate' | 'endDate' | 'primaryColor' | 'playoffSettings' | 'relegationSettings'
>;

/** The settings until the server's are there, and where they cannot be loaded: the page is shown all the same. */
const defaults: League = {
  title: 'Pro Süper Lig',
  description: '',
  logo: DEFAULT_LOGO,
  startDate: null,
  endDate: null,
  primaryColor: DEFAULT_COLOR,
  playoffSettings: { enabled: true, playoffTeams: 6, playoffFormat: 'single-elimination' },
  relegationSettings: { enabled: false, relegationTeams: 2, relegationZone: 'bottom' },
};

/** The league's settings: the server's, else the defaults. Never fails. */
export const useLeague = (): League => useQuery(settingsQuery()).data ?? defaults;
