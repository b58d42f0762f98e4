import type { deductionCalls } from '../contract/deduction-calls.ts';
import { uuidV5 } from '../handling/ids.ts';
import { deductionIdOf, teamIdOf } from '../http/params.ts';
import type { Handlers } from '../http/routes.ts';
import { refuseGone } from '../team/names.ts';
import { act, meantSeason, type SeasonDeps } from './handle-season.ts';

type Deps = Pick<SeasonDeps, 'store' | 'seasons'>;

/** Taking points off a team in the table, and giving them back. */
export const deductionRoutes = (deps: Deps): Handlers<typeof deductionCalls> => ({
  'POST /api/teams/:id/deductions': async (request) => {
    const teamId = teamIdOf(request);
    const { points, reason, season: asked } = request.body();
    const deductionId = uuidV5(request.context.commandId, 'deduction');
    const season = await meantSeason(deps, asked);
    const { position } = await act(
      deps,
      async () => {
        await refuseGone(deps.store, teamId);
        return { type: 'DeductPoints', season, deductionId, teamId, points, reason: reason.trim() };
      },
      request.context,
    );
    return { status: 201, position, body: { message: `${points} puan silindi.`, _id: deductionId } };
  },
  'DELETE /api/teams/:id/deductions/:deductionId': async (request) => {
    const teamId = teamIdOf(request);
    const deductionId = deductionIdOf(request);
    const { season: asked = request.query().season } = request.body();
    const season = await meantSeason(deps, asked);
    const { position } = await act(
      deps,
      () => ({ type: 'LiftDeduction', season, deductionId, teamId }),
      request.context,
    );
    return { position, body: { message: 'Silinen puanlar geri verildi.', _id: deductionId } };
  },
});
