import { PLATFORMS } from '@league/events/officials.ts';
import * as z from 'zod/mini';
import { reasonField } from './reason.ts';
import { whenMissing } from './text.ts';

/** The bodies of the calls that put officials to matches (docs/rules.md#officials). */

const MISSING_REFEREE = 'Hakem seçmelisiniz.';
const MISSING_BROADCASTER = 'Yayıncı seçmelisiniz.';

const person = (missing: string) => z.uuid(whenMissing(missing));

const however = {
  /** The player whom the sender saw in that place; null, or left out, for nobody. The call is refused where another player stands there. */
  from: z.optional(z.nullable(z.uuid())),
  /** Somebody who plays in the match, or is busy at its time, is taken when it is sent once more with this. */
  confirm: z.optional(z.boolean()),
  ...reasonField,
};

/** PUT /api/matches/{id}/assign-referee. */
export const assignRefereeBody = z.strictObject({ refereeId: person(MISSING_REFEREE), ...however });

/** PUT /api/matches/{id}/assign-broadcaster. */
export const assignBroadcasterBody = z.strictObject({ broadcasterId: person(MISSING_BROADCASTER), ...however });

/** The places of referees as calls name them. */
export const refereeRoleInput = z.enum(['referee', 'assistant', 'var', 'fourth_official'], 'Görev seçin.');
export type RefereeRoleInput = z.infer<typeof refereeRoleInput>;

/** POST /api/admin/assign-referee. */
export const assignRefereeToBody = z.strictObject({
  matchId: z.uuid(whenMissing('Maç seçin.')),
  refereeId: person(MISSING_REFEREE),
  role: refereeRoleInput,
  ...however,
});

/** DELETE /api/matches/{id}/remove-referee: the main referee unless told. */
export const removeRefereeQuery = z.object({
  role: z.optional(
    z.enum(['assistant', 'var', 'fourth_official'], 'Görev assistant, var ya da fourth_official olabilir.'),
  ),
  ...reasonField,
});

/** POST /api/admin/assign-broadcaster. */
export const assignBroadcasterToBody = z.strictObject({
  matchId: z.uuid(whenMissing('Maç seçin.')),
  broadcasterId: person(MISSING_BROADCASTER),
  role: z.enum(['main', 'co'], 'Görev seçin.'),
  /** That of the office unless told. */
  platform: z.optional(z.enum(PLATFORMS, 'Platform seçin.')),
  ...however,
});

const MAX_VIEWERS = 999_999_999;
const VIEWERS = `İzleyici sayısı 0 ile ${MAX_VIEWERS.toLocaleString('tr-TR')} arasında bir tam sayı olmalı.`;

/** PUT /api/broadcasters/stream/{matchId}: without `isLive` a count alone, of a stream that runs. */
export const streamBody = z
  .strictObject({
    isLive: z.optional(z.boolean()),
    viewerCount: z.optional(z.int(VIEWERS).check(z.gte(0, VIEWERS), z.lte(MAX_VIEWERS, VIEWERS))),
    /** Whose stream an admin means; the main broadcaster's where it is left out. */
    broadcasterId: z.optional(z.uuid()),
    ...reasonField,
  })
  .check(
    z.refine(({ isLive, viewerCount }) => isLive !== undefined || viewerCount !== undefined, {
      path: ['isLive'],
      error: 'Yayının açık olup olmadığını seçin.',
    }),
  );

/** DELETE /api/matches/{id}/remove-broadcaster: the main one unless told. */
export const removeBroadcasterQuery = z.object({ broadcasterId: z.optional(z.uuid()), ...reasonField });
