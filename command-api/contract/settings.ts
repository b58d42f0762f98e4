import { headToHeadWhen, playoffFormat, tieBreaker } from '@league/events/season-terms.ts';
import * as z from 'zod/mini';
import { daySetting } from './moment.ts';
import { reasonField } from './reason.ts';
import { logoPath } from './team.ts';
import { freeText, requiredText } from './text.ts';
import { isWebAddress } from './web-address.ts';

/** The sentence for a setting that is empty (docs/rules.md#settings). */
const EMPTY = 'Lütfen geçerli bir değer girin!';

const text = (longest: number) => z.pipe(requiredText(EMPTY), freeText(longest));

const themeColor = z.string(EMPTY).check(z.regex(/^#[0-9a-f]{6}$/i, EMPTY));

/** An http(s) address without user name; an empty one removes the link. */
const link = z.nullable(
  z.string().check(
    z.maxLength(500),
    z.refine(
      (value) => value.trim() === '' || isWebAddress(value.trim()),
      'http:// veya https:// ile başlayan bir adres girin.',
    ),
  ),
);

/** How many teams a play-off may have (docs/rules.md#settings). */
export const PLAYOFF_TEAMS = [4, 6, 8, 12] as const;

/** The home page has room for so many. */
const NEWS_ITEMS = 3;

const newsBody = z
  .array(
    z.strictObject({
      title: text(100),
      text: text(500),
      date: z.optional(z.nullable(daySetting(EMPTY))),
    }),
  )
  .check(z.refine(({ length }) => length === NEWS_ITEMS, `${NEWS_ITEMS} haber verilmeli.`));

/** PUT /api/settings: any of these fields; what is left out stays. `color` and `primaryColor` are one. */
export const settingsBody = z.strictObject({
  title: z.optional(text(100)),
  description: z.optional(text(2000)),
  startDate: z.optional(daySetting(EMPTY)),
  endDate: z.optional(daySetting(EMPTY)),
  rules: z.optional(text(20_000)),
  awards: z.optional(text(20_000)),
  color: z.optional(themeColor),
  primaryColor: z.optional(themeColor),
  logo: z.optional(logoPath.check(z.refine((logo) => logo !== '', EMPTY))),
  socialMedia: z.optional(
    z.strictObject({
      discord: z.optional(link),
      instagram: z.optional(link),
      youtube: z.optional(link),
      kick: z.optional(link),
      twitch: z.optional(link),
      twitter: z.optional(link),
    }),
  ),
  /** All of them, in their order; the third leads to rules and awards. */
  news: z.optional(newsBody),
  playoffSettings: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      playoffTeams: z.optional(z.literal(PLAYOFF_TEAMS)),
      playoffFormat: z.optional(playoffFormat),
    }),
  ),
  relegationSettings: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      relegationTeams: z.optional(
        z
          .int()
          .check(
            z.gte(0, 'Küme düşen takım sayısı 0-10 arasında olmalıdır.'),
            z.lte(10, 'Küme düşen takım sayısı 0-10 arasında olmalıdır.'),
          ),
      ),
      relegationZone: z.optional(z.literal('bottom')),
    }),
  ),
  rankingRules: z.optional(
    z.strictObject({
      tieBreakers: z.optional(
        z.array(tieBreaker).check(
          z.minLength(1),
          z.refine((rules) => new Set(rules).size === rules.length, 'Aynı kural iki kez verilemez.'),
        ),
      ),
      pointsForWin: z.optional(z.int().check(z.gte(1), z.lte(10))),
      pointsForDraw: z.optional(z.int().check(z.gte(0), z.lte(10))),
      headToHeadWhen: z.optional(headToHeadWhen),
    }),
  ),
  ...reasonField,
});

/** PUT /api/settings/color. */
export const colorBody = z.strictObject({ primaryColor: themeColor, ...reasonField });
