import * as z from 'zod/mini';
import { freeText, whenMissing } from './text.ts';

/** The most characters of a reason. */
export const MOST_REASON = 500;

/** Every command takes a reason, which stands in the audit (docs/rules.md#commands). */
export const reasonField = { reason: z.optional(freeText(MOST_REASON)) };

/** The body of calls that take nothing but, perhaps, a reason. */
export const reasonOnlyBody = z.strictObject(reasonField);

const LEAST_REASON = 3;
const NO_REASON = `Nedeni en az ${LEAST_REASON} karakterle yazın.`;

const isLongEnough = (text: string): boolean => [...text.trim()].length >= LEAST_REASON;

/** The reason of an act that everybody reads under the table, so that it is never left out. */
export const publicReason = z.pipe(
  z.string(whenMissing(NO_REASON)).check(z.refine(isLongEnough, NO_REASON)),
  freeText(MOST_REASON),
);
