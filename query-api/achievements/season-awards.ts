import type { SeasonDocument } from '../contract/seasons.ts';
import { seasonLabels } from '../seasons/labels.ts';

type Awarded = { readonly season: string | null; readonly assignedAt: string };

/**
 * The number of the season to which an award belongs: the one whose label its achievement names; where it names none that there is, the one
 * that was current when it was given, and before the first season that one. undefined before there is any.
 */
export const seasonOfAward = (seasons: readonly SeasonDocument[]): ((award: Awarded) => number | undefined) => {
  const byLabel = new Map([...seasonLabels(seasons)].map(([season, label]) => [label, season]));
  const newestFirst = seasons.toSorted((a, b) => b.season - a.season);
  return ({ season, assignedAt }) =>
    (season === null ? undefined : byLabel.get(season)) ??
    (newestFirst.find(({ startedAt }) => startedAt <= assignedAt) ?? newestFirst.at(-1))?.season;
};
