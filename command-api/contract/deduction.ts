import { MOST_DEDUCTED } from '@league/events/shapes.ts';
import * as z from 'zod/mini';
import { MOST_REASON } from './reason.ts';
import { seasonField } from './season.ts';
import { freeText, whenMissing } from './text.ts';

export { MOST_DEDUCTED };

const LEAST_REASON = 3;
const NO_REASON = `Nedeni en az ${LEAST_REASON} karakterle yazın.`;
const NO_POINTS = `1 ile ${MOST_DEDUCTED} arasında bir tam sayı girin.`;

const isLongEnough = (text: string): boolean => [...text.trim()].length >= LEAST_REASON;

/** POST /api/teams/{id}/deductions. Everybody reads the reason under the table, so that it is never left out. */
export const deductPointsBody = z.strictObject({
  points: z.int(NO_POINTS).check(z.gte(1, NO_POINTS), z.lte(MOST_DEDUCTED, NO_POINTS)),
  reason: z.pipe(z.string(whenMissing(NO_REASON)).check(z.refine(isLongEnough, NO_REASON)), freeText(MOST_REASON)),
  ...seasonField,
});
