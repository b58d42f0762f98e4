import type { Deduction, SeasonDocument, SeasonMark, Withdrawal } from '../contract/seasons.ts';

/**
 * What stands beside the results in a table, now or in the past: points taken off (docs/rules.md#deductions) and teams that
 * withdrew (docs/rules.md#withdrawals). Pure.
 */
export type Marks = { readonly deductions: readonly Deduction[]; readonly withdrawals: readonly Withdrawal[] };

/** The table's time; a part that is left out cuts nothing off. */
export type MarksCut = {
  /** The place in the log up to which the table knows what was recorded. */
  readonly known?: string | undefined;
  /** The time up to which it counts what happened. */
  readonly asOf?: string | undefined;
};

/** The marks that count: recorded by then, and not known to be taken back. */
export const countingMarks = (
  { deductions = [], withdrawals = [] }: Partial<Pick<SeasonDocument, keyof Marks>> = {},
  cut: MarksCut = {},
): Marks => ({
  deductions: deductions.filter((deduction) => counts(deduction, cut)),
  withdrawals: withdrawals.filter((withdrawal) => counts(withdrawal, cut)),
});

const counts = ({ position, recordedAt, lifted }: SeasonMark, { known, asOf }: MarksCut): boolean => {
  const until = asOf === undefined ? Number.POSITIVE_INFINITY : Date.parse(asOf);
  const isKnown = (at: string): boolean => known === undefined || at <= known;
  return isKnown(position) && Date.parse(recordedAt) <= until && (lifted === null || !isKnown(lifted.position));
};

/** Where and when the marks were recorded or taken back. */
export const actsOf = (marks: readonly SeasonMark[]): readonly Omit<SeasonMark, 'lifted'>[] =>
  marks.flatMap(({ position, recordedAt, lifted }) =>
    lifted === null ? [{ position, recordedAt }] : [{ position, recordedAt }, lifted],
  );

/** The points that each team loses by these deductions. */
export const pointsLost = (deductions: readonly Deduction[]): ReadonlyMap<string, number> => {
  const lost = new Map<string, number>();
  for (const { team, points } of deductions) lost.set(team, (lost.get(team) ?? 0) + points);
  return lost;
};

/** The teams of which no match counts any more. */
export const annulledTeams = (withdrawals: readonly Withdrawal[]): ReadonlySet<string> =>
  new Set(withdrawals.flatMap(({ team, played }) => (played === 'annul' ? [team] : [])));
