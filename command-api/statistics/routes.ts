import type { statisticsCalls } from '../contract/statistics-calls.ts';
import { playerIdOf } from '../http/params.ts';
import type { Handlers } from '../http/routes.ts';
import { resetAllStatistics, type StatisticsDeps, takeOffStatistics } from './handle-statistics.ts';

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
});
