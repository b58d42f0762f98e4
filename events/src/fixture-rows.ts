import { resultFromVersion1 } from './earlier-results.ts';
import type { Side } from './match-result.ts';
import { onceFor } from './once-for.ts';
import { outcomeOf } from './rules/result-outcome.ts';
import type {
  DeletedMatch,
  DeletedRow,
  Fixture,
  FixtureRow,
  FixturesGenerated,
  FixturesImported,
  FixturesRestored,
  ImportedFixture,
  RestoredMatch,
  RestoredState,
  ReturnedMatch,
  ReturnedState,
  SeasonActUndone,
  TeamToCreate,
  UndoneDeletion,
} from './seasons.ts';

/** Fixtures as events store them (rows) and as code uses them (objects). Only this file knows the elements of a row. */

/** Rows, and the lists that their indexes point into. An import's rows are longer, but begin with the same elements. */
type FixtureRows = {
  readonly teams: readonly string[];
  readonly dates: readonly string[];
  readonly matches: readonly (readonly [...FixtureRow, ...unknown[]])[];
};

// A projection folds the same event for each document that it changes, so each of these is computed once for an event's data.

/** The fixtures that an event plans, in its order. Fixtures that are planned together have no stadium. */
export const fixturesOf: (data: FixtureRows) => readonly Fixture[] = onceFor(({ teams, dates, matches }) =>
  matches.map(([matchId, week, home, away, date]) => ({
    matchId,
    week,
    date: date === null ? null : at(dates, date),
    home: at(teams, home),
    away: at(teams, away),
    stadium: null,
  })),
);

/** The fixtures of {@link fixturesOf} by match id. */
export const fixturesById: (data: FixtureRows) => ReadonlyMap<string, Fixture> = onceFor(
  (data) => new Map(fixturesOf(data).map((fixture) => [fixture.matchId, fixture])),
);

/** The matches of an import, each with its score where it was played. */
export const importedFixturesOf: (data: FixturesImported) => readonly ImportedFixture[] = onceFor((data) =>
  fixturesOf(data).map((fixture, index) => {
    const [, , , , , homeScore = null, awayScore = null] = data.matches[index] ?? [];
    return { ...fixture, result: homeScore === null || awayScore === null ? null : { homeScore, awayScore } };
  }),
);

/**
 * A result in an import, for a match that existed already, with the revision of the match's result that the import saw.
 */
export type ImportedResult = {
  readonly matchId: string;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly seenRevision: number;
};

/** The results of an import for matches that existed already. */
export const importedResultsOf = ({ results }: Pick<FixturesImported, 'results'>): ImportedResult[] =>
  results.map(([matchId, homeScore, awayScore, seenRevision]) => ({ matchId, homeScore, awayScore, seenRevision }));

/** The results of an import as rows. */
export const importedResultRows = (results: readonly ImportedResult[]): FixturesImported['results'] =>
  results.map(({ matchId, homeScore, awayScore, seenRevision }) => [matchId, homeScore, awayScore, seenRevision]);

/** A goal that an import names. `side` is the one for which it counts; an own goal is of a player of the other side. */
export type ImportedScorer = {
  readonly playerId: string;
  readonly side: Side;
  readonly minute: number;
  readonly ownGoal: boolean;
};

/** The goals that an import names, by match id. */
export const importedScorersOf: (data: FixturesImported) => ReadonlyMap<string, readonly ImportedScorer[]> = onceFor(
  (data) => {
    const matchIds = [...data.matches, ...data.results].map(([matchId]) => matchId);
    const scorers = new Map<string, ImportedScorer[]>();
    for (const [match, player, side, minute, own] of data.scorers) {
      const matchId = at(matchIds, match);
      const ofMatch = scorers.get(matchId) ?? [];
      const playerId = at(data.players, player);
      ofMatch.push({ playerId, side: side === 0 ? 'home' : 'away', minute, ownGoal: own === 1 });
      scorers.set(matchId, ofMatch);
    }
    return scorers;
  },
);

/** Goals as rows: those of each match of an import, in the order of its matches followed by its results. */
export const scorerRows = (
  ofMatches: readonly (readonly ImportedScorer[])[],
): Pick<FixturesImported, 'players' | 'scorers'> => {
  const players = new Map<string, number>();
  const scorers = ofMatches.flatMap((ofMatch, match) =>
    ofMatch.map(({ playerId, side, minute, ownGoal }): FixturesImported['scorers'][number] => [
      match,
      placeIn(players, playerId),
      side === 'home' ? 0 : 1,
      minute,
      ownGoal ? 1 : 0,
    ]),
  );
  return { players: [...players.keys()], scorers };
};

const deletedOf: (rows: readonly DeletedRow[]) => readonly DeletedMatch[] = onceFor((rows) =>
  rows.map(([matchId, week]) => ({ matchId, week })),
);

/** The matches that the new fixtures replaced. */
export const replacedOf = ({ replaced }: Pick<FixturesGenerated, 'replaced'>) => deletedOf(replaced);

/** The matches of the new fixtures, which are removed because the old fixtures are restored. */
export const removedOf = ({ removed }: Pick<FixturesRestored, 'removed'>) => deletedOf(removed);

/** The state of a match since whose planning nothing happened. */
const ONLY_PLANNED: RestoredState & ReturnedState = {
  stadium: null,
  status: 'scheduled',
  result: null,
  resultRevision: 0,
  provisionalScore: null,
  enteredAt: null,
};

