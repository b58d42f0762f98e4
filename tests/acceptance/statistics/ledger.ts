/**
 * The test's own book of a league: it is kept beside the league, by the rules of docs/rules.md and without any of the league's
 * code, so that both can be compared. Order is the order of the acts, which each take one step.
 */

export type Side = 'home' | 'away';

/** One player's part in a match; what is left out was not recorded. */
export type BookedLine = {
  readonly player: string;
  readonly side: Side;
  readonly position: string | null;
  readonly starts: boolean;
  readonly minutes: number;
  readonly goals: number;
  readonly assists: number;
  readonly saves: number;
  readonly yellow: number;
  readonly red: number;
  readonly shots?: number;
  readonly passes?: number;
  readonly catches?: number;
  readonly rating?: number;
  readonly best?: boolean;
};

export type BookedResult = {
  readonly home: number;
  readonly away: number;
  readonly walkover: boolean;
  readonly lines: readonly BookedLine[];
};

type BookedMatch = {
  readonly id: string;
  readonly season: number;
  readonly week: number;
  readonly home: string;
  readonly away: string;
  result: BookedResult | null;
  /** The step in which a result was entered first; later ones change nothing about it. */
  entered: number;
  /** The number of result acts. */
  revision: number;
  deleted: boolean;
};

export const STATISTICS = [
  'matchesPlayed',
  'goals',
  'assists',
  'shots',
  'passes',
  'saves',
  'gkCatches',
  'cleanSheets',
  'yellowCards',
  'redCards',
  'manOfTheMatch',
] as const;
type Statistic = (typeof STATISTICS)[number];
type Figures = Readonly<Record<Statistic, number>>;

type Row = {
  readonly team: string;
  readonly played: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
};

type Took = { readonly step: number; readonly season: number; readonly player: string | null };

