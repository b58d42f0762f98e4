import * as z from 'zod/mini';
import { newsItem } from './news-item.ts';
import { headToHeadWhen, playoffFormat, tieBreaker } from './season-terms.ts';
import { change, count, seasonNumber } from './shapes.ts';

/** Events of stream `settings`. Events on which a season's table depends contain the season (ADR 7). */

const text = change(z.string());
const optionalText = change(z.nullable(z.string()));
const day = change(z.nullable(z.iso.date()));

export const tournamentSettingsChanged = z.strictObject({
  season: seasonNumber,
  changes: z.strictObject({
    title: z.optional(text),
    description: z.optional(text),
    startDate: z.optional(day),
    endDate: z.optional(day),
    rules: z.optional(text),
    awards: z.optional(text),
  }),
});

export const themeColorChanged = z.strictObject({ changes: z.strictObject({ color: text }) });

export const logoChanged = z.strictObject({ changes: z.strictObject({ logo: optionalText }) });

export const socialLinksChanged = z.strictObject({
  changes: z.strictObject({
    discord: z.optional(optionalText),
    instagram: z.optional(optionalText),
    youtube: z.optional(optionalText),
    kick: z.optional(optionalText),
    twitch: z.optional(optionalText),
    twitter: z.optional(optionalText),
  }),
});

export const newsChanged = z.strictObject({
  changes: z.strictObject({ news: change(z.array(newsItem)) }),
});

export const playoffSettingsChanged = z.strictObject({
  season: seasonNumber,
  changes: z.strictObject({
    enabled: z.optional(change(z.boolean())),
    playoffTeams: z.optional(change(count)),
    playoffFormat: z.optional(change(playoffFormat)),
  }),
});

export const relegationSettingsChanged = z.strictObject({
  season: seasonNumber,
  changes: z.strictObject({
    enabled: z.optional(change(z.boolean())),
    relegationTeams: z.optional(change(count)),
    relegationZone: z.optional(change(z.literal('bottom'))),
  }),
});

export const rankingRulesChanged = z.strictObject({
  season: seasonNumber,
  changes: z.strictObject({
    tieBreakers: z.optional(change(z.array(tieBreaker))),
    pointsForWin: z.optional(change(count)),
    pointsForDraw: z.optional(change(count)),
    headToHeadWhen: z.optional(change(headToHeadWhen)),
  }),
});
