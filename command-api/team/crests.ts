import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { type Crest, crestWord } from '@league/events/rules/crest.ts';
import { crestsStream } from '@league/events/streams.ts';
import { freshStream, type StateSource } from '../handling/folded-stream.ts';
import { type CommandContext, handle, stepOf } from '../handling/handle-command.ts';
import type { TeamDirectory } from '../ports/team-directory.ts';
import {
  type CrestCommand,
  crestDecider,
  type CrestEvent,
  type CrestState,
  isLastOf,
  lastCrestOf,
} from './crest-decider.ts';
import { teamSource } from './names.ts';

export type CrestDeps = { readonly store: EventStore; readonly teams: TeamDirectory };

/** All crests of the league are in one stream, and a whole league may be created at once. */
const ATTEMPTS = 100;

const crestSource = (store: EventStore): StateSource<CrestState> =>
  freshStream(store, crestsStream, {
    initialState: crestDecider.initialState,
    evolve: (held, event: Recorded<LeagueEvent>) => crestDecider.evolve(held, event as CrestEvent),
  });

/**
 * The first crest of every team, by its id. A league that has reserved none yet has teams that are older than crests; their read
 * model knows what they wear.
 * @throws StoreUnavailable where nothing is reserved yet and the read model of the teams is behind the log
 */
export const firstCrests = async ({ store, teams }: CrestDeps): Promise<ReadonlyMap<string, Crest>> => {
  const { state } = await crestSource(store).load();
  if (state.size === 0) return teams.crests();
  return new Map(Array.from(state.values(), ({ owner, crest }) => [owner, crest] as const).toReversed());
};

/**
 * Reserves a crest for the team and answers it: the wanted one, else the team's own, else the one that the rule chooses. The first
 * reservation of a league reserves `first` before it, the {@link firstCrests}. A reserved crest that no event of the team names
 * stays the team's (docs/adr/0051-one-stream-knows-whose-each-crest-is.md).
 * @throws Refused CREST_TAKEN
 */
export const reserveCrest = async (
  store: EventStore,
  teamId: string,
  { crest, first }: { readonly crest: Crest | undefined; readonly first: ReadonlyMap<string, Crest> },
  context: CommandContext,
): Promise<Crest> => {
  const { state } = await handle(store, {
    source: crestSource(store),
    decider: crestDecider,
    command: async (held): Promise<CrestCommand> => ({
      type: 'ReserveCrest',
      teamId,
      crest,
      worn: first,
      instead: crest && (await whoGaveUp(store, held, crest)),
    }),
    context: stepOf(context, `crest:${crest === undefined ? '' : crestWord(crest)}`),
    attempts: ATTEMPTS,
  });
  const reserved = lastCrestOf(state, teamId);
  if (reserved === undefined) throw new Error(`no crest is reserved for team ${teamId}`);
  return reserved;
};

/**
 * The team that has the crest and will not wear it again: the team was deleted, or wears a crest that became its own later. A team
 * between its reservation and its next event may be about to wear it.
 */
const whoGaveUp = async (store: EventStore, held: CrestState, crest: Crest): Promise<string | undefined> => {
  const owner = held.get(crestWord(crest))?.owner;
  if (owner === undefined) return undefined;
  const { state } = await teamSource(store, owner).load();
  if (state.status === 'deleted') return owner;
  if (state.status === 'none' || state.crest === null || isLastOf(held, owner, crest)) return undefined;
  return crestWord(state.crest) === crestWord(crest) ? undefined : owner;
};
