import { crestShape } from '@league/events/crest.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import * as z from 'zod/mini';
import { reasonField } from './reason.ts';
import { freeText, INVISIBLE, whenMissing } from './text.ts';
import { isWebAddress } from './web-address.ts';

const TEAM_NAME_MAX = 50;

/** A pile of combining marks breaks out of its line; no Turkish name needs two. */
const STACKED_MARKS = /\p{M}{3,}/u;

const NAME_MISSING = 'Takım adı boş olamaz!';

export const teamName = z.string(whenMissing(NAME_MISSING)).check(
  // Checked by its key: a name of nothing but combining marks is empty, too.
  z.refine((name) => nameKey(name) !== '', NAME_MISSING),
  z.refine(
    (name) => [...name.trim()].length <= TEAM_NAME_MAX,
    `Takım adı en fazla ${TEAM_NAME_MAX} karakter olabilir.`,
  ),
  z.refine((name) => !INVISIBLE.test(name) && !STACKED_MARKS.test(name), 'Takım adında görünmeyen karakter olamaz.'),
);

/** A path of this site under /images, or a picture elsewhere on the web; empty for none. */
export const logoPath = z.nullable(
  z.string().check(
    z.maxLength(500),
    z.refine(
      (logo) => logo === '' || /^\/images\/\w[\w.-]*$/.test(logo) || isWebAddress(logo),
      'Logo bir site yolu (/images/…) ya da http(s) adresi olmalı.',
    ),
  ),
);

/** The most characters of a city. */
const CITY_MAX = 50;

/** Where the team is at home; null and empty text for nowhere. */
const city = z.nullable(freeText(CITY_MAX));

const crest = crestShape.check(
  z.refine(({ primary, secondary }) => primary !== secondary, {
    error: 'İki renk birbirinden farklı olmalı.',
    path: ['secondary'],
  }),
);

/** POST /api/teams; without a crest the league chooses one. */
export const createTeamBody = z.strictObject({
  name: teamName,
  logo: z.optional(logoPath),
  city: z.optional(city),
  crest: z.optional(crest),
  ...reasonField,
});

/** PUT /api/teams/{id}; what is left out stays. */
export const changeTeamBody = z.strictObject({
  name: z.optional(teamName),
  logo: z.optional(logoPath),
  city: z.optional(city),
  crest: z.optional(crest),
  ...reasonField,
});

/** DELETE /api/teams/{id}?players=delete deletes its players with it; without it they become free. */
export const deleteTeamQuery = z.object({
  players: z.optional(z.enum(['free', 'delete'], { error: 'players free ya da delete olmalı.' })),
  ...reasonField,
});
