import type { LeagueEventOf } from '@league/events/catalogue.ts';
import {
  deletedRows,
  fixtureRows,
  fixturesOf,
  importedFixturesOf,
  type ImportedResult,
  importedResultRows,
  importedResultsOf,
  importedRows,
  removedOf,
  replacedOf,
  restoredRows,
} from '@league/events/fixture-rows.ts';
import { distinctLabels, ownLabel } from '@league/events/rules/season-labels.ts';
import type { Fixture, ImportedFixture, RestoredMatch } from '@league/events/seasons.ts';
import type { PlayoffSettings, RankingRules, RelegationSettings } from '@league/events/season-terms.ts';
import type { Decider } from '../handling/decider.ts';
import { Refused } from '../handling/refused.ts';
import { type FixturePlan, planFixtures } from './fixtures.ts';
import { type ImportFixtures, planImport } from './import-plan.ts';
import { type Played, refusePlayed } from './played.ts';
import { refuseTwice } from './same-week.ts';

export type SeasonEvent = LeagueEventOf<
  | 'SeasonStarted'
  | 'FixturesGenerated'
  | 'FixturesImported'
  | 'FixturesRestored'
  | 'MatchAdded'
  | 'MatchesDeleted'
  | 'SeasonReset'
>;

/** What a season is played under; looked up in the settings and carried by the event that opens it. */
export type SeasonTerms = {
  readonly startDate: string | null;
  /** By number of the season, the start date that was last said for it: the label that it opened with follows no change. */
  readonly startDates: ReadonlyMap<number, string | null>;
  readonly rankingRules: RankingRules;
  readonly playoffSettings: PlayoffSettings;
  readonly relegationSettings: RelegationSettings;
};

/** `season` is the one that is meant: what is wished of a season that is over is not done to the next. */
export type SeasonCommand =
  | { readonly type: 'StartFirstSeason'; readonly terms: SeasonTerms }
  | {
      readonly type: 'GenerateFixtures';
      readonly season: number;
      readonly plan: FixturePlan;
      /** Ids for the new matches, at least as many as the plan makes. */
      readonly matchIds: readonly string[];
      readonly replace: boolean;
      /** Folded for this command from the streams of the matches that are in the way. */
      readonly played: Played;
    }
  | {
      readonly type: 'RestoreFixtures';
      readonly season: number;
      readonly matches: readonly RestoredMatch[];
      /** Ids of the fixtures that go instead. */
      readonly removed: readonly string[];
    }
  | ImportFixtures
  | { readonly type: 'AddMatch'; readonly season: number; readonly match: Fixture; readonly allowSameWeek: boolean }
  | { readonly type: 'DeleteAllMatches'; readonly season: number }
  | { readonly type: 'DeleteMatchesOfTeam'; readonly season: number; readonly teamId: string }
  | { readonly type: 'ResetSeason'; readonly season: number; readonly terms: SeasonTerms };

/** A match that exists or existed, and the season it belongs to. `announced`: an import brought a result, to be written at this revision. */
export type KnownMatch = {
  readonly season: number;
  readonly fixture: Fixture;
  readonly deleted: boolean;
  readonly announced: number | null;
};

/** `current` is 0 before the first season. `replaced` are the matches that the season's last new fixtures took the place of. */
export type SeasonState = {
  readonly current: number;
  /** By number, what each season was called when it opened. */
  readonly labels: ReadonlyMap<number, string>;
  readonly matches: ReadonlyMap<string, KnownMatch>;
  readonly replaced: readonly string[];
};

const initialState = (): SeasonState => ({ current: 0, labels: new Map(), matches: new Map(), replaced: [] });

