import {
  leagueSettings,
  type LeagueSettings,
  shownSettings,
  type ShownSettings,
} from '@league/events/league-settings.ts';
import { defineReadModel } from './read-model.ts';

/**
 * One document, {@link SETTINGS_ID}. It does not exist until a setting is changed; until then the defaults of
 * events/src/rules/default-settings.ts hold.
 */
export const settingsModel = defineReadModel({ name: 'settings', document: leagueSettings, fields: [] });
export type SettingsDocument = LeagueSettings;
export const SETTINGS_ID = 'settings';

/** GET /api/settings; the commands that change settings answer the same (command-api/contract/settings-answer.ts). */
export const settingsAnswer = shownSettings;
export type SettingsAnswer = ShownSettings;