export const createLedger = () => {
  const matches = new Map<string, BookedMatch>();
  const resets: (Took & { readonly statistics: readonly Statistic[] })[] = [];
  const decreases: (Took & { readonly statistic: Statistic; readonly amount: number })[] = [];
  let step = 0;

  const matchOf = (id: string): BookedMatch => {
    const match = matches.get(id);
    if (match === undefined) throw new Error(`the ledger has no match ${id}`);
    return match;
  };

  const standing = (season: number): BookedMatch[] =>
    [...matches.values()].filter((match) => match.season === season && !match.deleted);

  /** What a line adds to each statistic. */
  const figuresOf = (line: BookedLine, { home, away }: BookedResult): Figures => ({
    matchesPlayed: 1,
    goals: line.goals,
    assists: line.assists,
    shots: line.shots ?? 0,
    passes: line.passes ?? 0,
    saves: line.saves,
    gkCatches: line.catches ?? 0,
    cleanSheets: line.position === 'Kaleci' && (line.side === 'home' ? away : home) === 0 ? 1 : 0,
    yellowCards: line.yellow,
    redCards: line.red,
    manOfTheMatch: line.best === true ? 1 : 0,
  });

  const linesOf = (player: string, seasons: (season: number) => boolean) =>
    [...matches.values()]
      .filter(({ season, deleted }) => seasons(season) && !deleted)
      .flatMap((match) => {
        const { result } = match;
        const line = result?.lines.find((each) => each.player === player);
        return result === null || line === undefined ? [] : [{ match, result, line }];
      });

  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

  return {
    plan: (match: Pick<BookedMatch, 'id' | 'season' | 'week' | 'home' | 'away'>): void => {
      matches.set(match.id, { ...match, result: null, entered: 0, revision: 0, deleted: false });
    },
    /** Enters or corrects the result; null takes it back. */
    result: (id: string, result: BookedResult | null): void => {
      step += 1;
      const match = matchOf(id);
      if (match.entered === 0) match.entered = step;
      match.result = result;
      match.revision += 1;
    },
    delete: (id: string): void => {
      step += 1;
      matchOf(id).deleted = true;
    },
    reset: (season: number, player: string | null, statistics: readonly Statistic[]): void => {
      step += 1;
      resets.push({ step, season, player, statistics });
    },
    decrease: (season: number, player: string, statistic: Statistic, amount: number): void => {
      step += 1;
      decreases.push({ step, season, player, statistic, amount });
    },
    matches: (season: number): readonly Readonly<BookedMatch>[] => standing(season),
    match: (id: string): Readonly<BookedMatch> => matchOf(id),
    /** The totals of a player in a season. */
    totals: (season: number, player: string): Figures => {
      const lines = linesOf(player, (each) => each === season);
      const total = (statistic: Statistic): number => {
        const ofPlayer = (took: Took): boolean =>
          took.season === season && (took.player === null || took.player === player);
        const last = Math.max(
          0,
          ...resets.filter((each) => ofPlayer(each) && each.statistics.includes(statistic)).map((each) => each.step),
        );
        const counted = lines.filter(({ match }) => match.entered > last);
        const taken = decreases.filter((each) => ofPlayer(each) && each.statistic === statistic && each.step > last);
        const added = sum(counted.map(({ line, result }) => figuresOf(line, result)[statistic]));
        return Math.max(0, added - sum(taken.map(({ amount }) => amount)));
      };
      return Object.fromEntries(STATISTICS.map((statistic) => [statistic, total(statistic)])) as Figures;
    },
    /** The same over all seasons, from which nothing is ever taken. */
    career: (player: string): Figures => {
      const lines = linesOf(player, () => true);
      return Object.fromEntries(
        STATISTICS.map((statistic) => [
          statistic,
          sum(lines.map(({ line, result }) => figuresOf(line, result)[statistic])),
        ]),
      ) as Figures;
    },
    /** The mean of the ratings that were given in a season, which are whole tenths, times ten, to one decimal. */
    rating: (season: number, player: string): number | null => {
      const given = linesOf(player, (each) => each === season).flatMap(({ line }) => line.rating ?? []);
      const tenths = sum(given.map((rating) => Math.round(rating * 10)));
      return given.length === 0 ? null : Math.floor((tenths * 20 + given.length) / (2 * given.length)) / 10;
    },
    /** The lines of a player in a season, by week from the latest on. */
    history: (season: number, player: string) =>
      linesOf(player, (each) => each === season).toSorted((a, b) => b.match.week - a.match.week),
    /** The table of a season by points, goal difference and goals; of one side's matches, or of weeks up to one. */
    table: (season: number, { side, week = Infinity }: { side?: Side; week?: number } = {}): readonly Row[] => {
      const teams = [...new Set(standing(season).flatMap(({ home, away }) => [home, away]))];
      const played = standing(season).filter((match) => match.result !== null && match.week <= week);
      const rows = teams.map((team): Row => {
        const games = played.flatMap(({ home, away, result }) => {
          if (result === null) return [];
          if (home === team && side !== 'away') return [[result.home, result.away] as const];
          return away === team && side !== 'home' ? [[result.away, result.home] as const] : [];
        });
        const [win, draw, loss] = [1, 0, -1].map(
          (outcome) => games.filter(([own, other]) => Math.sign(own - other) === outcome).length,
        ) as [number, number, number];
        const [goalsFor, goalsAgainst] = [sum(games.map(([own]) => own)), sum(games.map(([, other]) => other))];
        return { team, played: games.length, win, draw, loss, goalsFor, goalsAgainst, points: 3 * win + draw };
      });
      const keys = ({ points, goalsFor, goalsAgainst }: Row) => [points, goalsFor - goalsAgainst, goalsFor] as const;
      const compared = (a: Row, b: Row): number => {
        const [one, other] = [keys(a), keys(b)];
        return other[0] - one[0] || other[1] - one[1] || other[2] - one[2];
      };
      return rows.toSorted(compared);
    },
  };
};

export type Ledger = ReturnType<typeof createLedger>;
