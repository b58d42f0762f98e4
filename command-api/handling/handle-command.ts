import type { LeagueEvent } from '@league/events/catalogue.ts';
import { encodedOnce } from '@league/events/codec.ts';
import type { EventOf, Metadata, NewEvent, Recorded } from '@league/events/envelope.ts';
import { AppendTooLarge, refuseTooLarge } from '@league/events/ports/append-size.ts';
import { type EventStore, recordedAs, RevisionConflict } from '@league/events/ports/event-store.ts';
import type { QuietCommand } from '../ports/quiet-commands.ts';
import type { Decider } from './decider.ts';
import type { Loaded, Made, StateSource } from './folded-stream.ts';
import { uuidV5 } from './ids.ts';
import { Refused } from './refused.ts';

/** Who sends the command, and the ids that all of its events carry. `now` is epoch ms, the only clock that a command sees. */
export type CommandContext = Metadata & {
  readonly now: number;
  /** Set where the client sent an Idempotency-Key; a command without one cannot be sent again. */
  readonly keyed?: KeyedCommand;
};

/** What is known of a repeatable command besides its events in the log. */
export type KeyedCommand = {
  /** The digest that an earlier program made of the body (ids.ts). */
  readonly digestAsSent: () => string;
  /**
   * To be called before a decision, with nothing of the command found in the stream: read, or assumed and then confirmed by the
   * append. Where it was answered before, what others have recorded since is either behind that answer or in what was read.
   * @throws AnsweredBefore
   */
  readonly refuseAnswered: () => Promise<void>;
  /** Called when the log has events of the command: a repeat is answered from there. */
  readonly onRecorded: () => void;
};

/**
 * The command came before, recorded nothing and was answered: it is not decided again. http/answered-once.ts catches this and
 * sends the stored answer.
 */
export class AnsweredBefore extends Error {
  override readonly name = 'AnsweredBefore';
  readonly kept: QuietCommand;

  constructor(kept: QuietCommand) {
    super(`command ${kept.commandId} was answered before`);
    this.kept = kept;
  }
}

/** The context for one step of a command, which counts as a command of its own; a client can only repeat the whole command. */
export const stepOf = ({ keyed: _keyed, ...context }: CommandContext, step: string): CommandContext => ({
  ...context,
  commandId: uuidV5(context.commandId, step),
  causationId: context.commandId,
});

/** The outcome of a command. Without events the state already was as wanted; `position` is then that of the stream's last event. */
export type Outcome<State> = {
  readonly events: readonly Recorded<LeagueEvent>[];
  readonly state: State;
  readonly position: bigint;
};

/** An event with all that stands around it in the log. */
type Placed<Event> = Event & Omit<Recorded, keyof EventOf>;

type Handling<Command, State, Event extends LeagueEvent> = {
  /** A function where another stream says how this one is folded: called anew for each attempt. */
  readonly source: StateSource<State> | (() => Promise<StateSource<State>>);
  /** The source as far as it is known without asking for it, for the try on what it assumes; undefined where that is too little. */
  readonly known?: () => StateSource<State> | undefined;
  readonly decider: Pick<Decider<Command, State, Event>, 'decide'> & {
    readonly evolve: (state: State, event: Placed<Event>) => State;
  };
  /** Makes the command for each attempt, with the facts that are looked up for it; not called for a repeat. */
  readonly command: (state: State) => Command | Promise<Command>;
  readonly context: CommandContext;
  /** How often it is decided at most, 4 times unless told: more where many write to one stream at once. */
  readonly attempts?: number;
};

/** A command that does not depend on what a person saw is decided again when another writer was faster. */
const ATTEMPTS = 4;

/**
 * Loads, decides and appends at the revision just read. A repeat (same command id) answers as it did the first time; the
 * same key with another body is refused, also when both came at once. On a conflict it decides again on the new state, and gives up
 * after the last attempt.
 * Where the source assumes a state, that is tried first, without reading.
 * Appending is the last act: nothing is published or projected here.
 * @throws Refused, also TOO_LARGE_TO_RECORD; AnsweredBefore, RevisionConflict after the last attempt, StoreUnavailable
 */
export const handle = async <Command, State, Event extends LeagueEvent>(
  store: EventStore,
  handling: Handling<Command, State, Event>,
): Promise<Outcome<State>> => {
  const known = handling.known?.();
  const first = known ?? (await sourceNow(handling.source));
  const confirmed = await onAssumed(store, first, handling);
  if (confirmed !== undefined) return confirmed;
  let source = known === undefined ? first : await sourceNow(handling.source);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await decideOn(await source.load(), store, source, handling);
    if (!(outcome instanceof RevisionConflict)) return outcome;
    if (attempt === (handling.attempts ?? ATTEMPTS)) throw outcome;
    source = await sourceNow(handling.source);
  }
};

const sourceNow = async <State>(
  source: StateSource<State> | (() => Promise<StateSource<State>>),
): Promise<StateSource<State>> => (typeof source === 'function' ? source() : source);

