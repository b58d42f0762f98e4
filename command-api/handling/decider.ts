/**
 * A decider holds the rules of one aggregate and nothing else: no clock, no chance, no I/O. Whatever it needs to know is in the
 * command.
 */
export type Decider<Command, State, Event> = {
  /**
   * The events of this command in this state; none where the state already is as the command wants it.
   * @throws Refused
   */
  readonly decide: (command: Command, state: State) => Event[];
  /** The state after one more event. It takes every event: a fact is never refused. */
  readonly evolve: (state: State, event: Event) => State;
  /** The state of a stream without events. */
  readonly initialState: () => State;
};
