import { MOST_DEDUCTED } from '@league/events/shapes.ts';
import * as z from 'zod/mini';
import { publicReason } from './reason.ts';
import { seasonField } from './season.ts';

export { MOST_DEDUCTED };

const NO_POINTS = `1 ile ${MOST_DEDUCTED} arasında bir tam sayı girin.`;

/** POST /api/teams/{id}/deductions. */
export const deductPointsBody = z.strictObject({
  points: z.int(NO_POINTS).check(z.gte(1, NO_POINTS), z.lte(MOST_DEDUCTED, NO_POINTS)),
  reason: publicReason,
  ...seasonField,
});
