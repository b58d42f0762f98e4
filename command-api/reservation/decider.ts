import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { Refused } from '../handling/refused.ts';

export type ReservationEvent = LeagueEventOf<'Reserved' | 'Released'>;

export type ReservationCommand =
  | {
      readonly type: 'Reserve';
      /** A team's name unless told: whoever comes too late is told which of the two is taken. */
      readonly kind?: 'gamertag';
      readonly name: string;
      readonly owner: string;
      /** An owner that no longer exists: the name is taken from it. */
      readonly instead?: string;
      /**
       * Records the reservation again where the owner has the name already, so that a release of the older reservation no
       * longer applies.
       */
      readonly anew?: boolean;
    }
  /** Releases what was reserved before this position of the log; a later reservation stays. */
  | { readonly type: 'Release'; readonly owner: string; readonly before: bigint };

/** `since` is where in the log the name was last reserved. */
export type ReservationState =
  | { readonly status: 'free' }
  | { readonly status: 'held'; readonly owner: string; readonly name: string; readonly since: bigint };

const initialState = (): ReservationState => ({ status: 'free' });

const decide = (command: ReservationCommand, state: ReservationState): ReservationEvent[] => {
  switch (command.type) {
    case 'Reserve': {
      const { kind, name, owner, instead, anew = false } = command;
      const reserved: ReservationEvent = { type: 'Reserved', data: { name, owner } };
      if (state.status === 'free') return [reserved];
      if (state.owner === owner) return anew ? [reserved] : [];
      if (state.owner !== instead) {
        throw new Refused(kind === 'gamertag' ? 'GAMERTAG_TAKEN' : 'TEAM_NAME_TAKEN', { values: { name } });
      }
      return [{ type: 'Released', data: { name: state.name, owner: state.owner } }, reserved];
    }
    case 'Release':
      if (state.status === 'free' || state.owner !== command.owner || state.since > command.before) return [];
      return [{ type: 'Released', data: { name: state.name, owner: state.owner } }];
    default:
      return command satisfies never;
  }
};

const evolve = (_: ReservationState, event: ReservationEvent & { readonly position: bigint }): ReservationState => {
  switch (event.type) {
    case 'Reserved':
      return { status: 'held', owner: event.data.owner, name: event.data.name, since: event.position };
    case 'Released':
      return { status: 'free' };
    default:
      return event satisfies never;
  }
};

/** The rules of one unique name: it belongs to the first who reserves it (docs/rules.md#teams, #players). */
export const reservationDecider = { decide, evolve, initialState };
