import { PLAYER_POSITIONS } from '@league/events/position-words.ts';

/** The positions that a player can have, from the own goal on. Apart from the answers, so that a page's address is checked without them. */
export const playerPositions: readonly string[] = PLAYER_POSITIONS;
