import * as z from 'zod/mini';
import { id } from './shapes.ts';

/**
 * Events of streams `teamname-{key}` and `gamertag-{key}`: a name belongs to whatever owner appended first.
 */

export const reserved = z.strictObject({ name: z.string(), owner: id });

export const released = z.strictObject({ name: z.string(), owner: id });
