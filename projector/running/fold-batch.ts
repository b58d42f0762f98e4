import { evolveSeasonActs, isVoid, type SeasonActs } from '@league/events/rules/season-acts.ts';
import type { DocumentChange, Generation, ReadModelWriter } from '../ports/read-model-writer.ts';
import type { DocumentCache } from './document-cache.ts';
import type { Folding, LogEvent } from './fold.ts';

/** What a batch is folded with. */
export type BatchFolding = {
  readonly folding: Folding;
  readonly cache: DocumentCache;
  readonly writer: Pick<ReadModelWriter, 'load'>;
};

/** The season acts after a batch, and the documents that it changes, each as it is after the last of its events. */
export const foldBatch = async (
  { folding, cache, writer }: BatchFolding,
  generation: Generation,
  before: SeasonActs,
  events: readonly LogEvent[],
): Promise<{ readonly acts: SeasonActs; readonly changes: readonly DocumentChange[] }> => {
  const { acts, accepted } = judge(folding, before, events);
  const touched = accepted.map(({ event }) => folding.documentIds(event));
  const known =
    folding.projection.writeOnce === true
      ? new Map<string, object>()
      : await cache.read(touched.flat(), (missing) => writer.load(generation, missing));
  const changes = new Map<string, DocumentChange>();
  for (const [index, { event, position }] of accepted.entries()) {
    for (const id of touched[index] ?? []) {
      const earlier = changes.get(id);
      const existing = earlier === undefined ? (known.get(id) ?? null) : earlier.document;
      const document = folding.evolve(existing, event, id);
      if (document !== existing) changes.set(id, { id, document, position });
    }
  }
  return { acts, changes: [...changes.values()] };
};

/** An event for this projection: as it is given to it, and where it stands in the log. */
type Accepted = { readonly event: object; readonly position: bigint };

const judge = (
  folding: Folding,
  before: SeasonActs,
  events: readonly LogEvent[],
): { acts: SeasonActs; accepted: readonly Accepted[] } => {
  let acts = before;
  const accepted: Accepted[] = [];
  for (const logged of events) {
    acts = actsAfter(acts, logged, folding);
    const event = folding.accept(logged, isVoid(acts, logged));
    if (event !== undefined) accepted.push({ event, position: logged.position });
  }
  return { acts, accepted };
};

/** A season act that cannot be folded stops the projection, unless an operator has skipped it. */
const actsAfter = (acts: SeasonActs, event: LogEvent, { skipped }: Folding): SeasonActs => {
  try {
    return evolveSeasonActs(acts, event);
  } catch (error) {
    if (skipped.has(event.position)) return acts;
    throw error;
  }
};
