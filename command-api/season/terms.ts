import type { PlayoffSettings, RankingRules, RelegationSettings } from '@league/events/season-terms.ts';
import { distinctLabels, ownLabel } from '@league/events/rules/season-labels.ts';

/** The settings under which a season is played: looked up in the settings, and carried by the event that opens the season. */
export type SeasonTerms = {
  readonly startDate: string | null;
  /**
   * The start date that was last set for each season, by its number: the label in the event that opened a season does not
   * follow later changes.
   */
  readonly startDates: ReadonlyMap<number, string | null>;
  readonly rankingRules: RankingRules;
  readonly playoffSettings: PlayoffSettings;
  readonly relegationSettings: RelegationSettings;
};

/**
 * The terms of a season that opens, or goes on. Its label is distinct from the labels that earlier seasons have now; `labels` are those
 * with which they opened, by number.
 */
export const termsOf = (
  season: number,
  { startDate, startDates, ...terms }: SeasonTerms,
  labels: ReadonlyMap<number, string>,
) => {
  const before = [...labels]
    .filter(([number]) => number < season)
    .map(([number, label]) => {
      const said = startDates.get(number);
      return said === undefined ? label : ownLabel(number, said);
    });
  const [label = ''] = distinctLabels([...before, ownLabel(season, startDate)]).slice(-1);
  return { label, ...terms };
};
