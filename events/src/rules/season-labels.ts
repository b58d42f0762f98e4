/** What a season is called by itself: 'Sezon ' and the year of its start date, else its number (docs/rules.md#season-labels). */
export const ownLabel = (season: number, startDate: string | null): string =>
  `Sezon ${startDate === null ? season : startDate.slice(0, 4)}`;

/**
 * The labels of seasons, oldest first, from what each is called by itself: a later one that would be called like one
 * before it gets a number behind it, 'Sezon 2026 (2)'. So a closed season never changes its label.
 */
export const distinctLabels = (own: readonly string[]): string[] => {
  const taken = new Set<string>();
  return own.map((label) => {
    let distinct = label;
    for (let number = 2; taken.has(distinct); number += 1) distinct = `${label} (${number})`;
    taken.add(distinct);
    return distinct;
  });
};
