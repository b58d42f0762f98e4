import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Decider } from '../handling/decider.ts';
import { Refused } from '../handling/refused.ts';

export type ReservationEvent = LeagueEventOf<'Reserved' | 'Released'>;

export type ReservationCommand =
  /** `instead` names an owner that no longer exists and whose place may be taken. */
  | { readonly type: 'Reserve'; readonly name: string; readonly owner: string; readonly instead?: string }
  | { readonly type: 'Release'; readonly owner: string };

export type ReservationState =
  | { readonly status: 'free' }
  | { readonly status: 'held'; readonly owner: string; readonly name: string };

const initialState = (): ReservationState => ({ status: 'free' });

const decide = (command: ReservationCommand, state: ReservationState): ReservationEvent[] => {
  switch (command.type) {
    case 'Reserve': {
      const { name, owner, instead } = command;
      const reserved: ReservationEvent = { type: 'Reserved', data: { name, owner } };
      if (state.status === 'free') return [reserved];
      if (state.owner === owner) return [];
      if (state.owner !== instead) throw new Refused('TEAM_NAME_TAKEN', { values: { name } });
      return [{ type: 'Released', data: { name: state.name, owner: state.owner } }, reserved];
    }
    case 'Release':
      if (state.status === 'free' || state.owner !== command.owner) return [];
      return [{ type: 'Released', data: { name: state.name, owner: state.owner } }];
    default:
      return command satisfies never;
  }
};

const evolve = (_: ReservationState, event: ReservationEvent): ReservationState => {
  switch (event.type) {
    case 'Reserved':
      return { status: 'held', owner: event.data.owner, name: event.data.name };
    case 'Released':
      return { status: 'free' };
    default:
      return event satisfies never;
  }
};

/** The rules of one unique name: it belongs to whoever appended first (design.md 4). */
export const reservationDecider: Decider<ReservationCommand, ReservationState, ReservationEvent> = {
  decide,
  evolve,
  initialState,
};
