import * as z from 'zod/mini';

/** One piece of news on the home page; `date` is the Turkish day of which it tells. */
export const newsItem = /* @__PURE__ */ z.strictObject({
  title: z.string(),
  text: z.string(),
  date: z.nullable(z.iso.date()),
});
export type NewsItem = z.infer<typeof newsItem>;
