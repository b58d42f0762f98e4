import type { BroadcasterRole } from '@league/events/broadcast.ts';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { Platform } from '@league/events/officials.ts';
import { isVoid, type SeasonActs } from '@league/events/rules/season-acts.ts';
import { broadcastStream } from '@league/events/streams.ts';
import {
  type BroadcastCommand,
  broadcastDecider,
  type BroadcastEvent,
  type BroadcastState,
  mainOf,
} from '../broadcast/decider.ts';
import { freshStream, type StateSource } from '../handling/folded-stream.ts';
import { type CommandContext, handle, type Outcome, stepOf } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import { isOver, matchFactsOf } from '../match/decider.ts';
import { refuseVoid } from '../match/handle-match.ts';
import { plannedMatch } from '../match/match-authority.ts';
import { holdsOffice, officesAt } from '../officials/handle-official.ts';
import { type AssignmentDeps, lookUpOfficial, type Wish } from './referees.ts';

/** Leaves out void events, whose commands had not seen the season act that voids them. */
const broadcastSource = (store: EventStore, matchId: string, acts: SeasonActs): StateSource<BroadcastState> =>
  freshStream(store, broadcastStream(matchId), {
    initialState: broadcastDecider.initialState,
    evolve: (state: BroadcastState, event: LeagueEvent & { readonly position: bigint }) =>
      isVoid(acts, event) ? state : broadcastDecider.evolve(state, event as BroadcastEvent),
  });

type OnBroadcast = Pick<BroadcastCommand, 'match' | 'isOver'> & {
  readonly planned: ReturnType<typeof plannedMatch>;
  readonly state: BroadcastState;
};

/** Runs a command on who shows a match, and refuses where a season act was faster, as commands on a match do. */
const handleBroadcast = async (
  { store, seasons }: Pick<AssignmentDeps, 'store' | 'seasons'>,
  matchId: string,
  command: (on: OnBroadcast) => BroadcastCommand | Promise<BroadcastCommand>,
  context: CommandContext,
): Promise<Outcome<BroadcastState>> => {
  const outcome = await handle(store, {
    source: async () => broadcastSource(store, matchId, (await seasons.load()).state.acts),
    decider: broadcastDecider,
    command: async (state) => {
      const { state: known } = seasons.known();
      const planned = plannedMatch(known, matchId);
      const match = (await seasons.match(matchId, known.acts).load()).state;
      return command({ planned, match: matchFactsOf(planned, match), isOver: isOver(match), state });
    },
    context,
  });
  await refuseVoid(seasons, outcome);
  return outcome;
};

/**
 * Makes a player a broadcaster of a match, on a platform or on the one of the office. The handler takes an assignment back that stands in
 * the log behind the end of the office.
 * @throws Refused BROADCASTER_NOT_FOUND, BROADCASTER_STANDS, ALREADY_AT_MATCH, OFFICIAL_PLAYS, OFFICIAL_BUSY, MATCH_OVER
 */
export const assignBroadcaster = async (
  deps: AssignmentDeps,
  matchId: string,
  {
    role,
    playerId,
    platform,
    from = null,
    confirm = false,
  }: Wish<BroadcasterRole> & { readonly platform?: Platform | undefined },
  context: CommandContext,
): Promise<Outcome<BroadcastState>> => {
  const { store } = deps;
  const outcome = await handleBroadcast(
    deps,
    matchId,
    async ({ planned, match, isOver: over, state }): Promise<BroadcastCommand> => {
      const on = { planned, date: match.date, standing: mainOf(state) };
      const { facts, offices } = await lookUpOfficial(deps, 'broadcaster', playerId, on);
      return {
        type: 'AssignBroadcaster',
        match,
        isOver: over,
        role,
        playerId,
        platform: platform ?? offices.broadcaster.platform ?? 'Diğer',
        personal: [],
        from,
        confirmed: confirm,
        facts,
      };
    },
    context,
  );
  const assigned = outcome.events.at(-1);
  if (assigned !== undefined && (await officesAt(store, playerId, assigned.position)).broadcaster.standing !== 'held') {
    await dismissBroadcasterFrom(deps, matchId, playerId, stepOf(context, 'take-assignment-back'));
    throw new Refused('BROADCASTER_NOT_FOUND');
  }
  return outcome;
};

/** Takes a broadcaster from a match, the main one unless told. @throws Refused MATCH_OVER */
export const removeBroadcaster = (
  deps: AssignmentDeps,
  matchId: string,
  playerId: string | undefined,
  context: CommandContext,
): Promise<Outcome<BroadcastState>> =>
  handleBroadcast(
    deps,
    matchId,
    ({ match, isOver: over }) => ({ type: 'RemoveBroadcaster', match, isOver: over, playerId }),
    context,
  );

/**
 * Starts or stops a stream of a match, and says how many watch it. A broadcaster means the own stream; an admin that of `playerId`, or of
 * the main broadcaster. The office is looked up now: whoever was dismissed a moment ago is refused.
 * @throws Refused NOT_BROADCASTER, STREAM_TOO_LATE, STREAM_NOT_RUNNING
 */
export const setStream = (
  deps: AssignmentDeps,
  matchId: string,
  wish: {
    readonly isLive: boolean | undefined;
    readonly viewers: number | undefined;
    readonly playerId: string | null;
  },
  context: CommandContext,
): Promise<Outcome<BroadcastState>> =>
  handleBroadcast(
    deps,
    matchId,
    async ({ match, isOver: over, state }) => {
      const { actor, now } = context;
      const meant = actor.role === 'admin' ? (wish.playerId ?? mainOf(state)) : actor.id;
      const isInOffice = meant !== null && (await holdsOffice(deps.store, 'broadcaster', meant));
      return {
        type: 'SetStream',
        match,
        isOver: over,
        playerId: isInOffice ? meant : null,
        isLive: wish.isLive,
        ...(wish.viewers === undefined ? {} : { viewers: wish.viewers }),
        now,
      };
    },
    context,
  );

/** Ends the streams of a match that has been over for long. */
export const stopStreams = (
  deps: Pick<AssignmentDeps, 'store' | 'seasons'>,
  matchId: string,
  context: CommandContext,
): Promise<Outcome<BroadcastState>> =>
  handleBroadcast(deps, matchId, ({ match, isOver: over }) => ({ type: 'StopStreams', match, isOver: over }), context);

/** Takes somebody whose office has ended from a match. */
export const dismissBroadcasterFrom = (
  deps: Pick<AssignmentDeps, 'store' | 'seasons'>,
  matchId: string,
  playerId: string,
  context: CommandContext,
): Promise<Outcome<BroadcastState>> =>
  handleBroadcast(
    deps,
    matchId,
    ({ match, isOver: over }) => ({ type: 'DismissBroadcaster', match, isOver: over, playerId }),
    context,
  );
