import type { statisticsCalls } from '../contract/statistics-calls.ts';
import { playerIdOf } from '../http/params.ts';
import type { Handlers } from '../http/routes.ts';
import { deleteFinished, resetAllStatistics, type StatisticsDeps, takeOffStatistics } from './handle-statistics.ts';

/** Calls that take something off the totals of players. */
export const statisticsRoutes = (deps: StatisticsDeps): Handlers<typeof statisticsCalls> => ({
  'DELETE /api/players/:id/stats': async (request) => {
    const playerId = playerIdOf(request);
    const { state, position } = await takeOffStatistics(deps, playerId, request.body(), request.context);
    const gamertag = state.status === 'none' ? '' : state.gamertag;
    const message = `${gamertag} oyuncusunun seçilen istatistikleri başarıyla silindi!`;
    return { position, body: { message, _id: playerId } };
  },
  'POST /api/admin/reset-player-stats': async (request) => {
    const { season } = request.body();
    const { events, position } = await resetAllStatistics(deps, season, request.context);
    const players = events.reduce(
      (sum, event) => sum + (event.type === 'AllPlayerStatisticsReset' ? event.data.players : 0),
      0,
    );
    return { position, body: { message: 'Tüm oyuncu istatistikleri sıfırlandı!', players } };
  },
  'DELETE /api/admin/matches-and-stats': async (request) => {
    const { season = request.query().season } = request.body();
    const { events, position } = await deleteFinished(deps, season, request.context);
    const deleted = events.flatMap(({ type, data }) => (type === 'MatchesDeleted' ? [data] : []));
    const deletedMatches = deleted.flatMap(({ matches }) => matches).length;
    const updatedPlayers = deleted.reduce((sum, { players = 0 }) => sum + players, 0);
    const message = `${deletedMatches} maç silindi, ${updatedPlayers} oyuncu güncellendi.`;
    return { position, body: { message, deletedMatches, updatedPlayers } };
  },
});
