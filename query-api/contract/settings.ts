import { leagueSettings, shownSettings, type ShownSettings } from '@league/events/league-settings.ts';
import { rankingRules } from '@league/events/season-terms.ts';
import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';

/** Documents of a generation before version 2 lack the news, those before version 3 whether head-to-head waits. */
const settingsDocument = z.strictObject({
  ...leagueSettings.shape,
  news: z.optional(leagueSettings.shape.news),
  rankingRules,
});

/**
 * One document, {@link SETTINGS_ID}. It does not exist until a setting is changed; until then the defaults of
 * events/src/rules/default-settings.ts hold.
 */
export const settingsModel = defineReadModel({ name: 'settings', document: settingsDocument, fields: [] });
export type SettingsDocument = z.infer<typeof settingsDocument>;
export const SETTINGS_ID = 'settings';

/** GET /api/settings; the commands that change settings answer the same (command-api/contract/settings-answer.ts). */
export const settingsAnswer = shownSettings;
export type SettingsAnswer = ShownSettings;
