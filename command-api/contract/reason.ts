import * as z from 'zod/mini';

/** Every command takes a reason (design.md 5); it stands in the audit. */
export const reasonField = { reason: z.optional(z.string().check(z.maxLength(500))) };
