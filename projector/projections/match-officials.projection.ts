import { type MatchOfficialsDocument, matchOfficialsModel } from '@league/query-api/contract/match-officials.ts';
import { defineProjection } from '../define-projection.ts';

/** Who referees and shows each match. What follows from a dismissal comes as removals of its own. */
export const matchOfficials = defineProjection({
  model: matchOfficialsModel,
  version: 1,
  handles: [
    'RefereeAssignedToMatch',
    'RefereeRemovedFromMatch',
    'BroadcasterAssignedToMatch',
    'BroadcasterRemovedFromMatch',
    'StreamStarted',
    'StreamStopped',
    'ViewersCounted',
  ],
  documentIds: (event) => [event.data.matchId],
  evolve: (document, event, matchId) => {
    const { referees, broadcasters }: MatchOfficialsDocument = document ?? { matchId, ...nobody };
    const { playerId } = event.data;
    switch (event.type) {
      case 'RefereeAssignedToMatch':
        return { matchId, referees: { ...referees, [event.data.role]: playerId }, broadcasters };
      case 'RefereeRemovedFromMatch':
        return { matchId, referees: { ...referees, [event.data.role]: null }, broadcasters };
      case 'BroadcasterAssignedToMatch': {
        const { role, platform } = event.data;
        const others = broadcasters.filter((one) => one.playerId !== playerId);
        const viewers = broadcasters.find((one) => one.playerId === playerId)?.viewers ?? null;
        return { matchId, referees, broadcasters: [...others, { playerId, role, platform, viewers }] };
      }
      case 'StreamStarted':
        return { matchId, referees, broadcasters: watched(broadcasters, playerId, 0) };
      case 'StreamStopped':
        return { matchId, referees, broadcasters: watched(broadcasters, playerId, null) };
      case 'ViewersCounted':
        return { matchId, referees, broadcasters: watched(broadcasters, playerId, event.data.viewers) };
      case 'BroadcasterRemovedFromMatch':
        return { matchId, referees, broadcasters: broadcasters.filter((one) => one.playerId !== playerId) };
      default:
        return document;
    }
  },
});

type Broadcasters = MatchOfficialsDocument['broadcasters'];

const watched = (broadcasters: Broadcasters, playerId: string, viewers: number | null): Broadcasters =>
  broadcasters.map((one) => (one.playerId === playerId ? { ...one, viewers } : one));

const nobody = { referees: { main: null, assistant: null, var: null, fourthOfficial: null }, broadcasters: [] };
