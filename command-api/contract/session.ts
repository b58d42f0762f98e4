import * as z from 'zod/mini';

/** The session record that the browser keeps. `token` goes out as `Authorization: Bearer`. */
export const session = z.object({
  token: z.string(),
  _id: z.string(),
  id: z.string(),
  username: z.string(),
  isAdmin: z.boolean(),
});
export type Session = z.infer<typeof session>;
