import { showSettings } from '@league/events/league-settings.ts';
import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { SETTINGS_ID, settingsModel } from '../contract/settings.ts';
import type { settingsCalls } from '../contract/settings-calls.ts';
import type { Answers } from '../http/query-route.ts';

/** The GET of read model settings. */
export const settingsRoutes: Answers<typeof settingsCalls> = {
  '/api/settings': async (view) => showSettings((await view.get(settingsModel, SETTINGS_ID)) ?? defaultSettings),
};
