import * as z from 'zod/mini';
import { PLAYER_POSITIONS } from './position-words.ts';

/** Where a player plays. */
export const playerPosition = z.enum(PLAYER_POSITIONS);
export type PlayerPosition = z.infer<typeof playerPosition>;

/**
 * Where a player plays in one match: on the pitch there are two more (docs/rules.md#statistics). Their places are stored in read
 * models (query-api/contract/match-lines.ts): whoever changes the order raises the version of that projection.
 */
export const MATCH_POSITIONS = [...PLAYER_POSITIONS, 'Sol Forvet', 'Sağ Forvet'] as const;

export const matchPosition = /* @__PURE__ */ z.enum(MATCH_POSITIONS);
export type MatchPosition = z.infer<typeof matchPosition>;

/** The four of which a player names a favourite. */
export const FAVORITE_POSITIONS = [
  'Kaleci',
  'Defans',
  'Orta Saha',
  'Forvet',
] as const satisfies readonly PlayerPosition[];
