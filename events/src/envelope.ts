/**
 * The envelope: what stands around every event of the league, whatever its type.
 */

/** Roles that an account may have. */
export type AccountRole = 'player' | 'referee' | 'broadcaster' | 'admin';

/** In which role somebody acts: a visitor has no account, an operator sits at the machine, the system acts by itself. */
export type Role = 'visitor' | AccountRole | 'operator' | 'system';

/**
 * Who caused an event, in the role that acted. `id` is the account's or player's id, never a name (docs/rules.md#privacy: nothing
 * erasable is in the log); a visitor, an operator and the system have that of their role.
 */
export type Actor = {
  readonly id: string;
  readonly role: Role;
};

/** Kept beside each event: who, why, and from what. The time stands in {@link Replayed.recordedAt}. */
export type Metadata = {
  readonly actor: Actor;
  /** Names the command that led to the event; derived from the Idempotency-Key, so a repeat finds its own events. */
  readonly commandId: string;
  /** HMAC-SHA-256 (hex) of the command's body without secrets; the same key with another body is refused. */
  readonly bodyDigest: string;
  /** Copied through everything that one request started. */
  readonly correlationId: string;
  /** The id of the event, or of the command, that directly led here. */
  readonly causationId: string;
  /** What the person gave as a reason, if anything. */
  readonly reason?: string;
};

/** An event as a decider makes it: a stored name and what happened. */
export type EventOf<Type extends string = string, Data extends object = object> = {
  readonly type: Type;
  readonly data: Data;
};

/** An event on its way into the log. `id` is a UUID and unique in the log; `recordedAt` is epoch milliseconds, UTC. */
export type NewEvent<E extends EventOf = EventOf> = {
  readonly id: string;
  readonly event: E;
  readonly recordedAt: number;
  readonly metadata: Metadata;
};

/**
 * An event as a replay reads it: newest shape, place in the log and time, but no metadata (reading and parsing that
 * costs a replay a third of its rate, see ADR 5). Positions are given by the log, strictly increasing, from 1n.
 */
export type Replayed<E extends EventOf = EventOf> = E & {
  readonly stream: string;
  readonly position: bigint;
  readonly recordedAt: number;
};

/** An event as read from the log: event, place in stream (`revision`, from 0n) and log, and metadata. */
export type Recorded<E extends EventOf = EventOf> = Replayed<E> & {
  readonly id: string;
  readonly revision: bigint;
  readonly metadata: Metadata;
};

const POSITION_DIGITS = 20;

/** A position at rest: decimal, zero-padded to 20 digits, so that text order is log order. */
export const formatPosition = (position: bigint): string => position.toString().padStart(POSITION_DIGITS, '0');

/** Reads a position written by {@link formatPosition} or plainly in decimal; undefined for anything else. */
export const parsePosition = (text: string): bigint | undefined => (/^\d{1,20}$/.test(text) ? BigInt(text) : undefined);
