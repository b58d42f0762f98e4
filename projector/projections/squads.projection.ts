import type { EventType, LeagueEventOf } from '@league/events/catalogue.ts';
import { squadsModel } from '@league/query-api/contract/players.ts';
import { defineProjection } from '../define-projection.ts';

const handles = ['PlayerAssignedToTeam', 'PlayerReleased', 'TeamDeleted'] as const satisfies readonly EventType[];

/** Who plays for a team now. A team without players has no document. */
export const squads = defineProjection({
  model: squadsModel,
  version: 1,
  handles,
  documentIds: (event) => teamsOf(event),
  evolve: (document, event, teamId) => {
    if (event.type === 'TeamDeleted') return null;
    const { playerId } = event.data;
    const before = document?.players ?? [];
    if (event.type === 'PlayerAssignedToTeam' && event.data.teamId === teamId) {
      return before.includes(playerId) ? document : { teamId, players: [...before, playerId] };
    }
    if (!before.includes(playerId)) return document;
    const players = before.filter((id) => id !== playerId);
    return players.length === 0 ? null : { teamId, players };
  },
});

/** The team that the event is about, and the one that an assigned player leaves. */
const teamsOf = ({ type, data }: LeagueEventOf<(typeof handles)[number]>): readonly string[] =>
  type === 'PlayerAssignedToTeam' && data.from !== null && data.from !== data.teamId
    ? [data.from, data.teamId]
    : [data.teamId];
