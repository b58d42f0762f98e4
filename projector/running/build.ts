import { setImmediate as turn } from 'node:timers/promises';
import { UnreadableEvent } from '@league/events/codec.ts';
import { LogCorrupt } from '@league/events/ports/event-store.ts';
import { evolveSeasonActs, isVoid, type SeasonActs } from '@league/events/rules/season-acts.ts';
import { attempt, type BuildDependencies, type Builder, isWell, type Pass, relieve } from './builder.ts';
import { failureAt, type LogEvent } from './fold.ts';
import { whenAvailable } from './patience.ts';

/** How a pass over the log is followed and broken off. */
export type BuildControl = {
  readonly signal: AbortSignal;
  readonly onProgress: (pass: Pass) => void;
};

/**
 * Folds the events after the pass, up to `upTo` inclusive, into all builders with one reading of the log: the live path
 * without a save for each event. A builder whose projection fails keeps the failure and is left out from there on.
 * @throws the signal's reason when it aborts
 */
export const advance = async (
  builders: readonly Builder[],
  from: Pass,
  upTo: bigint,
  dependencies: BuildDependencies,
  { signal, onProgress }: BuildControl,
): Promise<Pass> => {
  const { store, patience, limits } = dependencies;
  const everything = builders.some(({ folding }) => folding.projection.handles === 'all');
  const read = everything ? store.readAll : store.replay;
  let pass = from;
  while (pass.position < upTo && builders.some(isWell)) {
    const after = pass.position;
    const page = await whenAvailable(() => read(after, limits.page), patience, signal).catch((error: unknown) => {
      failAll(builders, after, error);
      return [];
    });
    const events = page.filter((event) => event.position <= upTo);
    const last = events.at(-1);
    if (last === undefined) break;
    const { acts, voids } = judge(pass.acts, events);
    pass = { position: last.position, events: pass.events + events.length, acts };
    for (const builder of builders.filter(isWell)) await addPage(builder, events, voids, dependencies, pass, signal);
    onProgress(pass);
    await turn();
  }
  return pass;
};

const failAll = (builders: readonly Builder[], position: bigint, error: unknown): void => {
  if (!(error instanceof UnreadableEvent || error instanceof LogCorrupt)) throw error;
  for (const builder of builders.filter(isWell)) {
    builder.failure = { eventType: null, position, reason: error.message };
  }
};

const judge = (before: SeasonActs, events: readonly LogEvent[]): { acts: SeasonActs; voids: ReadonlySet<LogEvent> } => {
  let acts = before;
  const voids = new Set<LogEvent>();
  for (const event of events) {
    acts = evolveSeasonActs(acts, event);
    if (isVoid(acts, event)) voids.add(event);
  }
  return { acts, voids };
};

/** An event for this projection, with the documents that it touches. */
type Step = { readonly event: LogEvent; readonly accepted: object; readonly ids: readonly string[] };

const addPage = async (
  builder: Builder,
  events: readonly LogEvent[],
  voids: ReadonlySet<LogEvent>,
  dependencies: BuildDependencies,
  pass: Pass,
  signal: AbortSignal,
): Promise<void> => {
  const { folding } = builder;
  const steps: Step[] = [];
  const touch = (event: LogEvent): void => {
    const accepted = folding.accept(event, voids.has(event));
    if (accepted !== undefined) steps.push({ event, accepted, ids: folding.documentIds(accepted) });
  };
  forEach(builder, events, (event) => event, touch);
  await loadMissing(builder, steps, dependencies, pass, signal);
  forEach(
    builder,
    steps,
    ({ event }) => event,
    (step) => addStep(builder, step),
  );
  if (isWell(builder)) await relieve(builder, pass, dependencies, signal);
};

/** Does the work for each, unless the builder has failed; when the projection throws, the event is named as the failure. */
const forEach = <Item>(
  builder: Builder,
  items: readonly Item[],
  eventOf: (item: Item) => LogEvent,
  work: (item: Item) => void,
): void => {
  if (!isWell(builder)) return;
  let at: Item | undefined;
  try {
    for (const item of items) {
      at = item;
      work(item);
    }
  } catch (error) {
    if (at === undefined) throw error;
    builder.failure = failureAt(eventOf(at), error);
  }
};

const addStep = (builder: Builder, { event: { position }, accepted, ids }: Step): void => {
  const { folding, documents, once } = builder;
  const writeOnce = folding.projection.writeOnce === true;
  for (const id of ids) {
    const entry = writeOnce ? undefined : documents.get(id);
    const existing = entry === undefined ? null : entry.document;
    const document = folding.evolve(existing, accepted, id);
    if (document === existing) continue;
    builder.changed = position;
    if (writeOnce) {
      once.push({ id, document, position });
    } else if (entry === undefined) {
      documents.set(id, { document, position, dirty: true, stored: false });
    } else {
      entry.document = document;
      entry.position = position;
      entry.dirty = true;
    }
  }
};

/** Brings documents back that were let go. */
const loadMissing = async (
  builder: Builder,
  steps: readonly Step[],
  { writer, patience }: BuildDependencies,
  pass: Pass,
  signal: AbortSignal,
): Promise<void> => {
  const { documents, written, generation, folding } = builder;
  if (written?.size === 0 || folding.projection.writeOnce === true) return;
  const missing = new Set<string>();
  for (const { ids } of steps) {
    for (const id of ids) if (!documents.has(id) && (written === undefined || written.has(id))) missing.add(id);
  }
  if (missing.size === 0) return;
  await builder.writing;
  const load = async (): Promise<void> => {
    const loaded = await whenAvailable(() => writer.load(generation, [...missing]), patience, signal);
    for (const [id, document] of loaded) documents.set(id, { document, position: 0n, dirty: false, stored: true });
  };
  await attempt(builder, pass.position, load, signal);
};
