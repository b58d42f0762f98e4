import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Decider } from '../handling/decider.ts';
import { Refused } from '../handling/refused.ts';

export type AdminEvent = LeagueEventOf<'AdminAccessGranted' | 'AdminAccessRevoked' | 'AdminPasswordChanged'>;

export type AdminCommand =
  | { readonly type: 'GrantAdminAccess'; readonly adminId: string }
  | { readonly type: 'RevokeAdminAccess'; readonly adminId: string }
  | { readonly type: 'RecordPasswordChanged'; readonly adminId: string };

/** Ids of the accounts that have admin access now. */
export type AdminState = ReadonlySet<string>;

const initialState = (): AdminState => new Set();

const decide = (command: AdminCommand, state: AdminState): AdminEvent[] => {
  const { adminId } = command;
  switch (command.type) {
    case 'GrantAdminAccess':
      return state.has(adminId) ? [] : [{ type: 'AdminAccessGranted', data: { adminId } }];
    case 'RevokeAdminAccess':
      if (!state.has(adminId)) return [];
      if (state.size === 1) throw new Refused('LAST_ADMIN');
      return [{ type: 'AdminAccessRevoked', data: { adminId } }];
    case 'RecordPasswordChanged':
      return [{ type: 'AdminPasswordChanged', data: { adminId } }];
    default:
      return command satisfies never;
  }
};

const evolve = (state: AdminState, event: AdminEvent): AdminState => {
  const next = new Set(state);
  switch (event.type) {
    case 'AdminAccessGranted':
      return next.add(event.data.adminId);
    case 'AdminAccessRevoked':
      next.delete(event.data.adminId);
      return next;
    case 'AdminPasswordChanged':
      return state;
    default:
      return event satisfies never;
  }
};

/** The rules of admin access: the last admin cannot lose it (docs/rules.md#identity). */
export const adminDecider: Decider<AdminCommand, AdminState, AdminEvent> = { decide, evolve, initialState };
