import type { withdrawalCalls } from '../contract/withdrawal-calls.ts';
import { teamIdOf } from '../http/params.ts';
import type { Handlers } from '../http/routes.ts';
import { carriedOut } from '../processes/carried-out.ts';
import type { ProcessWaits } from '../processes/process-runner.ts';
import { outcomeUnknown, type SeasonDeps } from './handle-season.ts';
import { recordedEvent } from './recorded-event.ts';
import { consequencesOf, givenBackBy, undoLastAct, withdrawTeam } from './withdraw-team.ts';

type Deps = Pick<SeasonDeps, 'store' | 'seasons'> & { readonly processes: ProcessWaits };

/** Withdrawing a team from the season, and taking the last act on the season back. */
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
  'POST /api/admin/season/undo': async (request) => {
    const { season, teamId } = request.body();
    const outcome = await undoLastAct(deps, { season, teamId }, request.context);
    const { done, position } = await carriedOut(deps, 'withdrawn-teams', outcome.position);
    const event = recordedEvent(outcome.events, 'SeasonActUndone');
    const matches = await givenBackBy(deps, event).catch(sayRecorded);
    const message = done ? 'Çekilme geri alındı.' : 'Çekilme geri alındı; maçlar daha sonra güncellenecek.';
    return { status: done ? 200 : 202, position, body: { message, act: event.data.undone.act, matches } };
  },
});

/** The act is recorded by then: the answer may not say that nothing was. */
const sayRecorded = (error: unknown): never => {
  throw outcomeUnknown(error);
};
