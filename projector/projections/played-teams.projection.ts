import { type PlayedTeamsDocument, playedTeamsModel } from '@league/query-api/contract/players.ts';
import { defineProjection } from '../define-projection.ts';
import { isoTime } from './iso-time.ts';

/** The teams of each player who is in the league: when each membership began and ended, and how it ended. */
export const playedTeams = defineProjection({
  model: playedTeamsModel,
  version: 2,
  handles: ['PlayerAssignedToTeam', 'PlayerReleased', 'TeamDeleted', 'PlayerDeleted'],
  documentIds: (event) => (event.type === 'TeamDeleted' ? event.data.players : [event.data.playerId]),
  evolve: (document, event, playerId) => {
    const at = isoTime(event.recordedAt);
    switch (event.type) {
      case 'PlayerAssignedToTeam': {
        const { teamId, season } = event.data;
        const before = document ?? { playerId, teams: [] };
        const last = before.teams.at(-1);
        if (last?.ended === null && last.teamId === teamId) return document;
        if (event.data.takesReleaseBack === true && last?.ended === 'transfersReset' && last.teamId === teamId) {
          return { playerId, teams: [...before.teams.slice(0, -1), { ...last, endDate: null, ended: null }] };
        }
        const { teams } = last === undefined ? before : withEnd(before, last.teamId, at, 'moved');
        return { playerId, teams: [...teams, { teamId, season, startDate: at, endDate: null, ended: null }] };
      }
      case 'PlayerReleased':
        return document && withEnd(document, event.data.teamId, at, event.data.cause);
      case 'TeamDeleted':
        return document && withEnd(document, event.data.teamId, at, 'teamDeleted');
      case 'PlayerDeleted':
        return null;
      default:
        return document;
    }
  },
});

type Membership = PlayedTeamsDocument['teams'][number];

/** The memberships, the last one ended if it is of this team and lasts still; the same where it is not. */
const withEnd = (
  document: PlayedTeamsDocument,
  teamId: string,
  endDate: string,
  how: NonNullable<Membership['ended']>,
): PlayedTeamsDocument => {
  const last = document.teams.at(-1);
  return last?.ended === null && last.teamId === teamId
    ? { ...document, teams: [...document.teams.slice(0, -1), { ...last, endDate, ended: how }] }
    : document;
};
