import type { EventStore } from '@league/events/ports/event-store.ts';
import { type Crest, crestFor, crestWord } from '@league/events/rules/crest.ts';
import { nameKey, shownName } from '@league/events/rules/text-identity.ts';
import { playsIn } from '@league/events/rules/match-sides.ts';
import { type CommandContext, handle, madeSoFar, orMade, type Outcome } from '../handling/handle-command.ts';
import { uuidV5 } from '../handling/ids.ts';
import { Refused } from '../handling/refused.ts';
import type { PlayerDirectory } from '../ports/player-directory.ts';
import type { SeasonAuthority } from '../season-authority/authority.ts';
import { currentMatches } from '../season-authority/state.ts';
import { type CrestDeps, firstCrests, reserveCrest } from './crests.ts';
import { type TeamCommand, type TeamState, teamDecider } from './decider.ts';
import { type Claim, everHeld, holderOf, teamSource, withClaims } from './names.ts';

export type TeamDeps = CrestDeps & { readonly seasons: SeasonAuthority };

export type TeamOutcome = Outcome<TeamState> & { readonly teamId: string };

/** Reserves name and crest, then creates the team. After a crash in between, this command or another finishes the creation. */
export const createTeam = async (
  deps: CrestDeps,
  wish: {
    readonly name: string;
    readonly logo: string | null;
    readonly city?: string | null;
    readonly crest?: Crest;
    readonly teamId?: string;
  },
  context: CommandContext,
): Promise<TeamOutcome> => {
  const { store } = deps;
  const name = shownName(wish.name);
  const own = wish.teamId ?? uuidV5(context.commandId, 'team');
  const made = async () => createdBefore(store, [own, ...(await everHeld(store, name))], context);
  const create = async (claim: Claim, first: ReadonlyMap<string, Crest>): Promise<TeamOutcome> => {
    const teamId = await claimNew(store, name, own, claim);
    const crest = await reserveCrest(store, teamId, { crest: wish.crest, first }, context);
    const outcome = await handle(store, {
      source: teamSource(store, teamId),
      decider: teamDecider,
      command: (): TeamCommand => ({
        type: 'CreateTeam',
        teamId,
        name,
        logo: wish.logo,
        city: wish.city ?? null,
        crest,
      }),
      context,
    });
    return { ...outcome, teamId };
  };
  // A repeat is answered from the team's own stream, before anything is reserved for it again.
  const before = await made();
  if (before !== undefined) return before;
  // The read models may be unavailable, so they answer before the command reserves a name.
  const first = await firstCrests(deps);
  return withClaims(store, context, (claim) => orMade(made, () => create(claim, first)));
};

/**
 * The outcome of this command in one of these teams, if it has been carried out before. A team whose reservation the command
 * took over has the id of the command that reserved it first.
 */
const createdBefore = async (
  store: EventStore,
  teamIds: readonly string[],
  context: CommandContext,
): Promise<TeamOutcome | undefined> => {
  for (const teamId of teamIds) {
    const outcome = await madeSoFar(teamSource(store, teamId), context);
    if (outcome !== undefined) return { ...outcome, teamId };
  }
  return undefined;
};

/** Reserves nothing for a team that exists already: it may have another name by now. */
const claimNew = async (store: EventStore, name: string, teamId: string, claim: Claim): Promise<string> => {
  const { state } = await teamSource(store, teamId).load();
  if (state.status !== 'none') throw new Refused('TEAM_NAME_TAKEN', { values: { name } });
  return (await claim(name, teamId)).teamId;
};

/**
 * Changes name, logo, city or crest. A new name and a new crest are reserved first; the renamed-teams process then releases the old
 * name.
 */
export const changeTeam = async (
  deps: CrestDeps,
  teamId: string,
  wish: {
    readonly name?: string;
    readonly logo?: string | null;
    readonly city?: string | null;
    readonly crest?: Crest;
  },
  context: CommandContext,
): Promise<TeamOutcome> => {
  const { store } = deps;
  const name = wish.name === undefined ? undefined : shownName(wish.name);
  const outcome = await withClaims(store, context, (claim) =>
    handle(store, {
      source: teamSource(store, teamId),
      decider: teamDecider,
      command: async (state): Promise<TeamCommand> => {
        // The read models may be unavailable, so they answer before the command reserves a name.
        const first = state.status === 'existing' && wish.crest ? await firstCrests(deps) : new Map<string, Crest>();
        // The name is reserved after the team was read and before it is written. So the reservation is younger than every
        // earlier renaming of the team, and the release of an old name does not touch it.
        const renamed = state.status === 'existing' && name !== undefined && nameKey(name) !== nameKey(state.name);
        if (renamed) await claimOwn(store, name, teamId, claim);
        const crest = wish.crest && (await changedCrest(store, teamId, { state, to: wish.crest, first }, context));
        return {
          type: 'ChangeTeam',
          teamId,
          ...(name === undefined ? {} : { name }),
          ...(wish.logo === undefined ? {} : { logo: wish.logo }),
          ...(wish.city === undefined ? {} : { city: wish.city }),
          ...(crest === undefined ? {} : { crest }),
        };
      },
      context,
    }),
  );
  return { ...outcome, teamId };
};

/** The team's crest and the wanted one, once this is reserved for the team; undefined where the team does not exist. */
const changedCrest = async (
  store: EventStore,
  teamId: string,
  { state, to, first }: { readonly state: TeamState; readonly to: Crest; readonly first: ReadonlyMap<string, Crest> },
  context: CommandContext,
): Promise<{ readonly from: Crest; readonly to: Crest } | undefined> => {
  if (state.status !== 'existing') return undefined;
  const from = state.crest ?? first.get(teamId) ?? crestFor(teamId, []);
  if (crestWord(from) !== crestWord(to)) await reserveCrest(store, teamId, { crest: to, first }, context);
  return { from, to };
};

/**
 * Claims the name for this team. A name whose first owner is still being created is refused: whoever finishes that creation
 * makes another team of it.
 */
const claimOwn = async (store: EventStore, name: string, teamId: string, claim: Claim): Promise<void> => {
  const holder = await holderOf(store, name);
  if (holder.status === 'unfinished' || (await claim(name, teamId, true)).teamId !== teamId) {
    throw new Refused('TEAM_NAME_TAKEN', { values: { name } });
  }
};

/**
 * Deletes the team. The event names its matches of the current season and its players; a process takes the matches out of the
 * season, and frees the players or deletes them.
 */
export const deleteTeam = async (
  { store, seasons, playerDirectory }: TeamDeps & { readonly playerDirectory: Pick<PlayerDirectory, 'squadOf'> },
  teamId: string,
  context: CommandContext,
  playersBecome: 'free' | 'deleted' = 'free',
): Promise<TeamOutcome> => {
  const outcome = await handle(store, {
    source: teamSource(store, teamId),
    decider: teamDecider,
    command: async ({ status }): Promise<TeamCommand> => {
      const { seasons: state } = (await seasons.load()).state;
      // Asked for a team that exists only: it may take until the read models have seen the log.
      const players = status === 'existing' ? await playerDirectory.squadOf(teamId) : [];
      const matches = currentMatches(state)
        .filter((match) => playsIn(teamId, match))
        .map(({ matchId, week }) => ({ matchId, week }));
      return { type: 'DeleteTeam', teamId, season: Math.max(state.current, 1), matches, players, playersBecome };
    },
    context,
  });
  return { ...outcome, teamId };
};
