import type { EventType, LeagueEvent, LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';

/**
 * A process listens to events and sends commands (also called a saga). It must bear every event twice: its commands
 * have ids derived from the event. Never replayed by a rebuild; starts after its own checkpoint.
 */
export type Process = {
  /** Frozen: its checkpoint is kept under it. */
  readonly name: string;
  readonly handles: readonly EventType[];
  /** Carries out what follows from one event. @throws for a fault that passes; then it is tried again */
  readonly react: (event: Recorded<LeagueEvent>) => Promise<void>;
};

/** Declares a process over some event types. */
export const defineProcess = <const Handled extends EventType>(process: {
  readonly name: string;
  readonly handles: readonly Handled[];
  readonly react: (event: Recorded<LeagueEventOf<Handled>>) => Promise<void>;
}): Process => ({
  ...process,
  // The runner hands over handled types only.
  react: (event) => process.react(event as Recorded<LeagueEventOf<Handled>>),
});
