import type { LeagueEventOf } from '@league/events/catalogue.ts';
import {
  fixturesById,
  fixturesOf,
  importedFixturesOf,
  importedResultsOf,
  removedOf,
  replacedOf,
} from '@league/events/fixture-rows.ts';
import { playsIn } from '@league/events/rules/match-sides.ts';
import { restsOn } from '@league/events/rules/undoable-acts.ts';
import type { Fixture, FreedPlayer, ImportedFixture, PlayedMatches, UndoneAct } from '@league/events/seasons.ts';
import { Refused } from '../handling/refused.ts';

/** The state of the seasons stream: which season is current, and which matches exist. */

export type SeasonEvent = LeagueEventOf<
  | 'SeasonStarted'
  | 'FixturesGenerated'
  | 'FixturesImported'
  | 'FixturesRestored'
  | 'MatchAdded'
  | 'MatchesDeleted'
  | 'MatchReplanned'
  | 'SeasonReset'
  | 'AllPlayerStatisticsReset'
  | 'TransfersReset'
  | 'PointsDeducted'
  | 'PointDeductionLifted'
  | 'TeamWithdrawn'
  | 'SeasonActUndone'
>;

/** The events that plan matches. */
export const planningEvents = [
  'FixturesGenerated',
  'FixturesImported',
  'FixturesRestored',
  'MatchAdded',
  'MatchReplanned',
] as const;

/** The teams that get matches by the event: one that has its match already gets none by another date. */
export const teamsPlanned = ({ type, data }: LeagueEventOf<(typeof planningEvents)[number]>): readonly string[] => {
  if (type === 'MatchAdded') return [data.match.home, data.match.away];
  if (type !== 'MatchReplanned') return data.teams;
  return [data.changes.home, data.changes.away].flatMap((change) => (change === undefined ? [] : [change.to]));
};

/**
 * A match that exists or existed, and its season. `announced`: an import brought a result, which a process will write at this
 * result revision.
 */
export type KnownMatch = {
  readonly season: number;
  readonly fixture: Fixture;
  readonly deleted: boolean;
  readonly announced: number | null;
};

/** Points that are taken off a team. */
export type Deduction = { readonly season: number; readonly teamId: string; readonly points: number };

/** A team that has left the current season. `matches` are the ids of the matches that the team had when it left. */
export type Withdrawal = {
  readonly teamId: string;
  readonly played: PlayedMatches;
  readonly matches: readonly string[];
};

/**
 * An act on a season that stands and may be taken back, with what is needed for that; `position`, that of its event, names it.
 * `rested`: something rests on it.
 */
export type StandingAct = { readonly position: bigint; readonly rested: boolean } & (
  | { readonly act: 'TeamWithdrawn'; readonly teamId: string }
  | { readonly act: 'MatchesDeleted'; readonly matches: readonly string[] }
  | { readonly act: 'AllPlayerStatisticsReset'; readonly players: number }
  | { readonly act: 'TransfersReset'; readonly players: readonly FreedPlayer[] }
  /** With what is forgotten of the closed season while it is closed. */
  | ({ readonly act: 'SeasonReset'; readonly closed: number } & Pick<SeasonState, 'replaced' | 'withdrawals'>)
);

/**
 * `current` is 0 before the first season. `acts` are those of each season that stand, by its number and in log order. `replaced` are
 * the matches that the season's latest new fixtures replaced. `matches` has a map by id for each season, so that an act copies the
 * matches of its own season only. `deductions` are those of all seasons that stand, by id. `withdrawals` are those that stand in the
 * current season, in the order in which the teams left.
 */
export type SeasonState = {
  readonly current: number;
  /** The label of each season when it opened, by its number. */
  readonly labels: ReadonlyMap<number, string>;
  readonly matches: ReadonlyMap<number, MatchesById>;
  readonly replaced: readonly string[];
  readonly deductions: ReadonlyMap<string, Deduction>;
  readonly withdrawals: readonly Withdrawal[];
  readonly acts: ReadonlyMap<number, readonly StandingAct[]>;
};

export const initialState = (): SeasonState => ({
  current: 0,
  labels: new Map(),
  matches: new Map(),
  replaced: [],
  deductions: new Map(),
  withdrawals: [],
  acts: new Map(),
});

