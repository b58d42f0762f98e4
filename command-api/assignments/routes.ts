import type { RefereeRole } from '@league/events/match.ts';
import type { RefereeRoleInput } from '../contract/assignment.ts';
import type { assignmentCalls } from '../contract/assignment-calls.ts';
import { matchIdOf } from '../http/params.ts';
import type { Handlers } from '../http/routes.ts';
import { assignBroadcaster, removeBroadcaster, setStream } from './broadcasters.ts';
import { type AssignmentDeps, assignReferee, removeReferee } from './referees.ts';

const ROLES: Readonly<Record<RefereeRoleInput, RefereeRole>> = {
  referee: 'main',
  assistant: 'assistant',
  var: 'var',
  fourth_official: 'fourthOfficial',
};

/** The calls that put officials to matches. */
export const assignmentRoutes = (deps: AssignmentDeps): Handlers<typeof assignmentCalls> => ({
  'PUT /api/matches/:id/assign-referee': async (request) => {
    const { refereeId, from, confirm } = request.body();
    const matchId = matchIdOf(request);
    const wish = { role: 'main', playerId: refereeId.toLowerCase(), from: lower(from), confirm } as const;
    const { position } = await assignReferee(deps, matchId, wish, request.context);
    return answer(matchId, position, REFEREE_ASSIGNED);
  },
  'DELETE /api/matches/:id/remove-referee': async (request) => {
    request.body();
    const { role = 'referee' } = request.query();
    const matchId = matchIdOf(request);
    const { position } = await removeReferee(deps, matchId, ROLES[role], request.context);
    return answer(matchId, position, 'Hakem başarıyla kaldırıldı!');
  },
  'POST /api/admin/assign-referee': async (request) => {
    const { matchId: typed, refereeId, role, from, confirm } = request.body();
    const matchId = typed.toLowerCase();
    const wish = { role: ROLES[role], playerId: refereeId.toLowerCase(), from: lower(from), confirm };
    const { position } = await assignReferee(deps, matchId, wish, request.context);
    return answer(matchId, position, REFEREE_ASSIGNED);
  },
  'POST /api/admin/assign-broadcaster': async (request) => {
    const { matchId: typed, broadcasterId, role, platform, from, confirm } = request.body();
    const matchId = typed.toLowerCase();
    const wish = { role, platform, playerId: broadcasterId.toLowerCase(), from: lower(from), confirm };
    const { position } = await assignBroadcaster(deps, matchId, wish, request.context);
    return answer(matchId, position, BROADCASTER_ASSIGNED);
  },
  'PUT /api/broadcasters/stream/:id': async (request) => {
    const { isLive, viewerCount, broadcasterId } = request.body();
    const matchId = matchIdOf(request);
    const wish = { isLive, viewers: viewerCount, playerId: lower(broadcasterId) };
    const { position, events } = await setStream(deps, matchId, wish, request.context);
    const said = events.map(({ type }) => STREAM_SAID[type]).find((text) => text !== undefined);
    const { position: at, body } = answer(matchId, position, said ?? 'İşlem başarılı!');
    // A count alone is taken only while the stream runs.
    return { position: at, body: { ...body, isLive: isLive ?? true } };
  },
  'PUT /api/matches/:id/assign-broadcaster': async (request) => {
    const { broadcasterId, from, confirm } = request.body();
    const matchId = matchIdOf(request);
    const wish = { role: 'main', playerId: broadcasterId.toLowerCase(), from: lower(from), confirm } as const;
    const { position } = await assignBroadcaster(deps, matchId, wish, request.context);
    return answer(matchId, position, BROADCASTER_ASSIGNED);
  },
  'DELETE /api/matches/:id/remove-broadcaster': async (request) => {
    request.body();
    const { broadcasterId } = request.query();
    const matchId = matchIdOf(request);
    const { position } = await removeBroadcaster(deps, matchId, broadcasterId?.toLowerCase(), request.context);
    return answer(matchId, position, 'Yayıncı başarıyla kaldırıldı!');
  },
});

const REFEREE_ASSIGNED = 'Hakem başarıyla atandı!';
const BROADCASTER_ASSIGNED = 'Yayıncı başarıyla atandı!';
const STREAM_SAID: Readonly<Record<string, string>> = {
  StreamStarted: 'Yayın başlatıldı!',
  StreamStopped: 'Yayın sonlandırıldı!',
};

const lower = (id: string | null | undefined): string | null => id?.toLowerCase() ?? null;

const answer = (matchId: string, position: bigint, message: string) => ({
  position,
  body: { message, _id: matchId },
});
