import type { EventOf } from '../envelope.ts';
import { formatPosition } from '../envelope.ts';
import type { EventType, LeagueEvent, LeagueEventOf } from '../catalogue.ts';
import { fixturesOf, removedOf, replacedOf } from '../fixture-rows.ts';
import type { Fixture, UndoneAct } from '../seasons.ts';

/**
 * What the season acts (closing a season; deleting, replacing or replanning matches) removed or changed, each with the
 * position of its act. A match event after such a position is void, since the command that recorded it had not seen the
 * act. Positions are zero-padded text, which JSON can hold.
 */
export type SeasonActs = {
  /** By the number of a closed season: the position of its reset. */
  readonly closed: Readonly<Record<string, string>>;
  /** By the number of a reopened season: the positions between which it was closed. Match events between them stay void. */
  readonly reopened: Readonly<Record<string, readonly Interval[]>>;
  /** By the id of a deleted match: the position of its deletion. */
  readonly deleted: Readonly<Record<string, string>>;
  /** By the id of a restored match: the positions between which it was deleted. Match events between them stay void. */
  readonly away: Readonly<Record<string, readonly Interval[]>>;
  /** By the id of a replanned match: its plans in log order, each with the position from which it holds. */
  readonly replanned: Readonly<Record<string, readonly Plan[]>>;
};

type Interval = readonly [from: string, to: string];
type Plan = readonly [from: string, week: number, home: string, away: string];

export const noSeasonActs: SeasonActs = { closed: {}, reopened: {}, deleted: {}, away: {}, replanned: {} };

/** The acts after one more event; the same object when the event is no season act. */
export const evolveSeasonActs = (acts: SeasonActs, event: LeagueEvent & { readonly position: bigint }): SeasonActs => {
  switch (event.type) {
    case 'SeasonReset':
      return { ...acts, closed: { ...acts.closed, [event.data.closed]: formatPosition(event.position) } };
    case 'MatchesDeleted':
      return withDeleted(acts, event.data.matches, event.position);
    case 'MatchReplanned': {
      const { matchId, week, home, away } = event.data;
      const plan: Plan = [formatPosition(event.position), week, home, away];
      return { ...acts, replanned: { ...acts.replanned, [matchId]: [...(acts.replanned[matchId] ?? []), plan] } };
    }
    case 'FixturesGenerated':
      return event.data.replaced.length === 0 ? acts : withDeleted(acts, replacedOf(event.data), event.position);
    case 'FixturesRestored': {
      const restored = fixturesOf(event.data).map(({ matchId }) => matchId);
      return withDeleted(withRestored(acts, restored, event.position), removedOf(event.data), event.position);
    }
    case 'SeasonActUndone':
      return withUndone(acts, event.data.undone, event.position);
    default:
      return acts;
  }
};

const withUndone = (acts: SeasonActs, undone: UndoneAct, position: bigint): SeasonActs => {
  if (undone.act === 'SeasonReset') return withReopened(acts, undone.closed, position);
  if (undone.act !== 'MatchesDeleted') return acts;
  const back = fixturesOf(undone).map(({ matchId }) => matchId);
  return withRestored(acts, back, position);
};

/** Why a match event is void, as the code with which calls are refused. */
export type WhyVoid = 'SEASON_CLOSED' | 'MATCH_DELETED' | 'MATCH_RESTORED';

/**
 * Why a match event counts for nothing; undefined where it counts (docs/rules.md#void-events). A match event is void
 * when its season was closed, or its match deleted or given another week or other sides, before it in the log; other
 * events are never void. Deciders and projections both use this function, so that they agree.
 */
