import type { LeagueEvent } from '@league/events/catalogue.ts';
import { codec } from '@league/events/codec.ts';
import type { Metadata, NewEvent } from '@league/events/envelope.ts';
import { AppendTooLarge, refuseTooLarge } from '@league/events/ports/append-size.ts';
import { type EventStore, RevisionConflict } from '@league/events/ports/event-store.ts';
import type { QuietCommand } from '../ports/quiet-commands.ts';
import type { Decider } from './decider.ts';
import type { Made, StateSource } from './folded-stream.ts';
import { uuidV5 } from './ids.ts';
import { Refused } from './refused.ts';

/** Who wishes it and under which ids: what every event of the command will carry. `now` is epoch ms, the only clock a command sees. */
export type CommandContext = Metadata & {
  readonly now: number;
  /** Of a command that its client named by an Idempotency-Key; what no client can send again has none. */
  readonly keyed?: KeyedCommand;
};

/** What is known, besides the log, of a command that may be sent again. */
export type KeyedCommand = {
  /** The digest that an earlier program made of the body (ids.ts). */
  readonly digestAsSent: () => string;
  /**
   * To be called before a decision, with the stream read and nothing of the command found in it: where it was answered before,
   * what others have recorded since is either behind that answer or in what was read.
   * @throws AnsweredBefore
   */
  readonly refuseAnswered: () => Promise<void>;
  /** Tells that the log has events of the command: a repeat is answered from there. */
  readonly onRecorded: () => void;
};

/** The command came before, recorded nothing and was answered: it is not decided again. For the door, which has the answer. */
export class AnsweredBefore extends Error {
  override readonly name = 'AnsweredBefore';
  readonly kept: QuietCommand;

  constructor(kept: QuietCommand) {
    super(`command ${kept.commandId} was answered before`);
    this.kept = kept;
  }
}

/** A step of a command as a command of its own: only the whole can be sent again by a client. */
export const stepOf = ({ keyed: _keyed, ...context }: CommandContext, step: string): CommandContext => ({
  ...context,
  commandId: uuidV5(context.commandId, step),
  causationId: context.commandId,
});

/** An event with its place in the log. */
type Placed<Event> = Event & { readonly position: bigint };

/** What a command came to. Without events the wish was already true; `position` is then that of the stream's last event. */
export type Outcome<State> = {
  readonly events: readonly Placed<LeagueEvent>[];
  readonly state: State;
  readonly position: bigint;
};

type Handling<Command, State, Event extends LeagueEvent> = {
  readonly source: StateSource<State>;
  readonly decider: Pick<Decider<Command, State, Event>, 'decide'> & {
    readonly evolve: (state: State, event: Placed<Event>) => State;
  };
  /** Makes the command anew for each attempt, with the facts looked up for it; not called for a repeat. */
  readonly command: (state: State) => Command | Promise<Command>;
  readonly context: CommandContext;
};

/** A command that does not depend on what a person saw is decided again when another writer was faster. */
const ATTEMPTS = 4;

/**
 * Loads, decides and appends at the revision just read. A repeat (same command id) answers as it did the first time; the
 * same key with another body is refused, also when both came at once. On a conflict it decides again on the new state,
 * three times, then gives up.
 * Appending is the last act: nothing is published or projected here.
 * @throws Refused, also TOO_LARGE_TO_RECORD; AnsweredBefore, RevisionConflict after the last attempt, StoreUnavailable
 */
export const handle = async <Command, State, Event extends LeagueEvent>(
  store: EventStore,
  { source, decider, command, context }: Handling<Command, State, Event>,
): Promise<Outcome<State>> => {
  for (let attempt = 1; ; attempt += 1) {
    const loaded = await source.load();
    const before = await loaded.madeBy(context.commandId);
    if (before !== undefined) return repeated(before, context);
    await context.keyed?.refuseAnswered();
    const events = decider.decide(await command(loaded.state), loaded.state);
    if (events.length === 0) return { events: [], state: loaded.state, position: loaded.position };
    try {
      const appended = await store.append(source.stream, newEvents(source.stream, events, context), loaded.revision);
      context.keyed?.onRecorded();
      const place = <E extends LeagueEvent>(event: E, index: number): Placed<E> => ({
        ...event,
        position: appended.positions[index] ?? appended.position,
      });
      const made: readonly LeagueEvent[] = events;
      return {
        events: made.map(place),
        state: events.map(place).reduce(decider.evolve, loaded.state),
        position: appended.position,
      };
    } catch (error) {
      if (error instanceof AppendTooLarge) throw tooLarge(error);
      if (!(error instanceof RevisionConflict) || attempt === ATTEMPTS) throw error;
    }
  }
};

/**
 * Refuses events that {@link handle} could not append, for a command that does something else before it.
 * @throws Refused TOO_LARGE_TO_RECORD
 */
export const refuseUnrecordable = (events: readonly LeagueEvent[], context: CommandContext): void => {
  const planned = newEvents('', events, context);
  try {
    refuseTooLarge(
      planned.map(({ event, metadata }) => ({ ...codec.encode(event), metadata: JSON.stringify(metadata) })),
    );
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
 * What this command has made by now, as a repeat of it is answered; undefined where it is new.
 * @throws Refused IDEMPOTENCY_KEY_REUSED when it made it of another body, AnsweredBefore
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

/** Does it; where it is refused for what the same command did meanwhile, sent twice at once, it is answered as its repeat. */
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
 * Event ids derive from command, body and stream: a repeat that reaches the log makes the same events, and another body
 * under the same key makes others, which the log does not take for them.
 */
const newEvents = (
  stream: string,
  events: readonly LeagueEvent[],
  { now: recordedAt, keyed: _keyed, ...metadata }: CommandContext,
): NewEvent[] =>
  events.map((event, ordinal) => ({
    id: uuidV5(metadata.commandId, `${stream}#${ordinal}#${metadata.bodyDigest}`),
    event,
    recordedAt,
    metadata,
  }));
