import * as z from 'zod/mini';
import { freeText } from './text.ts';

/** The most characters of a reason. */
export const MOST_REASON = 500;

/** Every command takes a reason, which stands in the audit (docs/rules.md#commands). */
export const reasonField = { reason: z.optional(freeText(MOST_REASON)) };

/** The body of calls that take nothing but, perhaps, a reason. */
export const reasonOnlyBody = z.strictObject(reasonField);
