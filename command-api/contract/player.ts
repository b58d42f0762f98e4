import { FAVORITE_POSITIONS } from '@league/events/positions.ts';
import * as z from 'zod/mini';
import { gamertag } from './gamertag.ts';
import { email } from './email.ts';
import { jersey, position, psoId } from './player-fields.ts';
import { reasonField } from './reason.ts';
import { freeText, whenMissing } from './text.ts';
import { isWebAddress } from './web-address.ts';

/** The bodies of the calls about players (docs/rules.md#players). */

/** The most characters of a bio. */
export const MOST_BIO = 500;

/** A handle or an http(s) address; empty for none. */
const socialAccount = z.string().check(
  z.maxLength(200),
  z.refine(
    (value) => value.trim() === '' || /^@?[\w.-]{1,50}$/.test(value.trim()) || isWebAddress(value.trim()),
    'Kullanıcı adı ya da http(s) adresi girin.',
  ),
);

const realName = z.nullable(freeText(50));

/** PUT /api/players/gamertag/{gamertag}/profile: what is left out stays, null and empty text clear. */
export const profileBody = z.strictObject({
  bio: z.optional(z.nullable(freeText(MOST_BIO))),
  favoritePosition: z.optional(z.nullable(z.enum([...FAVORITE_POSITIONS, '']))),
  playingStyle: z.optional(z.nullable(freeText(100))),
  firstName: z.optional(realName),
  lastName: z.optional(realName),
  socialMedia: z.optional(
    z.strictObject({
      twitter: z.optional(z.nullable(socialAccount)),
      instagram: z.optional(z.nullable(socialAccount)),
      twitch: z.optional(z.nullable(socialAccount)),
      youtube: z.optional(z.nullable(socialAccount)),
    }),
  ),
  ...reasonField,
});
export type ProfileWish = z.infer<typeof profileBody>;

/** PUT /api/players/{id}: an admin's edit; what is left out stays. */
export const playerBody = z.strictObject({
  gamertag: z.optional(gamertag),
  psoId: z.optional(psoId),
  email: z.optional(email),
  firstName: z.optional(realName),
  lastName: z.optional(realName),
  position: z.optional(position),
  jerseyNumber: z.optional(jersey),
  isAdmin: z.optional(z.boolean()),
  ...reasonField,
});
export type PlayerWish = z.infer<typeof playerBody>;

/** The most players that are approved by one call. */
export const MOST_APPROVED = 200;

/** POST /api/players/approve. */
export const approveManyBody = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1, 'En az bir oyuncu seçin.'), z.maxLength(MOST_APPROVED)),
  ...reasonField,
});

const teamField = z.nullable(z.uuid({ error: 'Takım seçin.' }));
/** The team that the sender saw the player in, null for none: another one is 409 PLAYER_MOVED. */
const fromField = { from: z.optional(teamField) };

/** PUT /api/players/{id}/assign; null makes the player free. */
export const assignBody = z.strictObject({ teamId: teamField, ...fromField, ...reasonField });

/** PUT /api/players/{id}/release. */
export const releaseBody = z.strictObject({ ...fromField, ...reasonField });

/** POST /api/players/assign-team; null makes the player free. */
export const assignTeamBody = z.strictObject({
  playerId: z.uuid(whenMissing('Lütfen oyuncu ve işlem seçin.')),
  teamId: teamField,
  ...fromField,
  ...reasonField,
});

/** POST /api/players/{id}/like: as the sender wants it to be; without `liked` it is turned round. */
export const likeBody = z.strictObject({ liked: z.optional(z.boolean()), ...reasonField });
