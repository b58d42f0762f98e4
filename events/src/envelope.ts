/** The envelope: the data around each event of the league, whatever its type. */

/** Roles that an account may have. */
export type AccountRole = 'player' | 'referee' | 'broadcaster' | 'admin';

/** The role of an actor: a visitor has no account, an operator works at the machine, 'system' is the program itself. */
export type Role = 'visitor' | AccountRole | 'operator' | 'system';

/**
 * Who caused an event, in the role that acted. `id` is an account's or player's id, never a name, since
 * the log contains no data that must be erasable (docs/rules.md#privacy). For visitor, operator and
 * system `id` is the role itself.
 */
export type Actor = {
  readonly id: string;
  readonly role: Role;
};

/** Stored with each event: its actor, command and causes. The time is {@link Replayed.recordedAt}. */
export type Metadata = {
  readonly actor: Actor;
  /**
   * The id of the command that caused the event, from the Idempotency-Key: a repeated command finds its events by it.
   */
  readonly commandId: string;
  /** HMAC-SHA-256 (hex) of the command's body without secrets; a repeated key with another body is refused. */
  readonly bodyDigest: string;
  /** The same for everything that one request caused. */
  readonly correlationId: string;
  /** The id of the event or command that directly caused this event. */
  readonly causationId: string;
  /** The reason that the person gave, if any. */
  readonly reason?: string;
};

/** An event as a decider makes it: its stored name and its data. */
export type EventOf<Type extends string = string, Data extends object = object> = {
  readonly type: Type;
  readonly data: Data;
};

/** An event that is to be appended. `id` is a UUID, unique in the log; `recordedAt` is epoch milliseconds, UTC. */
export type NewEvent<E extends EventOf = EventOf> = {
  readonly id: string;
  readonly event: E;
  readonly recordedAt: number;
  readonly metadata: Metadata;
};

/**
 * An event as a replay reads it: newest shape, place in the log and time, but no metadata, whose reading and parsing
 * costs a third of the rate (ADR 5). Positions are given by the log, strictly increasing, from 1n.
 */
export type Replayed<E extends EventOf = EventOf> = E & {
  readonly stream: string;
  readonly position: bigint;
  readonly recordedAt: number;
};

/** An event as read from the log: with its metadata, its place in the stream (`revision`, from 0n) and in the log. */
export type Recorded<E extends EventOf = EventOf> = Replayed<E> & {
  readonly id: string;
  readonly revision: bigint;
  readonly metadata: Metadata;
};

const POSITION_DIGITS = 20;

/** A position as it is stored: decimal, zero-padded to 20 digits, so that text order is log order. */
export const formatPosition = (position: bigint): string => position.toString().padStart(POSITION_DIGITS, '0');

/** Reads a position in decimal, with or without the zeros of {@link formatPosition}; undefined for any other text. */
export const parsePosition = (text: string): bigint | undefined => (/^\d{1,20}$/.test(text) ? BigInt(text) : undefined);
