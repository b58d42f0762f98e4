import type { BroadcasterRole, StopCause } from '@league/events/broadcast.ts';
import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { RemovalCause } from '@league/events/match.ts';
import type { Platform } from '@league/events/officials.ts';
import type { Decider } from '../handling/decider.ts';
import { Refused } from '../handling/refused.ts';
import { type OfficialFacts, refuseConflicts } from '../match/referee-places.ts';

export type BroadcastEvent = LeagueEventOf<
  'BroadcasterAssignedToMatch' | 'BroadcasterRemovedFromMatch' | 'StreamStarted' | 'StreamStopped' | 'ViewersCounted'
>;

/** The part about the match that each of its events carries. */
export type MatchFacts = Pick<BroadcastEvent['data'], 'matchId' | 'season' | 'week' | 'date' | 'home' | 'away'>;

/** `isOver`: the match is finished or cancelled, which its own stream says. */
export type BroadcastCommand = { readonly match: MatchFacts; readonly isOver: boolean } & (
  | {
      readonly type: 'AssignBroadcaster';
      readonly role: BroadcasterRole;
      readonly playerId: string;
      readonly platform: Platform;
      readonly personal: readonly 'streamLinks'[];
      /** The main broadcaster whom the sender saw, null for nobody. Only an assignment as main broadcaster looks at it. */
      readonly from: string | null;
      readonly confirmed: boolean;
      readonly facts: OfficialFacts;
    }
  /** The main broadcaster unless told. */
  | { readonly type: 'RemoveBroadcaster'; readonly playerId: string | undefined }
  | { readonly type: 'DismissBroadcaster'; readonly playerId: string }
  | {
      readonly type: 'SetStream';
      /** The broadcaster of the stream; null for a caller without the office. */
      readonly playerId: string | null;
      /** Undefined for a count alone, which neither starts nor stops anything. */
      readonly isLive: boolean | undefined;
      /** How many watch, where the sender says it. */
      readonly viewers?: number;
      /** Epoch ms. */
      readonly now: number;
    }
  /** The match has been over for an hour, or is gone. */
  | { readonly type: 'StopStreams' }
);

/** A running stream; `countedAt` in epoch ms. */
type Stream = { readonly viewers: number; readonly countedAt: number | null };
type Shown = { readonly role: BroadcasterRole; readonly platform: Platform; readonly stream: Stream | null };

/** The shortest time between two counts of viewers that are recorded (docs/rules.md#broadcasts). */
export const COUNT_EVERY_MS = 60_000;

/** The broadcasters of the match by player id, in the order of their assignment. */
export type BroadcastState = ReadonlyMap<string, Shown>;

const initialState = (): BroadcastState => new Map();

/** The main broadcaster; null for none. */
export const mainOf = (state: BroadcastState): string | null =>
  [...state].find(([, { role }]) => role === 'main')?.[0] ?? null;

const decide = (command: BroadcastCommand, state: BroadcastState): BroadcastEvent[] => {
  const { match, isOver } = command;
  switch (command.type) {
    case 'AssignBroadcaster':
      if (isOver) throw new Refused('MATCH_OVER');
      return assign(command, state);
    case 'RemoveBroadcaster': {
      if (isOver) throw new Refused('MATCH_OVER');
      const { playerId = mainOf(state) } = command;
      return playerId === null ? [] : removed(match, state, playerId, 'removed');
    }
    case 'DismissBroadcaster':
      return isOver
        ? stopped(match, state, command.playerId, 'removed')
        : removed(match, state, command.playerId, 'dismissed');
    case 'SetStream':
      return setStream(command, state);
    case 'StopStreams':
      return [...state.keys()].flatMap((playerId) => stopped(match, state, playerId, 'over'));
    default:
      return command satisfies never;
  }
};

