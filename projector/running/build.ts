import { setImmediate as turn } from 'node:timers/promises';
import { type EventPlace, UnreadableEvent } from '@league/events/codec.ts';
import { LogCorrupt } from '@league/events/ports/event-store.ts';
import { whenAvailable } from '@league/events/ports/retries.ts';
import { evolveSeasonActs, isVoid, type SeasonActs } from '@league/events/rules/season-acts.ts';
import { attempt, type BuildDependencies, type Builder, hasNotFailed, type Pass, spill } from './builder.ts';
import { failureAt, failureBehind, type LogEvent } from './fold.ts';

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
  let pass = from;
  const ask = (after: bigint): RequestedPage => ({ after, page: requestPage(builders, after, dependencies, signal) });
  let requested: RequestedPage | undefined;
  while (pass.position < upTo && builders.some(hasNotFailed)) {
    const after = pass.position;
    const { events, end, eventId } = await readOn(builders, requested ?? ask(after), upTo);
    if (end === after) break;
    // A server sends the next page while this one is folded.
    if (end < upTo) requested = ask(end);
    const fail: Fail = async (failing, event, error) => {
      const place = await named(event, events, after, dependencies, signal);
      for (const builder of failing) builder.failure = failureAt(place, error);
    };
    const { acts, voids } = await judge(builders, pass.acts, events, fail);
    pass = { position: end, eventId, events: pass.events + events.length, acts };
    for (const builder of builders.filter(hasNotFailed)) {
      await addPage(builder, { events, voids }, dependencies, pass, signal, fail);
    }
    onProgress(pass);
    await turn();
  }
  return pass;
};

/** Events in the order of the log, and how far the log is read with them: to which event, if it is known. */
type Reading = {
  readonly events: readonly LogEvent[];
  readonly end: bigint;
  readonly eventId: string | undefined;
};

type RequestedPage = { readonly after: bigint; readonly page: Promise<readonly LogEvent[]> };

/** Asks the log for a page. An error goes to the code that awaits the page; where nobody awaits it any more, it is dropped. */
const requestPage = (
  builders: readonly Builder[],
  after: bigint,
  { store, retryPolicy, limits }: BuildDependencies,
  signal: AbortSignal,
): RequestedPage['page'] => {
  const everything = builders.some(({ folding }) => folding.projection.handles === 'all');
  const read = everything ? store.readAll : store.replay;
  const page = whenAvailable(() => read(after, limits.page), retryPolicy, signal);
  page.catch(() => undefined);
  return page;
};

/** What was asked for, at most `upTo`. What cannot be read becomes the failure of those builders that need it. */
const readOn = async (builders: readonly Builder[], { after, page }: RequestedPage, upTo: bigint): Promise<Reading> => {
  try {
    const events = (await page).filter((event) => event.position <= upTo);
    const last = events.at(-1);
    return { events, end: last?.position ?? after, eventId: last?.id };
  } catch (error) {
    if (error instanceof UnreadableEvent && error.at !== undefined) {
      return error.at.position > upTo ? nothingRead(after) : passUnreadable(builders, error.at, error);
    }
    if (!(error instanceof UnreadableEvent || error instanceof LogCorrupt)) throw error;
    for (const builder of builders.filter(hasNotFailed)) builder.failure = failureBehind(after, error);
    return nothingRead(after);
  }
};

const nothingRead = (after: bigint): Reading => ({ events: [], end: after, eventId: undefined });

/** An event that cannot be read: the failure of the builders that have to stop at it; the others go on behind it. */
const passUnreadable = (builders: readonly Builder[], at: EventPlace, error: UnreadableEvent): Reading => {
  const { bare } = error;
  for (const builder of builders.filter(hasNotFailed)) {
    if (builder.folding.stopsAt(at, bare !== undefined)) builder.failure = failureAt(at, error);
  }
  const events = bare === undefined ? [] : [{ ...bare, id: at.id, revision: at.revision }];
  return { events, end: at.position, eventId: at.id };
};

/** Makes an error at an event the failure of these builders. */
type Fail = (builders: readonly Builder[], event: LogEvent, error: unknown) => Promise<void>;

/** The event with its id, stream and revision, which a replay leaves out: then the log is asked for them. */
const named = async (
  event: LogEvent,
  events: readonly LogEvent[],
  after: bigint,
  { store, retryPolicy }: BuildDependencies,
  signal: AbortSignal,
): Promise<LogEvent | EventPlace> => {
  if (event.id !== undefined) return event;
  const before = events[events.indexOf(event) - 1]?.position ?? after;
  try {
    const [whole = event] = await whenAvailable(() => store.readAll(before, 1), retryPolicy, signal);
    return whole;
  } catch (error) {
    if (error instanceof UnreadableEvent && error.at !== undefined) return error.at;
    throw error;
  }
};

type Judgement = { readonly acts: SeasonActs; readonly voids: ReadonlySet<LogEvent> };

/** Folds the season acts. At one that cannot be folded every builder fails but those that are to go on without it. */
const judge = async (
  builders: readonly Builder[],
  before: SeasonActs,
  events: readonly LogEvent[],
  fail: Fail,
): Promise<Judgement> => {
  let acts = before;
  const voids = new Set<LogEvent>();
  for (const event of events) {
    try {
      acts = evolveSeasonActs(acts, event);
    } catch (error) {
      const stopped = builders.filter(
        (builder) => hasNotFailed(builder) && !builder.folding.skipped.has(event.position),
      );
      await fail(stopped, event, error);
    }
    if (isVoid(acts, event)) voids.add(event);
  }
  return { acts, voids };
};

/** An event for this projection, with the documents that it touches. */
type Step = { readonly event: LogEvent; readonly accepted: object; readonly ids: readonly string[] };

const addPage = async (
  builder: Builder,
  { events, voids }: Pick<Judgement, 'voids'> & Pick<Reading, 'events'>,
  dependencies: BuildDependencies,
  pass: Pass,
  signal: AbortSignal,
  fail: Fail,
): Promise<void> => {
  const { folding } = builder;
  const steps: Step[] = [];
  const touch = (event: LogEvent): void => {
    const accepted = folding.accept(event, voids.has(event));
    if (accepted !== undefined) steps.push({ event, accepted, ids: folding.documentIds(accepted) });
  };
  await forEach(builder, events, (event) => event, touch, fail);
  await loadMissing(builder, steps, dependencies, pass, signal);
  await forEach(
    builder,
    steps,
    ({ event }) => event,
    (step) => addStep(builder, step),
    fail,
  );
  if (hasNotFailed(builder)) await spill(builder, pass, dependencies, signal);
};

/** Does the work for each, unless the builder has failed; when the projection throws, the event is named as the failure. */
const forEach = async <Item>(
  builder: Builder,
  items: readonly Item[],
  eventOf: (item: Item) => LogEvent,
  work: (item: Item) => void,
  fail: Fail,
): Promise<void> => {
  if (!hasNotFailed(builder)) return;
  let at: Item | undefined;
  try {
    for (const item of items) {
      at = item;
      work(item);
    }
  } catch (error) {
    if (at === undefined) throw error;
    await fail([builder], eventOf(at), error);
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

/** Loads documents again that were evicted. */
const loadMissing = async (
  builder: Builder,
  steps: readonly Step[],
  { writer, retryPolicy }: BuildDependencies,
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
    const loaded = await whenAvailable(() => writer.load(generation, [...missing]), retryPolicy, signal);
    for (const [id, document] of loaded) documents.set(id, { document, position: 0n, dirty: false, stored: true });
  };
  await attempt(builder, pass.position, load, signal);
};
