import { playoffSettings, rankingRules, relegationSettings } from '@league/events/season-terms.ts';
import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';

const link = z.nullable(z.string());

const socialMedia = z.strictObject({
  discord: link,
  instagram: link,
  youtube: link,
  kick: link,
  twitch: link,
  twitter: link,
});

export const settingsDocument = z.strictObject({
  title: z.string(),
  description: z.string(),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  color: z.string(),
  logo: z.nullable(z.string()),
  rules: z.string(),
  awards: z.string(),
  socialMedia,
  playoffSettings,
  relegationSettings,
  rankingRules,
});
export type SettingsDocument = z.infer<typeof settingsDocument>;

/** One document, {@link SETTINGS_ID}; missing while nothing was ever changed, then the defaults of events/rules/default-settings.ts hold. */
export const settingsModel = defineReadModel({ name: 'settings', document: settingsDocument, fields: [] });
export const SETTINGS_ID = 'settings';

/** GET /api/settings. `primaryColor` is `color` under the name that the public screens read. */
export const settingsAnswer = z.object({ ...settingsDocument.shape, logo: z.string(), primaryColor: z.string() });
export type SettingsAnswer = z.infer<typeof settingsAnswer>;