type MatchesById = ReadonlyMap<string, KnownMatch>;

const NONE: MatchesById = new Map();

/** The existing matches of the current season, in the order in which they were planned. */
export const currentMatches = ({ matches, current }: SeasonState): Fixture[] =>
  [...(matches.get(current) ?? NONE).values()].filter(({ deleted }) => !deleted).map(({ fixture }) => fixture);

/** The team's withdrawal from the current season; undefined while it stands in it. */
export const withdrawalOf = ({ withdrawals }: SeasonState, teamId: string): Withdrawal | undefined =>
  withdrawals.find((withdrawal) => withdrawal.teamId === teamId);

/** The match of any season, also a deleted one. */
export const knownMatch = ({ matches, current }: SeasonState, matchId: string): KnownMatch | undefined => {
  const ofCurrent = matches.get(current)?.get(matchId);
  if (ofCurrent !== undefined) return ofCurrent;
  for (const ofSeason of matches.values()) {
    const match = ofSeason.get(matchId);
    if (match !== undefined) return match;
  }
  return undefined;
};

/** The match of the current season. @throws Refused MATCH_NOT_FOUND when it does not exist, SEASON_CLOSED when its season is over */
export const existingMatch = (state: SeasonState, matchId: string): KnownMatch => {
  const match = knownMatch(state, matchId);
  if (match === undefined || match.deleted) throw new Refused('MATCH_NOT_FOUND');
  if (match.season !== state.current) throw new Refused('SEASON_CLOSED');
  return match;
};

/** The last act on the current season that stands. */
export const lastAct = ({ acts, current }: SeasonState): StandingAct | undefined => acts.get(current)?.at(-1);

type Placed = SeasonEvent & { readonly position: bigint };

export const evolve = (state: SeasonState, event: Placed): SeasonState => withActs(evolved(state, event), state, event);

const evolved = (state: SeasonState, event: SeasonEvent): SeasonState => {
  switch (event.type) {
    case 'SeasonStarted':
      return withOpened(state, event.data.season, event.data.label);
    case 'SeasonReset':
      return { ...withOpened(state, event.data.opened, event.data.label), replaced: [], withdrawals: [] };
    case 'FixturesGenerated': {
      const gone = replacedOf(event.data);
      const replaced = gone.length === 0 ? state.replaced : gone.map(({ matchId }) => matchId);
      return { ...planned(withoutMatches(state, gone), event.data.season, fixturesOf(event.data)), replaced };
    }
    case 'FixturesImported': {
      const after = planned(state, event.data.season, importedFixturesOf(event.data));
      return changed(after, importedResultsOf(event.data), ({ seenRevision }) => ({ announced: seenRevision }));
    }
    case 'FixturesRestored': {
      const back = fixturesById(event.data);
      const restored = changed(withoutMatches(state, removedOf(event.data)), [...back.values()], () => ({
        deleted: false,
      }));
      return { ...restored, replaced: state.replaced.filter((matchId) => !back.has(matchId)) };
    }
    case 'MatchAdded':
      return planned(state, event.data.season, [event.data.match]);
    case 'MatchesDeleted':
      return withoutMatches(state, event.data.matches);
    case 'MatchReplanned': {
      const { matchId, week, date, home, away, stadium } = event.data;
      return changed(state, [{ matchId, week, date, home, away, stadium }], (fixture) => ({ fixture }));
    }
    case 'PointsDeducted': {
      const { deductionId, season, teamId, points } = event.data;
      return { ...state, deductions: new Map(state.deductions).set(deductionId, { season, teamId, points }) };
    }
    case 'PointDeductionLifted':
      return { ...state, deductions: without(state.deductions, event.data.deductionId) };
    case 'TeamWithdrawn': {
      const { teamId, played } = event.data;
      return { ...state, withdrawals: [...state.withdrawals, { teamId, played, matches: idsOf(state, teamId) }] };
    }
    case 'SeasonActUndone':
      return withUndone(state, event.data.undone);
    case 'AllPlayerStatisticsReset':
    case 'TransfersReset':
      return state;
    default:
      return event satisfies never;
  }
};