/** The matches that an act brings back, by id, each as it stood when it was taken out. */
export const returnedById: (data: FixturesRestored | UndoneDeletion) => ReadonlyMap<string, ReturnedMatch> = onceFor(
  (data) => {
    const standing = new Map(data.standing.map((one) => [one.matchId, one]));
    return new Map(
      fixturesOf(data).map((fixture) => {
        const { result, ...state } = { ...ONLY_PLANNED, ...standing.get(fixture.matchId) };
        const outcome = result !== null && 'lines' in result ? outcomeOf(result) : result;
        return [fixture.matchId, { ...fixture, ...state, result: outcome }];
      }),
    );
  },
);

const NONE: ReadonlyMap<string, ReturnedMatch> = new Map();

/** The matches that come back by the taking back of an act, as {@link returnedById} has them. */
export const returnedBy = ({
  data: { undone },
}: {
  readonly data: SeasonActUndone;
}): ReadonlyMap<string, ReturnedMatch> => (undone.act === 'MatchesDeleted' ? returnedById(undone) : NONE);

type Returning<Result> = Omit<RestoredMatch, 'result'> & { readonly result: Result };

/** Matches that come back as rows. The states of those that are more than planned are stored beside the rows. */
export const restoredRows = <Result>(matches: readonly Returning<Result>[]) => ({
  ...fixtureRows(matches),
  standing: matches
    .filter(({ stadium, status, resultRevision }) => stadium !== null || status !== 'scheduled' || resultRevision > 0)
    .map(({ matchId, stadium, status, result, resultRevision, provisionalScore, enteredAt }) => {
      return { matchId, stadium, status, result, resultRevision, provisionalScore, enteredAt };
    }),
});

/** Fixtures as rows: each team and each date is stored once, in the order of first use. */
export const fixtureRows = (fixtures: readonly Omit<Fixture, 'stadium'>[]) => {
  const teams = new Map<string, number>();
  const dates = new Map<string, number>();
  const matches = fixtures.map(({ matchId, week, home, away, date }): FixtureRow => {
    const places = [placeIn(teams, home), placeIn(teams, away)] as const;
    return [matchId, week, ...places, date === null ? null : placeIn(dates, date)];
  });
  return { teams: [...teams.keys()], dates: [...dates.keys()], matches };
};

/** Fixtures of an import as rows, with their scores. */
export const importedRows = (fixtures: readonly ImportedFixture[]) => {
  const { teams, dates, matches } = fixtureRows(fixtures);
  return {
    teams,
    dates,
    matches: matches.map((row, index): FixturesImported['matches'][number] => {
      const { homeScore, awayScore } = fixtures[index]?.result ?? { homeScore: null, awayScore: null };
      return [...row, homeScore, awayScore];
    }),
  };
};

export const deletedRows = (matches: readonly DeletedMatch[]): DeletedRow[] =>
  matches.map(({ matchId, week }) => [matchId, week]);

type GeneratedOfVersion1 = {
  readonly season: number;
  readonly matches: readonly Fixture[];
  readonly replaced: readonly DeletedMatch[];
};

type ImportedOfVersion1 = {
  readonly season: number;
  readonly teamsToCreate: TeamToCreate[];
  readonly matches: readonly ImportedFixture[];
};

/** Version 1 contained the fixtures as objects; their stadium was always null. */
export const generatedFromVersion1 = (data: unknown): FixturesGenerated => {
  const { season, matches, replaced } = data as GeneratedOfVersion1;
  return { season, ...fixtureRows(matches), replaced: deletedRows(replaced) };
};

type ImportedOfVersion2 = Omit<FixturesImported, 'playersToCreate' | 'players' | 'scorers'>;

/** Version 1 had no results of matches that existed already. */
export const importedFromVersion1 = (data: unknown): ImportedOfVersion2 => {
  const { season, teamsToCreate, matches } = data as ImportedOfVersion1;
  return { season, teamsToCreate, ...importedRows(matches), results: [] };
};

/** Version 2 named no scorers. */
export const importedFromVersion2 = (data: unknown): FixturesImported => {
  const { season, teamsToCreate, ...rows } = data as ImportedOfVersion2;
  return { season, teamsToCreate, playersToCreate: [], ...rows, players: [], scorers: [] };
};

/** Version 1 had results without teams and numbers of lines ({@link resultFromVersion1}). */
export const restoredFromVersion1 = (data: unknown): FixturesRestored => {
  const restored = data as FixturesRestored;
  const fixtures = fixturesById(restored);
  return {
    ...restored,
    standing: restored.standing.map((one) => {
      const sides = fixtures.get(one.matchId);
      const { result } = one;
      return sides === undefined || result === null ? one : { ...one, result: resultFromVersion1(result, sides) };
    }),
  };
};

const placeIn = (places: Map<string, number>, value: string): number => {
  const known = places.get(value);
  if (known !== undefined) return known;
  const next = places.size;
  places.set(value, next);
  return next;
};

/** @throws RangeError for an index outside the list. The program writes none: such an event was changed by hand. */
const at = (values: readonly string[], place: number): string => {
  const value = values[place];
  if (value === undefined) throw new RangeError(`a row names place ${place} of ${values.length}`);
  return value;
};
