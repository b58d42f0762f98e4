import * as z from 'zod/mini';
import { freeText } from './text.ts';

/** Every command takes a reason, which stands in the audit (docs/rules.md#commands). */
export const reasonField = { reason: z.optional(freeText(500)) };

/** The body of calls that take nothing but, perhaps, a reason. */
export const reasonOnlyBody = z.strictObject(reasonField);