/**
 * What the command comes to on the state that the source assumes, where the log confirms it (ADR 18): by an append at the assumed
 * revision. That succeeds only while the stream ends there, so that a read at any moment before would have shown the same and
 * nothing of the command; or where these very events stand there already. All other ends (a refusal, nothing to record, an answer
 * given before, a conflict) may be owed to what others have recorded: undefined, for the stream has to be read.
 */
const onAssumed = async <Command, State, Event extends LeagueEvent>(
  store: EventStore,
  source: StateSource<State>,
  handling: Handling<Command, State, Event>,
): Promise<Outcome<State> | undefined> => {
  const assumed = source.assumed?.();
  if (assumed === undefined) return undefined;
  try {
    const outcome = await decideOn(assumed, store, source, handling);
    return outcome instanceof RevisionConflict || outcome.events.length === 0 ? undefined : outcome;
  } catch (error) {
    if (error instanceof Refused || error instanceof AnsweredBefore) return undefined;
    throw error;
  }
};

/** One attempt; the conflict, where somebody else wrote first. */
const decideOn = async <Command, State, Event extends LeagueEvent>(
  loaded: Loaded<State>,
  store: EventStore,
  source: StateSource<State>,
  { decider, command, context }: Handling<Command, State, Event>,
): Promise<Outcome<State> | RevisionConflict> => {
  const before = await loaded.madeBy(context.commandId);
  if (before !== undefined) return repeated(before, context);
  await context.keyed?.refuseAnswered();
  const events = decider.decide(await command(loaded.state), loaded.state);
  if (events.length === 0) return { events: [], state: loaded.state, position: loaded.position };
  try {
    const made = newEvents(source.stream, events, context);
    const appended = await store.append(source.stream, made, loaded.revision);
    context.keyed?.onRecorded();
    const recorded = recordedAs(source.stream, made, appended);
    source.appended?.(recorded);
    const evolve = (state: State, event: LeagueEvent): State => decider.evolve(state, event as Placed<Event>);
    return { events: recorded, state: recorded.reduce(evolve, loaded.state), position: appended.position };
  } catch (error) {
    if (error instanceof AppendTooLarge) throw tooLarge(error);
    if (error instanceof RevisionConflict) return error;
    throw error;
  }
};

/**
 * Refuses events that {@link handle} could not append, for a command that does something else before it.
 * @throws Refused TOO_LARGE_TO_RECORD
 */
export const refuseUnrecordable = (
  events: readonly LeagueEvent[],
  { now: _now, keyed: _keyed, ...metadata }: CommandContext,
): void => {
  try {
    refuseTooLarge(events.map((event) => ({ ...encodedOnce(event), metadata: JSON.stringify(metadata) })));
  } catch (error) {
    throw error instanceof AppendTooLarge ? tooLarge(error) : error;
  }
};

const tooLarge = ({ bytes, most }: AppendTooLarge): Refused =>
  new Refused('TOO_LARGE_TO_RECORD', {
    values: { bytes, most, size: Math.ceil(bytes / BYTES_IN_KIB), limit: Math.floor(most / BYTES_IN_KIB) },
  });

const BYTES_IN_KIB = 1024;

/**
 * The outcome that a repeat of this command gets; undefined where it has recorded nothing yet.
 * @throws Refused IDEMPOTENCY_KEY_REUSED when another body came under the same key, AnsweredBefore
 */
export const madeSoFar = async <State>(
  source: StateSource<State>,
  context: CommandContext,
): Promise<Outcome<State> | undefined> => {
  const made = await (await source.load()).madeBy(context.commandId);
  if (made !== undefined) return repeated(made, context);
  await context.keyed?.refuseAnswered();
  return undefined;
};

/**
 * Runs `act`. Where the same command was sent twice at once, and `act` is refused because the other one has done it, the answer
 * is that of a repeat.
 */
export const orMade = async <T>(made: () => Promise<T | undefined>, act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    const again = error instanceof Refused ? await made() : undefined;
    if (again === undefined) throw error;
    return again;
  }
};

const repeated = <State>({ events, state }: Made<State>, context: CommandContext): Outcome<State> => {
  const last = events.at(-1);
  if (last === undefined) throw new Error('a repeat without events');
  if (!isOfThisBody(last.metadata.bodyDigest, context)) throw new Refused('IDEMPOTENCY_KEY_REUSED');
  context.keyed?.onRecorded();
  return { events, state, position: last.position };
};

const isOfThisBody = (digest: string, { bodyDigest, keyed }: CommandContext): boolean =>
  digest === bodyDigest || digest === keyed?.digestAsSent();

/**
 * Event ids derive from all that an event says: command, body, stream, time and contents. Of an append that the log has already,
 * and therefore answers as the first time, it has every letter: what is kept of own events (StateSource.appended) is what it has.
 * A repeat that comes to anything else, or at another time, makes other ids: a conflict, after which it finds by its command id what
 * the first one made.
 */
const newEvents = (
  stream: string,
  events: readonly LeagueEvent[],
  { now: recordedAt, keyed: _keyed, ...metadata }: CommandContext,
): NewEvent<LeagueEvent>[] =>
  events.map((event, ordinal) => {
    const place = JSON.stringify([stream, ordinal, recordedAt, metadata, event.type]);
    return { id: uuidV5(metadata.commandId, place, encodedOnce(event).data), event, recordedAt, metadata };
  });