const assign = (
  command: Extract<BroadcastCommand, { type: 'AssignBroadcaster' }>,
  state: BroadcastState,
): BroadcastEvent[] => {
  const { match, role, playerId, platform, personal, from, facts } = command;
  const before = state.get(playerId);
  if (before?.role === role && before.platform === platform && personal.length === 0) return [];
  if (!facts.isInOffice) throw new Refused('BROADCASTER_NOT_FOUND');
  const main = mainOf(state);
  if (role === 'main' && main !== playerId && main !== from) {
    throw new Refused('BROADCASTER_STANDS', { values: { name: facts.standing ?? '' } });
  }
  if (before !== undefined && before.role !== role)
    throw new Refused('ALREADY_AT_MATCH', { values: { name: facts.name } });
  refuseConflicts(command);
  return [
    ...(role === 'main' && main !== null && main !== playerId ? removed(match, state, main, 'replaced') : []),
    {
      type: 'BroadcasterAssignedToMatch',
      data: { ...match, role, playerId, platform, personal: [...personal] },
    },
  ];
};

/** A broadcaster who leaves the match stops streaming it. */
const removed = (match: MatchFacts, state: BroadcastState, playerId: string, cause: RemovalCause): BroadcastEvent[] => {
  const role = state.get(playerId)?.role;
  if (role === undefined) return [];
  return [
    ...stopped(match, state, playerId, 'removed'),
    { type: 'BroadcasterRemovedFromMatch', data: { ...match, role, playerId, cause } },
  ];
};

const stopped = (match: MatchFacts, state: BroadcastState, playerId: string, cause: StopCause): BroadcastEvent[] =>
  state.get(playerId)?.stream ? [{ type: 'StreamStopped', data: { ...match, playerId, cause } }] : [];

/** A stream begins before its match is over, and may outlive it. A count that comes too soon after the last is not recorded. */
const setStream = (
  { match, isOver, playerId, isLive, viewers, now }: Extract<BroadcastCommand, { type: 'SetStream' }>,
  state: BroadcastState,
): BroadcastEvent[] => {
  const shown = playerId === null ? undefined : state.get(playerId);
  if (playerId === null || shown === undefined) throw new Refused('NOT_BROADCASTER');
  if (isLive === false) return stopped(match, state, playerId, 'stopped');
  const counted = (before: Stream): BroadcastEvent[] => {
    const isSoon = before.countedAt !== null && now - before.countedAt < COUNT_EVERY_MS;
    if (viewers === undefined || viewers === before.viewers || isSoon) return [];
    return [{ type: 'ViewersCounted', data: { ...match, playerId, viewers, countedAt: new Date(now).toISOString() } }];
  };
  if (shown.stream !== null) return counted(shown.stream);
  if (isLive === undefined) throw new Refused('STREAM_NOT_RUNNING');
  if (isOver) throw new Refused('STREAM_TOO_LATE');
  return [{ type: 'StreamStarted', data: { ...match, playerId, platform: shown.platform } }, ...counted(NEW_STREAM)];
};

const NEW_STREAM: Stream = { viewers: 0, countedAt: null };

const evolve = (state: BroadcastState, event: BroadcastEvent): BroadcastState => {
  const next = new Map(state);
  const { playerId } = event.data;
  switch (event.type) {
    case 'BroadcasterAssignedToMatch': {
      const { role, platform } = event.data;
      return next.set(playerId, { role, platform, stream: state.get(playerId)?.stream ?? null });
    }
    case 'StreamStarted':
      return withStream(state, playerId, NEW_STREAM);
    case 'StreamStopped':
      return withStream(state, playerId, null);
    case 'ViewersCounted': {
      const { viewers, countedAt } = event.data;
      return withStream(state, playerId, { viewers, countedAt: Date.parse(countedAt) });
    }
    case 'BroadcasterRemovedFromMatch':
      next.delete(playerId);
      return next;
    default:
      return event satisfies never;
  }
};

const withStream = (state: BroadcastState, playerId: string, stream: Stream | null): BroadcastState => {
  const shown = state.get(playerId);
  return shown === undefined ? state : new Map(state).set(playerId, { ...shown, stream });
};

/** The rules of who shows one match, and when (docs/rules.md#officials, docs/rules.md#broadcasts). */
export const broadcastDecider: Decider<BroadcastCommand, BroadcastState, BroadcastEvent> = {
  decide,
  evolve,
  initialState,
};
