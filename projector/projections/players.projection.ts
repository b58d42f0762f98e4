import type { EventType, LeagueEventOf } from '@league/events/catalogue.ts';
import { type PlayerDocument, playersModel } from '@league/query-api/contract/players.ts';
import { defineProjection } from '../define-projection.ts';
import { withChanges } from './changed-fields.ts';
import { isoTime } from './iso-time.ts';

const handles = [
  'PlayerRegistered',
  'PlayerApproved',
  'PlayerRejected',
  'PlayerDetailsChanged',
  'PlayerProfileChanged',
  'PlayerAssignedToTeam',
  'PlayerReleased',
  'PlayerDeleted',
  'TeamDeleted',
  'AdminAccessGranted',
  'AdminAccessRevoked',
] as const satisfies readonly EventType[];

type Handled = LeagueEventOf<(typeof handles)[number]> & { readonly recordedAt: number };

/** The players who are in the league; a deleted one has no document. */
export const players = defineProjection({
  model: playersModel,
  version: 1,
  handles,
  documentIds: (event) => touched(event),
  evolve: (document, event) => {
    if (event.type === 'PlayerRegistered') return document ?? registered(event);
    return document && evolvePlayer(document, event);
  },
});

const touched = (event: Handled): readonly string[] => {
  switch (event.type) {
    case 'TeamDeleted':
      return event.data.players;
    case 'AdminAccessGranted':
    case 'AdminAccessRevoked':
      return [event.data.adminId];
    default:
      return [event.data.playerId];
  }
};

const registered = ({
  data: { playerId, gamertag, position, jerseyNumber },
  recordedAt,
}: Extract<Handled, { type: 'PlayerRegistered' }>): PlayerDocument => ({
  id: playerId,
  gamertag,
  position,
  jerseyNumber,
  favoritePosition: null,
  status: 'pending',
  isAdmin: false,
  teamId: null,
  createdAt: isoTime(recordedAt),
  personalChangedAt: null,
});

const evolvePlayer = (
  player: PlayerDocument,
  event: Exclude<Handled, { type: 'PlayerRegistered' }>,
): PlayerDocument | null => {
  switch (event.type) {
    case 'PlayerApproved':
      return withValue(player, 'status', 'approved');
    case 'PlayerRejected':
      // The reason is joined, also when a rejected player gets another one.
      return { ...player, status: 'rejected', personalChangedAt: isoTime(event.recordedAt) };
    case 'PlayerDetailsChanged':
    case 'PlayerProfileChanged': {
      const { changes, personal } = event.data;
      const after = withChanges(player, changes);
      return personal.length === 0 ? after : { ...after, personalChangedAt: isoTime(event.recordedAt) };
    }
    case 'PlayerAssignedToTeam':
      return withValue(player, 'teamId', event.data.teamId);
    case 'PlayerReleased':
    case 'TeamDeleted':
      return player.teamId === event.data.teamId ? { ...player, teamId: null } : player;
    case 'PlayerDeleted':
      return null;
    case 'AdminAccessGranted':
      return withValue(player, 'isAdmin', true);
    case 'AdminAccessRevoked':
      return withValue(player, 'isAdmin', false);
    default:
      return player;
  }
};

/** The player with this value of the field; the same object where it is the value already. */
const withValue = <Field extends keyof PlayerDocument>(
  player: PlayerDocument,
  field: Field,
  value: PlayerDocument[Field],
): PlayerDocument => (player[field] === value ? player : { ...player, [field]: value });
