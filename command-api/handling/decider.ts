/**
 * A decider holds the rules of one aggregate and nothing else: no clock, no ids of its own making, no I/O. What it needs
 * to know arrives inside the command.
 */
export type Decider<Command, State, Event> = {
  /** What happens when this is wished in this state: events, none when the wish is already true. @throws Refused */
  readonly decide: (command: Command, state: State) => Event[];
  /** The state after one more fact. Total: a fact is never refused. */
  readonly evolve: (state: State, event: Event) => State;
  /** The state of a stream without events. */
  readonly initialState: () => State;
};
