import type { AuditDocument } from '../contract/audit.ts';

/** An entry, and the one that it took back. */
export type Undoing = { readonly undo: AuditDocument; readonly undone: AuditDocument };

/** The entries that are read to pair them: they are few, since only admins take such acts back. */
export type UndoableEntries = {
  /** `SeasonActUndone`, and the acts that such entries name, in log order. */
  readonly acts: readonly AuditDocument[];
  /** `PointsDeducted` and `PointDeductionLifted`. */
  readonly deductions: readonly AuditDocument[];
};

/** The type of the act that an undo took back; undefined for any other entry. */
export const actUndoneBy = ({ type, before }: Pick<AuditDocument, 'type' | 'before'>): string | undefined => {
  const act = type === 'SeasonActUndone' ? before?.['act'] : undefined;
  return typeof act === 'string' ? act : undefined;
};

/** What was taken back by what (docs/rules.md#acts and #deductions). */
export const undoings = ({ acts, deductions }: UndoableEntries): readonly Undoing[] => [
  ...undoneActs(acts),
  ...liftedDeductions(deductions),
];

/** An undo takes back the last act of its type in its season that stands: the acts on a season are a stack. */
const undoneActs = (acts: readonly AuditDocument[]): Undoing[] => {
  const standing: AuditDocument[] = [];
  return acts.flatMap((entry) => {
    const act = actUndoneBy(entry);
    if (act === undefined) {
      standing.push(entry);
      return [];
    }
    const at = standing.findLastIndex(({ type, season }) => type === act && season === entry.season);
    const [undone] = at === -1 ? [] : standing.splice(at, 1);
    return undone === undefined ? [] : [{ undo: entry, undone }];
  });
};

const liftedDeductions = (entries: readonly AuditDocument[]): Undoing[] => {
  const deducted = new Map(
    entries.flatMap((entry) => (entry.type === 'PointsDeducted' ? [[entry.deductionId, entry] as const] : [])),
  );
  return entries.flatMap((entry) => {
    // Documents of a generation before version 7 lack the id.
    if (entry.type !== 'PointDeductionLifted' || entry.deductionId === undefined) return [];
    const undone = deducted.get(entry.deductionId);
    return undone === undefined ? [] : [{ undo: entry, undone }];
  });
};
