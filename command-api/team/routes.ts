import { DEFAULT_LOGO } from '@league/events/rules/default-logo.ts';
import type { teamCalls } from '../contract/team-calls.ts';
import { teamIdOf } from '../http/params.ts';
import type { AnswerOf, Handlers } from '../http/routes.ts';
import { carriedOut } from '../processes/carried-out.ts';
import type { ProcessWaits } from '../processes/process-runner.ts';
import { changeTeam, createTeam, deleteTeam, type TeamDeps, type TeamOutcome } from './handle-team.ts';

const logoOf = (logo: string | null | undefined): string | null =>
  logo === undefined || logo === '' || logo === DEFAULT_LOGO ? null : logo;

/** Creating, changing and deleting teams. */
export const teamRoutes = (deps: TeamDeps & { readonly processes: ProcessWaits }): Handlers<typeof teamCalls> => ({
  'POST /api/teams': async (request) => {
    const { name, logo } = request.body();
    const outcome = await createTeam(deps, { name, logo: logoOf(logo) }, request.context);
    return { status: 201, ...answer(outcome, 'Takım oluşturuldu.') };
  },
  'PUT /api/teams/:id': async (request) => {
    const teamId = teamIdOf(request);
    const { name, logo } = request.body();
    const wish = { ...(name === undefined ? {} : { name }), ...(logo === undefined ? {} : { logo: logoOf(logo) }) };
    return answer(await changeTeam(deps, teamId, wish, request.context), 'Takım güncellendi.');
  },
  'DELETE /api/teams/:id': async (request) => {
    const teamId = teamIdOf(request);
    request.body();
    const outcome = await deleteTeam(deps, teamId, request.context);
    const { done, position } = await carriedOut(deps, 'deleted-teams', outcome.position);
    const deletedMatches = outcome.events.reduce(
      (sum, event) => sum + (event.type === 'TeamDeleted' ? event.data.matches.length : 0),
      0,
    );
    const { body } = answer(outcome, done ? 'Takım silindi.' : 'Takım silindi; maçları daha sonra kaldırılacak.');
    return { status: done ? 200 : 202, position, body: { ...body, deletedMatches } };
  },
});

const answer = (
  { teamId, state, position }: TeamOutcome,
  message: string,
): AnswerOf<(typeof teamCalls)['POST /api/teams']> => ({
  position,
  body: {
    message,
    _id: teamId,
    ...(state.status === 'existing' ? { name: state.name, logo: state.logo ?? DEFAULT_LOGO } : {}),
  },
});
