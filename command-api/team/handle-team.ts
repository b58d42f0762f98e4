import type { EventStore } from '@league/events/ports/event-store.ts';
import { nameKey, shownName } from '@league/events/rules/text-identity.ts';
import { type CommandContext, handle, madeSoFar, orMade, type Outcome } from '../handling/handle-command.ts';
import { uuidV5 } from '../handling/ids.ts';
import { Refused } from '../handling/refused.ts';
import type { SeasonAuthority } from '../season/authority.ts';
import { currentMatches } from '../season/state.ts';
import { type TeamCommand, type TeamState, teamDecider } from './decider.ts';
import { type Claim, everHeld, holderOf, teamSource, withClaims } from './names.ts';

export type TeamDeps = { readonly store: EventStore; readonly seasons: SeasonAuthority };

export type TeamOutcome = Outcome<TeamState> & { readonly teamId: string };

/** Reserves the name, then creates the team. A crash in between leaves what the same command, or another, finishes. */
export const createTeam = async (
  { store }: Pick<TeamDeps, 'store'>,
  wish: { readonly name: string; readonly logo: string | null; readonly teamId?: string },
  context: CommandContext,
): Promise<TeamOutcome> => {
  const name = shownName(wish.name);
  const own = wish.teamId ?? uuidV5(context.commandId, 'team');
  const made = async () => createdBefore(store, [own, ...(await everHeld(store, name))], context);
  const create = async (claim: Claim): Promise<TeamOutcome> => {
    const teamId = await claimNew(store, name, own, claim);
    const outcome = await handle(store, {
      source: teamSource(store, teamId),
      decider: teamDecider,
      command: (): TeamCommand => ({ type: 'CreateTeam', teamId, name, logo: wish.logo }),
      context,
    });
    return { ...outcome, teamId };
  };
  // A repeat is answered from the team's own stream, before anything is reserved for it again.
  return (await made()) ?? withClaims(store, context, (claim) => orMade(made, () => create(claim)));
};

/** What this command made of one of these teams; an unfinished one that it took over has an id of somebody else's making. */
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

/** Nothing is reserved for a team that exists already: it may have another name by now. */
const claimNew = async (store: EventStore, name: string, teamId: string, claim: Claim): Promise<string> => {
  const { state } = await teamSource(store, teamId).load();
  if (state.status !== 'none') throw new Refused('TEAM_NAME_TAKEN', { values: { name } });
  return (await claim(name, teamId)).teamId;
};

/** Changes name or logo; a new name is reserved first, the old one is free, and given back by the renamed-teams process. */
export const changeTeam = async (
  { store }: Pick<TeamDeps, 'store'>,
  teamId: string,
  wish: { readonly name?: string; readonly logo?: string | null },
  context: CommandContext,
): Promise<TeamOutcome> => {
  const name = wish.name === undefined ? undefined : shownName(wish.name);
  const outcome = await withClaims(store, context, (claim) =>
    handle(store, {
      source: teamSource(store, teamId),
      decider: teamDecider,
      command: async (state): Promise<TeamCommand> => {
        // Reserved after the team was read and before it is written: so the reservation is younger than every renaming
        // before this one, and what gives old names back leaves it alone.
        const renamed = state.status === 'existing' && name !== undefined && nameKey(name) !== nameKey(state.name);
        if (renamed) await claimOwn(store, name, teamId, claim);
        return {
          type: 'ChangeTeam',
          teamId,
          ...(name === undefined ? {} : { name }),
          ...(wish.logo === undefined ? {} : { logo: wish.logo }),
        };
      },
      context,
    }),
  );
  return { ...outcome, teamId };
};

/** Not even an unfinished one: whoever finishes it gives it to a team of its own. */
const claimOwn = async (store: EventStore, name: string, teamId: string, claim: Claim): Promise<void> => {
  const holder = await holderOf(store, name);
  if (holder.status === 'unfinished' || (await claim(name, teamId, true)).teamId !== teamId) {
    throw new Refused('TEAM_NAME_TAKEN', { values: { name } });
  }
};

/** Deletes the team; its matches of the current season are named here and taken out by a process. */
export const deleteTeam = async (
  { store, seasons }: TeamDeps,
  teamId: string,
  context: CommandContext,
): Promise<TeamOutcome> => {
  const outcome = await handle(store, {
    source: teamSource(store, teamId),
    decider: teamDecider,
    command: async (): Promise<TeamCommand> => {
      const { seasons: state } = (await seasons.load()).state;
      const matches = currentMatches(state)
        .filter(({ home, away }) => home === teamId || away === teamId)
        .map(({ matchId, week }) => ({ matchId, week }));
      return { type: 'DeleteTeam', teamId, season: Math.max(state.current, 1), matches };
    },
    context,
  });
  return { ...outcome, teamId };
};
