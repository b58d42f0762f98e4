import type { withdrawalCalls } from '../contract/withdrawal-calls.ts';
import { teamIdOf } from '../http/params.ts';
import type { Handlers } from '../http/routes.ts';
import { carriedOut } from '../processes/carried-out.ts';
import type { ProcessWaits } from '../processes/process-runner.ts';
import { sayRecorded, type SeasonDeps } from './handle-season.ts';
import { recordedEvent } from './recorded-event.ts';
import { consequencesOf, withdrawTeam } from './withdraw-team.ts';

type Deps = Pick<SeasonDeps, 'store' | 'seasons'> & { readonly processes: ProcessWaits };

/** Withdrawing a team from the season. */
export const withdrawalRoutes = (deps: Deps): Handlers<typeof withdrawalCalls> => ({
  'POST /api/teams/:id/withdraw': async (request) => {
    const teamId = teamIdOf(request);
    const { played, reason, season } = request.body();
    const wish = { teamId, played, reason: reason.trim(), season };
    const outcome = await withdrawTeam(deps, wish, request.context);
    const { done, position } = await carriedOut(deps, 'withdrawn-teams', outcome.position);
    const counts = consequencesOf(deps, recordedEvent(outcome.events, 'TeamWithdrawn'));
    const { walkover, annulled, cancelled } = await counts.catch(sayRecorded);
    const message = done ? 'Takım ligden çekildi.' : 'Takım ligden çekildi; maçları daha sonra güncellenecek.';
    return { status: done ? 200 : 202, position, body: { message, walkovers: walkover, annulled, cancelled } };
  },
});