const decide = (command: SeasonCommand, state: SeasonState): SeasonEvent[] => {
  if (command.type === 'StartFirstSeason') return startFirst(command.terms, state);
  if (state.current === 0) throw new Refused('NO_SEASON');
  const season = state.current;
  if (command.type === 'RestoreFixtures') return restore(command, state);
  // What a process takes out of a season that is over is gone with it.
  if (command.season !== season && command.type !== 'DeleteMatchesOfTeam') {
    throw new Refused('SEASON_NOT_CURRENT', { values: { season: command.season, current: season } });
  }
  switch (command.type) {
    case 'GenerateFixtures':
      return generate(command, state);
    case 'ImportFixtures':
      return importFixtures(command, state);
    case 'AddMatch':
      refuseTwice(currentMatches(state), [command.match], command.allowSameWeek, (_, side) => `${side}Team`);
      return [{ type: 'MatchAdded', data: { season, match: command.match } }];
    case 'DeleteAllMatches':
      return deleteMatches(season, currentMatches(state));
    case 'DeleteMatchesOfTeam':
      if (command.season !== season) return [];
      return deleteMatches(
        season,
        currentMatches(state).filter(({ home, away }) => home === command.teamId || away === command.teamId),
      );
    case 'ResetSeason':
      return reset(command.terms, state);
    default:
      return command satisfies never;
  }
};

const startFirst = (terms: SeasonTerms, state: SeasonState): SeasonEvent[] =>
  state.current > 0 ? [] : [{ type: 'SeasonStarted', data: { season: 1, ...termsOf(1, terms, state) } }];

/** Not a season that nothing was ever planned in: a second click would close what the first has opened. */
const reset = (terms: SeasonTerms, state: SeasonState): SeasonEvent[] => {
  const { current, matches } = state;
  if (!matches.values().some(({ season }) => season === current)) throw new Refused('SEASON_UNTOUCHED');
  const opened = current + 1;
  return [{ type: 'SeasonReset', data: { closed: current, opened, ...termsOf(opened, terms, state) } }];
};

/** Its label is none that a season before it is called by now. */
const termsOf = (season: number, { startDate, startDates, ...terms }: SeasonTerms, { labels }: SeasonState) => {
  const before = [...labels].map(([number, label]) => {
    const said = startDates.get(number);
    return said === undefined ? label : ownLabel(number, said);
  });
  const [label = ''] = distinctLabels([...before, ownLabel(season, startDate)]).slice(-1);
  return { label, ...terms };
};

const generate = (
  { plan, matchIds, replace, played }: Extract<SeasonCommand, { type: 'GenerateFixtures' }>,
  state: SeasonState,
): SeasonEvent[] => {
  const existing = currentMatches(state);
  if (existing.length > 0 && !replace) throw new Refused('FIXTURES_EXIST', { values: { matches: existing.length } });
  refusePlayed(played);
  if (plan.teams.length < 2) throw new Refused('TOO_FEW_TEAMS');
  const matches = planFixtures(plan).map((planned, index) => {
    const matchId = matchIds[index];
    if (matchId === undefined) throw new Error('fewer match ids than fixtures');
    return { matchId, ...planned };
  });
  const data = { season: state.current, ...fixtureRows(matches), replaced: deletedRows(existing) };
  return [{ type: 'FixturesGenerated', data }];
};

/** Also into a season that was closed meanwhile: what was played there counts. */
const restore = (
  { season, matches, removed }: Extract<SeasonCommand, { type: 'RestoreFixtures' }>,
  state: SeasonState,
): SeasonEvent[] => {
  const back = matches.filter(({ matchId }) => state.matches.get(matchId)?.deleted === true);
  const going = removed.flatMap((matchId) => {
    const match = state.matches.get(matchId);
    return match === undefined || match.deleted ? [] : [match.fixture];
  });
  if (back.length + going.length === 0) return [];
  return [{ type: 'FixturesRestored', data: { season, ...restoredRows(back), removed: deletedRows(going) } }];
};

