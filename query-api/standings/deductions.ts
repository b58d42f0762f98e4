import type { Deduction, SeasonDocument } from '../contract/seasons.ts';

/** Which points are taken off in a table, now or in the past (docs/rules.md#deductions). Pure. */

/** The table's time; a part that is left out cuts nothing off. */
export type DeductionCut = {
  /** The place in the log up to which the table knows what was recorded. */
  readonly known?: string | undefined;
  /** The time up to which it counts what happened. */
  readonly asOf?: string | undefined;
};

/** The deductions that count: recorded by then, and not known to be lifted. */
export const countingDeductions = (
  season: SeasonDocument | undefined,
  { known, asOf }: DeductionCut = {},
): readonly Deduction[] => {
  const until = asOf === undefined ? Number.POSITIVE_INFINITY : Date.parse(asOf);
  const isKnown = (position: string): boolean => known === undefined || position <= known;
  return (season?.deductions ?? []).filter(
    ({ position, recordedAt, lifted }) =>
      isKnown(position) && Date.parse(recordedAt) <= until && (lifted === null || !isKnown(lifted.position)),
  );
};

/** Where and when deductions were recorded or lifted. */
export const actsOf = (deductions: readonly Deduction[]): readonly Pick<Deduction, 'position' | 'recordedAt'>[] =>
  deductions.flatMap(({ position, recordedAt, lifted }) =>
    lifted === null ? [{ position, recordedAt }] : [{ position, recordedAt }, lifted],
  );

/** The points that each team loses by these deductions. */
export const pointsLost = (deductions: readonly Deduction[]): ReadonlyMap<string, number> => {
  const lost = new Map<string, number>();
  for (const { team, points } of deductions) lost.set(team, (lost.get(team) ?? 0) + points);
  return lost;
};
