import { distinctLabels } from '@league/events/rules/season-labels.ts';
import type { SeasonDocument } from '../contract/seasons.ts';

/** The label under which everybody knows each season, by its number. */
export const seasonLabels = (seasons: readonly SeasonDocument[]): ReadonlyMap<number, string> => {
  const oldestFirst = seasons.toSorted((a, b) => a.season - b.season);
  const labels = distinctLabels(oldestFirst.map(({ label }) => label));
  return new Map(oldestFirst.map(({ season, label }, index) => [season, labels[index] ?? label]));
};
