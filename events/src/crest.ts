import * as z from 'zod/mini';
import { CREST_COLOURS, CREST_PATTERNS } from './rules/crest.ts';

const colour = /* @__PURE__ */ z.enum(CREST_COLOURS);

/** A crest in events and in the bodies of commands (rules/crest.ts). */
export const crestShape = /* @__PURE__ */ z.strictObject({
  primary: colour,
  secondary: colour,
  pattern: /* @__PURE__ */ z.enum(CREST_PATTERNS),
});