const withUndone = (state: SeasonState, undone: UndoneAct): SeasonState => {
  switch (undone.act) {
    case 'TeamWithdrawn':
      return { ...state, withdrawals: state.withdrawals.filter(({ teamId }) => teamId !== undone.teamId) };
    case 'MatchesDeleted':
      return changed(state, fixturesOf(undone), () => ({ deleted: false }));
    case 'SeasonReset': {
      const reset = lastAct(state);
      const { replaced, withdrawals } = reset?.act === 'SeasonReset' ? reset : state;
      const labels = without(state.labels, undone.opened);
      return { ...withOpened({ ...state, labels }, undone.closed, undone.label), replaced, withdrawals };
    }
    default:
      return state;
  }
};

/** The acts that stand after the event: with the act that it is, without the one that it takes back, and whether something rests on them. */
const withActs = (after: SeasonState, before: SeasonState, event: Placed): SeasonState => {
  const season = event.type === 'SeasonReset' ? event.data.opened : event.data.season;
  const known = after.acts.get(season) ?? [];
  const act = standingAct(event, before);
  if (act !== undefined) return withActsOf(after, season, [...known, act]);
  if (event.type === 'SeasonActUndone') return withActsOf(after, season, known.slice(0, -1));
  const resting = known.map((one) => (!one.rested && restsOn(one.act, event) ? { ...one, rested: true } : one));
  return resting.every((one, index) => one === known[index]) ? after : withActsOf(after, season, resting);
};

const withActsOf = (state: SeasonState, season: number, acts: readonly StandingAct[]): SeasonState => ({
  ...state,
  acts: new Map(state.acts).set(season, acts),
});

const standingAct = (event: Placed, { replaced, withdrawals }: SeasonState): StandingAct | undefined => {
  const { type: act, position } = event;
  const common = { position, rested: false };
  switch (act) {
    case 'TeamWithdrawn':
      return { act, ...common, teamId: event.data.teamId };
    case 'MatchesDeleted':
      return { act, ...common, matches: event.data.matches.map(({ matchId }) => matchId) };
    case 'AllPlayerStatisticsReset':
      return { act, ...common, players: event.data.players };
    case 'TransfersReset':
      return { act, ...common, players: event.data.players };
    case 'SeasonReset':
      return { act, ...common, closed: event.data.closed, replaced, withdrawals };
    default:
      return undefined;
  }
};

const idsOf = (state: SeasonState, teamId: string): readonly string[] =>
  currentMatches(state)
    .filter((match) => playsIn(teamId, match))
    .map(({ matchId }) => matchId);

const without = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> => {
  const copy = new Map(map);
  copy.delete(key);
  return copy;
};

const withOpened = (state: SeasonState, season: number, label: string): SeasonState => ({
  ...state,
  current: season,
  labels: new Map(state.labels).set(season, label),
});

const planned = (
  state: SeasonState,
  season: number,
  fixtures: readonly (Fixture & { readonly result?: ImportedFixture['result'] })[],
): SeasonState =>
  withMatches(
    state,
    fixtures.map(({ matchId, week, date, home, away, stadium, result = null }) => {
      const fixture = { matchId, week, date, home, away, stadium };
      return { season, fixture, deleted: false, announced: result === null ? null : 0 };
    }),
  );

const withoutMatches = (state: SeasonState, gone: readonly { readonly matchId: string }[]): SeasonState =>
  changed(state, gone, () => ({ deleted: true }));

/** The state with new facts about those of these matches that exist or existed. */
const changed = <Named extends { readonly matchId: string }>(
  state: SeasonState,
  named: readonly Named[],
  now: (one: Named) => Partial<KnownMatch>,
): SeasonState =>
  withMatches(
    state,
    named.flatMap((one) => {
      const match = knownMatch(state, one.matchId);
      return match === undefined ? [] : [{ ...match, ...now(one) }];
    }),
  );

const withMatches = (state: SeasonState, put: readonly KnownMatch[]): SeasonState => {
  const matches = new Map(state.matches);
  for (const [season, those] of Map.groupBy(put, (match) => match.season)) {
    const ofSeason = new Map(matches.get(season));
    for (const match of those) ofSeason.set(match.fixture.matchId, match);
    matches.set(season, ofSeason);
  }
  return { ...state, matches };
};
