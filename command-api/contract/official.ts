import { MOST_EXPERIENCE, PLATFORMS, REFEREE_LEVELS } from '@league/events/officials.ts';
import * as z from 'zod/mini';
import { reasonField } from './reason.ts';
import { freeText, requiredText, whenMissing } from './text.ts';
import { isWebAddress } from './web-address.ts';

/** The bodies of the calls about referees and broadcasters (docs/rules.md#officials). */

export { PLATFORMS, REFEREE_LEVELS };

/** The most characters of an admin's notes about an official. */
export const MOST_NOTES = 500;

const MISSING_REFEREE = 'Lütfen bir oyuncu seçin.';
const MISSING_BROADCASTER = 'Lütfen oyuncu, platform ve kanal linki seçin.';
const MOST_LINK = 300;

const notes = z.optional(z.nullable(freeText(MOST_NOTES)));

/** The channel of a broadcaster. A missing platform or link is refused with the sentence `missing`. */
const channelFields = (missing: string) => ({
  platform: z.enum(PLATFORMS, {
    error: ({ input }) => (input === undefined || input === null || input === '' ? missing : 'Platform seçin.'),
  }),
  channelLink: requiredText(missing).check(
    z.maxLength(MOST_LINK),
    z.refine(
      (value) => value.trim() === '' || isWebAddress(value.trim()),
      'http ya da https ile başlayan bir adres girin.',
    ),
  ),
  channelName: z.optional(z.nullable(freeText(60))),
  /** A link that leads elsewhere than to its platform is taken when it is sent once more with this. */
  confirm: z.optional(z.boolean()),
});

/** POST /api/players/gamertag/{gamertag}/applications. */
export const applicationBody = z.discriminatedUnion(
  'role',
  [
    z.strictObject({
      role: z.literal('referee'),
      level: z.enum(REFEREE_LEVELS, 'Seviye seçin.'),
      experienceYears: z
        .int('Yıl olarak tam sayı girin.')
        .check(
          z.gte(0, `0 ile ${MOST_EXPERIENCE} arasında bir sayı girin.`),
          z.lte(MOST_EXPERIENCE, `0 ile ${MOST_EXPERIENCE} arasında bir sayı girin.`),
        ),
      ...reasonField,
    }),
    z.strictObject({
      role: z.literal('broadcaster'),
      ...channelFields('Lütfen platform ve kanal linki seçin.'),
      ...reasonField,
    }),
  ],
  'Hakemlik ya da yayıncılık seçin.',
);
export type Application = z.infer<typeof applicationBody>;

/** POST /api/simple-referees/assign. */
export const appointRefereeBody = z.strictObject({
  playerId: z.uuid(whenMissing(MISSING_REFEREE)),
  notes,
  ...reasonField,
});

/** POST /api/simple-broadcasters/assign. */
export const appointBroadcasterBody = z.strictObject({
  playerId: z.uuid(whenMissing(MISSING_BROADCASTER)),
  ...channelFields(MISSING_BROADCASTER),
  notes,
  ...reasonField,
});

/** PUT /api/referees/{id}/approve, PUT /api/broadcasters/{id}/approve: false refuses the application. */
export const judgeBody = z.strictObject({ isApproved: z.boolean('Onaylayın ya da reddedin.'), ...reasonField });
