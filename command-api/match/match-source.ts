import type { LeagueEvent } from '@league/events/catalogue.ts';
import { formatPosition, type Recorded } from '@league/events/envelope.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { isOutranked, isVoid, type SeasonActs } from '@league/events/rules/season-acts.ts';
import { matchStream } from '@league/events/streams.ts';
import { type Folding, freshStream, type StateSource } from '../handling/folded-stream.ts';
import { type Bounds, keptStreams } from '../handling/kept-streams.ts';
import { sideBySide } from '../handling/side-by-side.ts';
import { type MatchEvent, type MatchState, matchDecider } from './decider.ts';
import { isSettledFor } from './withdrawals.ts';

/**
 * The state of a match; who last entered, corrected or annulled its result, and when (epoch ms); and when its latest result was
 * first entered. `firstEntry` is the position, zero-padded, of the first entry of all, also where that was annulled; `settledAt` are
 * the positions at which it was last settled for a withdrawal, by team.
 */
export type SourcedMatch = MatchState & {
  readonly lastChange?: { readonly actorId: string; readonly at: number } | undefined;
  readonly enteredAt?: number | undefined;
  readonly firstEntry?: string | undefined;
  readonly settledAt?: ReadonlyMap<string, bigint> | undefined;
};

/** Leaves out void events, whose commands had not seen the season act that voids them. */
const folding = (acts: SeasonActs, before?: bigint): Folding<SourcedMatch> => ({
  initialState: matchDecider.initialState,
  evolve: (state, event) =>
    isVoid(acts, event) || isOutranked(acts, event) || (before !== undefined && event.position >= before)
      ? state
      : evolve(state, event),
});

const evolve = (state: SourcedMatch, event: Recorded<LeagueEvent>): SourcedMatch => {
  const match = matchDecider.evolve(state, event as MatchEvent);
  return {
    ...match,
    lastChange: event.type.startsWith('MatchResult')
      ? { actorId: event.metadata.actor.id, at: event.recordedAt }
      : state.lastChange,
    enteredAt: event.type === 'MatchResultEntered' ? event.recordedAt : state.enteredAt,
    firstEntry: state.firstEntry ?? (event.type === 'MatchResultEntered' ? formatPosition(event.position) : undefined),
    settledAt: settledAt(state, match, event),
  };
};

const settledAt = (
  before: SourcedMatch,
  match: MatchState,
  { data, position }: Recorded<LeagueEvent>,
): SourcedMatch['settledAt'] => {
  const teamId = 'withdrawnTeam' in data ? data.withdrawnTeam : undefined;
  return teamId !== undefined && isSettledFor(teamId, match)
    ? new Map(before.settledAt).set(teamId, position)
    : before.settledAt;
};

/** A match read and folded anew, as it stood before a position where one is given. */
export const matchSource = (
  store: EventStore,
  matchId: string,
  acts: SeasonActs,
  before?: bigint,
): StateSource<SourcedMatch> => freshStream(store, matchStream(matchId), folding(acts, before));

/** Many matches, each as {@link matchSource} folds it, in the order of the ids: for commands that read them once. */
export const readMatches = async (
  store: EventStore,
  matchIds: readonly string[],
  acts: SeasonActs,
  before?: bigint,
): Promise<ReadonlyMap<string, SourcedMatch>> => {
  const states = await sideBySide(matchIds, async (matchId) => {
    const { state } = await matchSource(store, matchId, acts, before).load();
    return [matchId, state] as const;
  });
  return new Map(states);
};

/**
 * Matches kept folded by revision and season acts, so that writing to one costs what came since, however often it was edited.
 * The acts are told apart by identity: they stay the same object until another act takes something out of the league.
 */
export const keptMatches = (
  store: EventStore,
  bounds?: Bounds,
): ((matchId: string, acts: SeasonActs) => StateSource<SourcedMatch>) => {
  const kept = keptStreams(store, (acts: SeasonActs) => folding(acts), bounds);
  return (matchId, acts) => kept(matchStream(matchId), acts);
};
