import * as z from 'zod/mini';

/** As the contract has it; its table of calls is too heavy for a page. */
export const likeAnswer = z.object({
  likes: z.number(),
  isLiked: z.boolean(),
  position: z.optional(z.string()),
});
export type LikeAnswer = z.infer<typeof likeAnswer>;
