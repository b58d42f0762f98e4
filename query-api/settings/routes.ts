import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { DEFAULT_LOGO } from '../contract/default-logo.ts';
import {
  SETTINGS_ID,
  type SettingsAnswer,
  type SettingsDocument,
  settingsAnswer,
  settingsModel,
} from '../contract/settings.ts';
import { anyParams, noQuery } from '../http/parameters.ts';
import { defineRoute } from '../http/query-route.ts';

/** GET of read model settings. */
export const settingsRoutes = [
  defineRoute({
    path: '/api/settings',
    right: 'public',
    params: anyParams(),
    query: noQuery,
    models: [settingsModel],
    contract: settingsAnswer,
    answer: async (view) => answerSettings(await view.get(settingsModel, SETTINGS_ID)),
  }),
];

/** The settings as screens read them: the defaults while nothing was ever changed. */
export const answerSettings = (document: SettingsDocument | undefined): SettingsAnswer => {
  const settings = document ?? defaultSettings;
  const { rankingRules } = settings;
  return {
    ...settings,
    rankingRules: { ...rankingRules, tieBreakers: [...rankingRules.tieBreakers] },
    logo: settings.logo ?? DEFAULT_LOGO,
    primaryColor: settings.color,
  };
};