const importFixtures = (command: ImportFixtures, state: SeasonState): SeasonEvent[] => {
  const existing = currentMatches(state);
  const deeds = planImport(command, existing);
  const created = command.matches.flatMap((match, index) =>
    deeds[index]?.does === 'create' ? [{ match, index }] : [],
  );
  const matches = created.map(({ match }) => match);
  refuseTwice(existing, matches, command.allowSameWeek, (nth, side) => `matches[${created[nth]?.index}].${side}`);
  const results = deeds.flatMap((deed) => ('result' in deed ? [deed.result] : []));
  if (matches.length === 0 && results.length === 0) return [];
  const data = {
    season: state.current,
    teamsToCreate: [...command.teamsToCreate],
    ...importedRows(matches),
    results: importedResultRows(results),
  };
  return [{ type: 'FixturesImported', data }];
};

const deleteMatches = (season: number, matches: readonly Fixture[]): SeasonEvent[] =>
  matches.length === 0 ? [] : [{ type: 'MatchesDeleted', data: { season, matches: matches.map(deleted) } }];

const deleted = ({ matchId, week }: Fixture) => ({ matchId, week });

/** The existing matches of the current season, in the order in which they were planned. */
export const currentMatches = (state: SeasonState): Fixture[] =>
  [...state.matches.values()]
    .filter((match) => match.season === state.current && !match.deleted)
    .map((match) => match.fixture);

const evolve = (state: SeasonState, event: SeasonEvent): SeasonState => {
  switch (event.type) {
    case 'SeasonStarted':
      return withOpened(state, event.data.season, event.data.label);
    case 'SeasonReset':
      return { ...withOpened(state, event.data.opened, event.data.label), replaced: [] };
    case 'FixturesGenerated': {
      const gone = replacedOf(event.data);
      const replaced = gone.length === 0 ? state.replaced : gone.map(({ matchId }) => matchId);
      return { ...planned(withoutMatches(state, gone), event.data.season, fixturesOf(event.data)), replaced };
    }
    case 'FixturesImported': {
      const after = planned(state, event.data.season, importedFixturesOf(event.data));
      return withAnnounced(after, importedResultsOf(event.data));
    }
    case 'FixturesRestored': {
      const back = event.data.matches.map(([matchId]) => matchId);
      const restored = withMatches(withoutMatches(state, removedOf(event.data)), back, { deleted: false });
      const known = new Set(back);
      return { ...restored, replaced: state.replaced.filter((matchId) => !known.has(matchId)) };
    }
    case 'MatchAdded':
      return planned(state, event.data.season, [event.data.match]);
    case 'MatchesDeleted':
      return withoutMatches(state, event.data.matches);
    default:
      return event satisfies never;
  }
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
): SeasonState => {
  const matches = new Map(state.matches);
  for (const { matchId, week, date, home, away, stadium, result = null } of fixtures) {
    const fixture = { matchId, week, date, home, away, stadium };
    matches.set(matchId, { season, fixture, deleted: false, announced: result === null ? null : 0 });
  }
  return { ...state, matches };
};

const withAnnounced = (state: SeasonState, results: readonly ImportedResult[]): SeasonState => {
  if (results.length === 0) return state;
  const matches = new Map(state.matches);
  for (const { matchId, seenRevision } of results) {
    const match = matches.get(matchId);
    if (match !== undefined) matches.set(matchId, { ...match, announced: seenRevision });
  }
  return { ...state, matches };
};

const withoutMatches = (state: SeasonState, gone: readonly { readonly matchId: string }[]): SeasonState =>
  withMatches(
    state,
    gone.map(({ matchId }) => matchId),
    { deleted: true },
  );

const withMatches = (state: SeasonState, ids: readonly string[], now: Partial<KnownMatch>): SeasonState => {
  const matches = new Map(state.matches);
  for (const id of ids) {
    const match = matches.get(id);
    if (match !== undefined) matches.set(id, { ...match, ...now });
  }
  return { ...state, matches };
};

/** The rules of the seasons: which one is current, which matches exist, who plays. */
export const seasonDecider: Decider<SeasonCommand, SeasonState, SeasonEvent> = { decide, evolve, initialState };
