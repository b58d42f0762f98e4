import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';

type TieBreaker = SettingsAnswer['rankingRules']['tieBreakers'][number];

/** The tie-breakers that an admin orders; the name always comes last. */
export const ORDERED = ['goalDifference', 'goalsFor', 'headToHead', 'wins'] as const;
export type OrderedRule = (typeof ORDERED)[number];

const isOrdered = (rule: TieBreaker | null): rule is OrderedRule => rule !== null && rule !== 'name';

/** The rules before the name, which decides between any two teams. A form may hold none in a place. */
export const chosenOf = (rules: readonly (TieBreaker | null)[]): readonly OrderedRule[] => {
  const end = rules.indexOf('name');
  return rules.slice(0, end === -1 ? rules.length : end).filter(isOrdered);
};

/** The rules as they are sent. */
export const withName = (chosen: readonly OrderedRule[]): TieBreaker[] => [...chosen, 'name'];

/** The rules with this one a place earlier (-1) or later (+1); as they are where it stands at that end. */
export const movedBy = (chosen: readonly OrderedRule[], rule: OrderedRule, by: -1 | 1): readonly OrderedRule[] => {
  const from = chosen.indexOf(rule);
  const to = from + by;
  if (from === -1 || to < 0 || to >= chosen.length) return chosen;
  return chosen.with(from, chosen[to] ?? rule).with(to, rule);
};
