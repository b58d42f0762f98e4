import { showSettings } from '@league/events/league-settings.ts';
import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { SETTINGS_ID, settingsAnswer, settingsModel } from '../contract/settings.ts';
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
    answer: async (view) => showSettings((await view.get(settingsModel, SETTINGS_ID)) ?? defaultSettings),
  }),
];