export const whyVoid = (acts: SeasonActs, event: EventOf & { readonly position: bigint }): WhyVoid | undefined => {
  if (!isMatchEvent(event)) return undefined;
  const { season, matchId } = event.data;
  const [closed, deleted, away] = [acts.closed[season], acts.deleted[matchId], acts.away[matchId]];
  const [reopened, plans] = [acts.reopened[season], acts.replanned[matchId]];
  if ((closed ?? deleted ?? away ?? reopened ?? plans) === undefined) return undefined;
  const position = formatPosition(event.position);
  const isWithin = ([from, to]: Interval): boolean => from < position && position < to;
  if (deleted !== undefined && position > deleted) return 'MATCH_DELETED';
  if (closed !== undefined && position > closed) return 'SEASON_CLOSED';
  if (away?.some(isWithin) === true) return 'MATCH_RESTORED';
  if (reopened?.some(isWithin) === true) return 'SEASON_CLOSED';
  const plan = plans?.findLast(([from]) => from < position);
  return plan === undefined || fits(plan, event.data) ? undefined : 'MATCH_RESTORED';
};

const fits = ([, week, home, away]: Plan, match: MatchFacts): boolean =>
  match.week === week && match.home === home && match.away === away;

/** Whether a later replanning replaced the date and stadium that this event gave a match. */
export const isOutranked = ({ replanned }: SeasonActs, event: LeagueEvent & { readonly position: bigint }): boolean =>
  event.type === 'MatchScheduled' &&
  replanned[event.data.matchId]?.some(([from]) => formatPosition(event.position) < from) === true;

/** Whether a match event counts for nothing ({@link whyVoid}). */
export const isVoid = (acts: SeasonActs, event: EventOf & { readonly position: bigint }): boolean =>
  whyVoid(acts, event) !== undefined;

/** The facts about a match that each match event contains. */
type MatchFacts = Pick<Fixture, 'matchId' | 'week' | 'date' | 'home' | 'away'> & { readonly season: number };
type WithMatchFacts = { [Type in EventType]: LeagueEventOf<Type>['data'] extends MatchFacts ? Type : never }[EventType];
type MatchEventType = Exclude<WithMatchFacts, 'MatchReplanned'>;

/** All types of match events: a new type does not compile until it stands here. */
export const matchEventTypes: Readonly<Record<MatchEventType, true>> = {
  MatchScheduled: true,
  MatchResultEntered: true,
  MatchResultCorrected: true,
  MatchResultAnnulled: true,
  MatchStatusChanged: true,
  RefereeAssignedToMatch: true,
  RefereeRemovedFromMatch: true,
  BroadcasterAssignedToMatch: true,
  BroadcasterRemovedFromMatch: true,
  StreamStarted: true,
  StreamStopped: true,
  ViewersCounted: true,
};

const isMatchEvent = <Event extends EventOf>(event: Event): event is Event & { readonly data: MatchFacts } =>
  Object.hasOwn(matchEventTypes, event.type);

const withDeleted = (
  acts: SeasonActs,
  matches: readonly { readonly matchId: string }[],
  position: bigint,
): SeasonActs => {
  const deleted = { ...acts.deleted };
  // A match that is deleted twice counts as deleted from the first time on.
  for (const { matchId } of matches) deleted[matchId] ??= formatPosition(position);
  return { ...acts, deleted };
};

const withReopened = (acts: SeasonActs, season: number, position: bigint): SeasonActs => {
  const { [season]: from, ...closed } = acts.closed;
  if (from === undefined) return acts;
  const was = [...(acts.reopened[season] ?? []), [from, formatPosition(position)] as const];
  return { ...acts, closed, reopened: { ...acts.reopened, [season]: was } };
};

const withRestored = (acts: SeasonActs, matchIds: readonly string[], position: bigint): SeasonActs => {
  const deleted = { ...acts.deleted };
  const away = { ...acts.away };
  for (const matchId of matchIds) {
    const from = deleted[matchId];
    if (from === undefined) continue;
    away[matchId] = [...(away[matchId] ?? []), [from, formatPosition(position)]];
    delete deleted[matchId];
  }
  return { ...acts, deleted, away };
};
