import type { EventType } from '@league/events/catalogue.ts';
import { type AuditDocument, auditModel } from '../contract/audit.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import type { Relations } from './answer-audit.ts';
import { actUndoneBy, type Undoing, undoings } from './taken-back.ts';

/**
 * Reads what the entries follow from, and what took them back. Types that are listed `onlyOnRequest` cause nothing.
 */
export const readRelations = async (
  view: ReadView,
  entries: readonly AuditDocument[],
  onlyOnRequest: readonly EventType[],
): Promise<Relations> => {
  const pairs = await readUndoings(view, entries);
  return {
    causes: await readCauses(view, entries, onlyOnRequest),
    takenBackBy: new Map(pairs.map(({ undo, undone }) => [undone.position, undo])),
    tookBack: new Map(pairs.map(({ undo, undone }) => [undo.position, undone])),
  };
};

/** More than one call and its steps record in a millisecond. */
const MOST_AT_ONCE = 200;

/**
 * What the entries follow from, by id. What a process records has the time of what it reacted to (command-api/processes), so that
 * the cause is among the first entries of that time.
 */
const readCauses = async (
  view: ReadView,
  entries: readonly AuditDocument[],
  onlyOnRequest: readonly EventType[],
): Promise<ReadonlyMap<string, AuditDocument>> => {
  const caused = entries.filter((entry) => entry.caused === true);
  const causes = new Map<string, AuditDocument>();
  for (const { causationId, recordedAt } of new Map(caused.map((entry) => [entry.causationId, entry])).values()) {
    const recordedThen = await view.list(auditModel, {
      where: { recordedAt: { from: recordedAt, to: nextMillisecond(recordedAt) }, type: { not: onlyOnRequest } },
      limit: MOST_AT_ONCE,
    });
    const cause = recordedThen.find(({ eventId }) => eventId === causationId);
    if (cause !== undefined) causes.set(causationId, cause);
  }
  return causes;
};

const nextMillisecond = (instant: string): string => new Date(Date.parse(instant) + 1).toISOString();

const DEDUCTIONS = ['PointsDeducted', 'PointDeductionLifted'] as const satisfies readonly EventType[];

/** All that was ever taken back, read where one of the entries may belong to it. */
const readUndoings = async (view: ReadView, entries: readonly AuditDocument[]): Promise<readonly Undoing[]> => {
  const types = new Set(entries.map(({ type }) => type));
  const all = async (wanted: readonly string[]): Promise<AuditDocument[]> => {
    const found: AuditDocument[] = [];
    for (const type of wanted) found.push(...(await view.list(auditModel, { where: { type } })));
    return found.toSorted((a, b) => (a.position < b.position ? -1 : 1));
  };
  const undos = await all(['SeasonActUndone']);
  const undone = [...new Set(undos.flatMap((undo) => actUndoneBy(undo) ?? []))];
  const concerned = [...undone, 'SeasonActUndone'];
  return undoings({
    acts: concerned.some((type) => types.has(type)) ? await all(concerned) : [],
    deductions: DEDUCTIONS.some((type) => types.has(type)) ? await all(DEDUCTIONS) : [],
  });
};
