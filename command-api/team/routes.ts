import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { crestWord } from '@league/events/rules/crest.ts';
import { DEFAULT_LOGO } from '@league/events/rules/default-logo.ts';
import type { teamCalls } from '../contract/team-calls.ts';
import { sideBySide } from '../handling/side-by-side.ts';
import { teamIdOf } from '../http/params.ts';
import type { AnswerOf, Handlers } from '../http/routes.ts';
import type { PlayerDirectory } from '../ports/player-directory.ts';
import { carriedOut } from '../processes/carried-out.ts';
import type { ProcessWaits } from '../processes/process-runner.ts';
import { changeTeam, createTeam, deleteTeam, type TeamDeps, type TeamOutcome } from './handle-team.ts';
import { howReleased } from './left-players.ts';

const logoOf = (logo: string | null | undefined): string | null =>
  logo === undefined || logo === '' || logo === DEFAULT_LOGO ? null : logo;

const cityOf = (city: string | null | undefined): string | null => city?.trim() || null;

export type TeamRouteDeps = TeamDeps & {
  readonly processes: ProcessWaits;
  readonly playerDirectory: PlayerDirectory;
};

/** Creating, changing and deleting teams. */
export const teamRoutes = (deps: TeamRouteDeps): Handlers<typeof teamCalls> => ({
  'POST /api/teams': async (request) => {
    const { name, logo, city, crest } = request.body();
    const wish = { name, logo: logoOf(logo), city: cityOf(city), ...(crest === undefined ? {} : { crest }) };
    const outcome = await createTeam(deps, wish, request.context);
    return { status: 201, ...answer(outcome, 'Takım oluşturuldu.') };
  },
  'PUT /api/teams/:id': async (request) => {
    const teamId = teamIdOf(request);
    const { name, logo, city, crest } = request.body();
    const wish = {
      ...(name === undefined ? {} : { name }),
      ...(logo === undefined ? {} : { logo: logoOf(logo) }),
      ...(city === undefined ? {} : { city: cityOf(city) }),
      ...(crest === undefined ? {} : { crest }),
    };
    return answer(await changeTeam(deps, teamId, wish, request.context), 'Takım güncellendi.');
  },
  'DELETE /api/teams/:id': async (request) => {
    const teamId = teamIdOf(request);
    const { players } = request.query();
    request.body();
    const become = players === 'delete' ? 'deleted' : 'free';
    const outcome = await deleteTeam(deps, teamId, request.context, become);
    const { done, position } = await carriedOut(deps, 'deleted-teams', outcome.position);
    const { body } = answer(
      outcome,
      done ? 'Takım silindi.' : 'Takım silindi; maçları ve oyuncuları daha sonra güncellenecek.',
    );
    return { status: done ? 200 : 202, position, body: { ...body, ...(await countsOf(deps, outcome, done)) } };
  },
});

/** What went with the team: as its event announces it, and once that is carried out, what became of each player in truth. */
const countsOf = async ({ store }: Pick<TeamRouteDeps, 'store'>, { events }: TeamOutcome, done: boolean) => {
  const counts = { deletedMatches: 0, freedPlayers: 0, deletedPlayers: 0 };
  for (const event of events) {
    if (event.type !== 'TeamDeleted') continue;
    const { matches, players, playersBecome, teamId } = event.data;
    counts.deletedMatches += matches.length;
    const announced = playersBecome === 'free' ? 'teamDeleted' : 'deleted';
    const became = await sideBySide(players, async (playerId) => {
      try {
        return done ? await howReleased(store, playerId, { teamId, behind: event.position }) : announced;
      } catch (error) {
        // What was recorded stays: the answer may not say that nothing was.
        if (error instanceof StoreUnavailable) return announced;
        throw error;
      }
    });
    counts.freedPlayers += became.filter((cause) => cause === 'teamDeleted').length;
    counts.deletedPlayers += became.filter((cause) => cause === 'deleted').length;
  }
  return counts;
};

const answer = (
  { teamId, state, position }: TeamOutcome,
  message: string,
): AnswerOf<(typeof teamCalls)['POST /api/teams']> => ({
  position,
  body: {
    message,
    _id: teamId,
    ...(state.status === 'existing' ? { name: state.name, logo: state.logo ?? DEFAULT_LOGO, city: state.city } : {}),
    ...(state.status === 'existing' && state.crest !== null ? { crest: crestWord(state.crest) } : {}),
  },
});
