import type { LeagueEventOf } from '@league/events/catalogue.ts';
import {
  fixturesOf,
  importedFixturesOf,
  type ImportedResult,
  importedResultsOf,
  removedOf,
  replacedOf,
} from '@league/events/fixture-rows.ts';
import type { Fixture, ImportedFixture } from '@league/events/seasons.ts';

/** What the seasons stream comes to: which season is current, which matches exist. */

export type SeasonEvent = LeagueEventOf<
  | 'SeasonStarted'
  | 'FixturesGenerated'
  | 'FixturesImported'
  | 'FixturesRestored'
  | 'MatchAdded'
  | 'MatchesDeleted'
  | 'SeasonReset'
>;

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

export const initialState = (): SeasonState => ({ current: 0, labels: new Map(), matches: new Map(), replaced: [] });

/** The existing matches of the current season, in the order in which they were planned. */
export const currentMatches = (state: SeasonState): Fixture[] =>
  [...state.matches.values()]
    .filter((match) => match.season === state.current && !match.deleted)
    .map((match) => match.fixture);

export const evolve = (state: SeasonState, event: SeasonEvent): SeasonState => {
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
