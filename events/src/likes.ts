import * as z from 'zod/mini';
import { id } from './shapes.ts';

/** Events of stream `likes-{playerId}`, which is the liker's (`by`), so that a popular player's is no bottleneck. */

export const playerLiked = z.strictObject({ playerId: id, by: id });

export const playerUnliked = z.strictObject({ playerId: id, by: id });
