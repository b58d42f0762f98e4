import { CATEGORIES, LOGO_TYPES, RARITIES, RECEIVER_TYPES } from '@league/events/achievements.ts';
import * as z from 'zod/mini';
import { reasonField } from './reason.ts';
import { freeText, INVISIBLE, requiredText, whenMissing } from './text.ts';

/** The bodies of the calls about achievements (docs/rules.md#achievements). */

export { RECEIVER_TYPES };

/** The most characters of the texts of an achievement, and of the note of an award. */
export const MOST = { title: 60, description: 300, season: 30, customText: 50, note: 200 } as const;

const NO_TITLE = 'Başlık boş olamaz.';
const LEAST_TITLE = 2;
const TITLE_LENGTH = `Başlık ${LEAST_TITLE} ile ${MOST.title} karakter arasında olmalı.`;
const NO_DESCRIPTION = 'Açıklama boş olamaz.';
const COLOR = 'Renk # işareti ve altı onaltılık hane olmalı (#ffd700).';
const ICON = 'Simge adı en fazla 40 harf, rakam, boşluk ve tireden oluşur.';
const UNSEEN = 'Metinde görünmeyen karakter olamaz.';

const isLongEnough = (text: string): boolean => {
  const { length } = [...text.trim()];
  // An empty one has a sentence of its own.
  return length === 0 || (length >= LEAST_TITLE && length <= MOST.title);
};

const isVisible = (text: string): boolean => !INVISIBLE.test(text);

const title = requiredText(NO_TITLE).check(z.refine(isLongEnough, TITLE_LENGTH), z.refine(isVisible, UNSEEN));

const optionalText = (most: number) => z.optional(z.nullable(freeText(most)));

/** Everything of an achievement that has a value from the start. */
const withDefaults = {
  category: z.optional(z.enum(CATEGORIES, 'Kategori seçin.')),
  type: z.optional(z.enum(RECEIVER_TYPES, 'Tür seçin.')),
  icon: z.optional(z.string(ICON).check(z.regex(/^(?=.*[\p{L}\p{N}])[\p{L}\p{N} -]{1,40}$/u, ICON))),
  color: z.optional(z.string(COLOR).check(z.regex(/^#[0-9a-f]{6}$/i, COLOR))),
  logoType: z.optional(z.enum(LOGO_TYPES, 'Logo türü seçin.')),
  rarity: z.optional(z.enum(RARITIES, 'Nadirlik seçin.')),
  customText: optionalText(MOST.customText),
  season: optionalText(MOST.season),
};

const description = z.pipe(requiredText(NO_DESCRIPTION), freeText(MOST.description));

/** POST /api/achievements; what is left out has its default ({@link ACHIEVEMENT_DEFAULTS}). */
export const createAchievementBody = z.strictObject({ title, description, ...withDefaults, ...reasonField });

/** PUT /api/achievements/{id}; what is left out stays. */
export const changeAchievementBody = z.strictObject({
  title: z.optional(title),
  description: z.optional(description),
  ...withDefaults,
  ...reasonField,
});

/** The values of a new achievement whose body leaves them out. */
export const ACHIEVEMENT_DEFAULTS = {
  category: 'season',
  type: 'player',
  icon: 'trophy',
  color: '#ffd700',
  logoType: 'trophy',
  rarity: 'common',
} as const;

/** DELETE /api/achievements/{id}: `awards` is how many awards the sender knows to go with it, none where it is left out. */
export const deleteAchievementBody = z.strictObject({
  awards: z.optional(z.int().check(z.nonnegative())),
  ...reasonField,
});

const awarded = {
  achievementId: z.uuid(whenMissing('Bir başarım seçin.')),
  note: optionalText(MOST.note),
  ...reasonField,
};

/** POST /api/achievements/assign/player. */
export const awardPlayerBody = z.strictObject({ playerId: z.uuid(whenMissing('Bir oyuncu seçin.')), ...awarded });

/** POST /api/achievements/assign/team. */
export const awardTeamBody = z.strictObject({ teamId: z.uuid(whenMissing('Bir takım seçin.')), ...awarded });
