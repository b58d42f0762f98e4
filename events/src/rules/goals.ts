import type { Score, Side } from '../match-result.ts';

/**
 * The side that scored between two running scores (docs/rules.md#status): whose goals rose while the goals of the other side stayed.
 * null where neither side's rose, where both sides' rose, and where an official took goals back. A match without a score stands at 0–0.
 */
export const sideThatScored = (before: Score | null, after: Score): Side | null => {
  const [home, away] = [after.home - (before?.home ?? 0), after.away - (before?.away ?? 0)];
  if (home > 0 && away === 0) return 'home';
  return away > 0 && home === 0 ? 'away' : null;
};
