import type { EventType, LeagueEvent, LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { Retries } from './retries.ts';

/** What a process declares of itself, so that nobody has to guess when it fails, or when a release brings it. */
export type ProcessPolicy = {
  /** What an error of an event means: it is tried again, and then the process stops there, alone. */
  readonly onError: Retries;
  /** Where it starts in a league with a history, in which others have run and it has not. */
  readonly whenNew: 'head' | 'beginning';
};

type Reaction = void | 'nothing';

/**
 * A process listens to events and sends commands (also called a saga). Events may come to it twice: its commands have ids
 * derived from the event, so that the second one changes nothing. A rebuild never replays events to it; it starts after its own
 * checkpoint.
 */
export type Process = {
  /** Frozen: its checkpoint is kept under it. */
  readonly name: string;
  readonly handles: readonly EventType[];
  readonly policy: ProcessPolicy;
  /**
   * Carries out what follows from one event. 'nothing' where nothing did: then the process need not note its place, which costs a
   * write, and the event may come again. @throws for a fault that may pass; the event then comes again
   */
  readonly react: (event: Recorded<LeagueEvent>) => Promise<Reaction>;
};

/** Declares a process over some event types. */
export const defineProcess = <const Handled extends EventType>(process: {
  readonly name: string;
  readonly handles: readonly Handled[];
  readonly policy: ProcessPolicy;
  readonly react: (event: Recorded<LeagueEventOf<Handled>>) => Promise<Reaction>;
}): Process => ({
  ...process,
  // The runner hands over handled types only.
  react: (event) => process.react(event as Recorded<LeagueEventOf<Handled>>),
});
