/** Shown where a match names no stadium of its own (docs/rules.md#fixtures). */
const LEAGUE_STADIUM = 'Lig Stadyumu';

/** The stadium as it was typed; an empty one is the league's. */
export const stadiumTyped = (typed: string): string => typed.trim() || LEAGUE_STADIUM;
