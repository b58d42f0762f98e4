import { codec } from '@league/events/codec.ts';
import type { EventOf } from '@league/events/envelope.ts';
import { expect } from 'vitest';
import type { Decider } from '../handling/decider.ts';
import { Refused } from '../handling/refused.ts';
import type { RefusalCode } from '../contract/refusals.ts';

/**
 * Given these events, when this command comes, then these events follow: tests state a decider's rules by events only, never by
 * its state.
 */
export const specify = <Command, State, Event extends EventOf>({
  decide,
  evolve,
  initialState,
}: Pick<Decider<Command, State, Event>, 'decide' | 'initialState'> & {
  readonly evolve: (state: State, event: Event & { readonly position: bigint; readonly recordedAt: number }) => State;
}) => ({
  /** The events so far, from position 1 of the log on; recorded at epoch 0 unless they say when. */
  given: (...history: readonly (Event & { readonly recordedAt?: number })[]) => ({
    when: (command: Command) => {
      const placed = history.map((event, index) => ({ recordedAt: 0, ...event, position: BigInt(index + 1) }));
      const state = placed.reduce(evolve, initialState());
      return {
        /** Exactly these events, each fit for the log. */
        happens: (...events: readonly Event[]): void => {
          expect(decide(command, state)).toEqual(events);
          for (const event of events) expect(() => codec.encode(event)).not.toThrow();
        },
        /** The events that follow, for tests that look at a part of them. */
        events: (): readonly Event[] => decide(command, state),
        nothingHappens: (): void => {
          expect(decide(command, state)).toEqual([]);
        },
        refused: (code: RefusalCode, details?: Refused['details']): void => {
          const error = refusalOf(() => decide(command, state));
          expect(error.code).toBe(code);
          if (details !== undefined) expect(error.details).toMatchObject(details);
        },
      };
    },
  }),
});

const refusalOf = (act: () => unknown): Refused => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};
