import * as z from 'zod/mini';
import { freeText } from './text.ts';

/** Every command takes a reason (design.md 5); it stands in the audit. */
export const reasonField = { reason: z.optional(freeText(500)) };
