/**
 * A season's label when no other season has the same: 'Sezon ' and the year of its start date, else its number
 * (docs/rules.md#season-labels).
 */
export const ownLabel = (season: number, startDate: string | null): string =>
  `Sezon ${startDate === null ? season : startDate.slice(0, 4)}`;

/**
 * Makes labels distinct, oldest season first: a later season with an earlier one's label gets a number behind it,
 * 'Sezon 2026 (2)', so that a new season never changes the label of a closed one.
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
