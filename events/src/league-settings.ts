import * as z from 'zod/mini';
import { newsItem } from './news-item.ts';
import { DEFAULT_LOGO } from './rules/default-logo.ts';
import { defaultSettings } from './rules/default-settings.ts';
import { fullRankingRules, inFull, playoffSettings, type RankingRules, relegationSettings } from './season-terms.ts';

/**
 * The settings of the league as one object. In a file of its own, so that the web need not load the schemas of events.
 */

const link = z.nullable(z.string());

export const leagueSettings = z.strictObject({
  title: z.string(),
  description: z.string(),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  color: z.string(),
  logo: z.nullable(z.string()),
  rules: z.string(),
  awards: z.string(),
  socialMedia: z.strictObject({
    discord: link,
    instagram: link,
    youtube: link,
    kick: link,
    twitch: link,
    twitter: link,
  }),
  playoffSettings,
  relegationSettings,
  rankingRules: fullRankingRules,
  news: z.array(newsItem),
});
export type LeagueSettings = z.infer<typeof leagueSettings>;

/** The answer of GET and PUT /api/settings. `primaryColor` equals `color`; the public screens read it by this name. */
export const shownSettings = z.object({ ...leagueSettings.shape, logo: z.string(), primaryColor: z.string() });
export type ShownSettings = z.infer<typeof shownSettings>;

/**
 * The settings as they are answered: with the default logo where the league has none, and the defaults of what older documents
 * do not keep.
 */
export const showSettings = (
  settings: Omit<LeagueSettings, 'news' | 'rankingRules'> & {
    readonly news?: LeagueSettings['news'] | undefined;
    readonly rankingRules: RankingRules;
  },
): ShownSettings => ({
  ...settings,
  rankingRules: inFull(settings.rankingRules),
  news: settings.news ?? defaultSettings.news,
  logo: settings.logo ?? DEFAULT_LOGO,
  primaryColor: settings.color,
});
