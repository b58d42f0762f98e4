import type { Side } from '../match-result.ts';
import type { RankingRules, TieBreaker } from '../season-terms.ts';

/** A match that counts: finished and not void. `playedAt` decides the order of the form (ISO instant, UTC). */
export type CountedResult = {
  readonly matchId: string;
  readonly week: number;
  readonly playedAt: string;
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
};

/**
 * A team to rank. Its name decides last, among teams that are equal in everything else. `deducted` points are taken off those
 * that it has won; missing where there are none. A `withdrawn` team, of which no match counts any more, stands behind all others
 * (docs/rules.md#withdrawals).
 */
export type RankedTeam = {
  readonly id: string;
  readonly name: string;
  readonly deducted?: number;
  readonly withdrawn?: true;
};

/** A match of the season's plan that is to be played, or was: one that is cancelled is none. */
export type PlannedMatch = { readonly matchId: string; readonly home: string; readonly away: string };

/**
 * The rules of a table, with the plan of its whole season: a planned match without a result in the table is still to be played
 * there, also where a later table has it.
 */
export type TableRules = RankingRules & { readonly planned: readonly PlannedMatch[] };

/** The sums of a team in a set of matches. */
export type Tally = {
  readonly team: string;
  readonly played: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  readonly points: number;
};

/**
 * Why a team stands where it does among teams with as many points: the last tie-breaker that separated it, the teams
 * with which it was level before that and, for head-to-head, the table of their matches against each other.
 */
export type Decision = {
  readonly rule: TieBreaker;
  readonly among: readonly string[];
  readonly table?: readonly Tally[];
};

export type FormEntry = {
  readonly matchId: string;
  readonly outcome: 'win' | 'draw' | 'loss';
  readonly opponent: string;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
};

export type TableRow = Tally & {
  /** From 1; each team has its own. */
  readonly position: number;
  /** The last five results, newest last. */
  readonly form: readonly FormEntry[];
  /** The weeks in which the team has played, from the first. */
  readonly weeks: readonly number[];
  /** Places gained (+) or lost (−) since the week before; null in the first week. */
  readonly movement: number | null;
  /** null where points alone decide. */
  readonly decidedBy: Decision | null;
};

/** How many results the form shows (docs/rules.md#statistics). */
const FORM_LENGTH = 5;

/**
 * The table of these teams, by these results and rules. Contains each team once, also teams that have not played. With a `view`
 * each team's row counts only its matches at home, or away; deductions and matches among level teams count for nothing there.
 */
export const rank = (
  teams: readonly RankedTeam[],
  results: readonly CountedResult[],
  rules: TableRules,
  view?: Side,
): TableRow[] => {
  const context = view === undefined ? contextOf(results, rules) : { ...contextOf(results, oneSided(rules)), view };
  const order = placed(teams, context);
  const before = positionsBefore(teams, context);
  const forms = formsOf(context);
  const weeks = weeksOf(context);
  return order.map(({ tally, decidedBy }, index) => ({
    position: index + 1,
    ...tally,
    form: forms.get(tally.team) ?? [],
    weeks: [...(weeks.get(tally.team) ?? [])],
    movement: before === undefined ? null : (before.get(tally.team) ?? index + 1) - (index + 1),
    decidedBy,
  }));
};

/** The place of each team in the table, without what else a row says. */
export const placesOf = (
  teams: readonly RankedTeam[],
  results: readonly CountedResult[],
  rules: TableRules,
): ReadonlyMap<string, number> => placesIn(placed(teams, contextOf(results, rules)));

const placesIn = (order: readonly Placed[]): ReadonlyMap<string, number> =>
  new Map(order.map(({ tally: row }, index) => [row.team, index + 1]));

/** The rules of a table of home or away matches alone, in which two teams need not have met. */
const oneSided = (rules: TableRules): TableRules => ({
  ...rules,
  tieBreakers: rules.tieBreakers.filter((rule) => rule !== 'headToHead'),
});

type Placed = { readonly tally: Tally; readonly decidedBy: Decision | null };

const placed = (teams: readonly RankedTeam[], context: Context): Placed[] => {
  // Sorting is stable, so level teams keep the order of their names, whatever the order of the input.
  const byName = teams.toSorted((a, b) => turkish.compare(a.name, b.name) || text(a.id, b.id));
  const won = tally(
    byName.map((team) => team.id),
    context,
  );
  const tallies = context.view === undefined ? lessDeductions(won, byName) : won;
  const { tieBreakers } = context.rules;
  const withdrawn = new Set(byName.filter((team) => team.withdrawn === true).map((team) => team.id));
  const groups = groupBy(tallies, (row) => [withdrawn.has(row.team) ? 0 : 1, row.points]);
  return groups.flatMap((group) => separate(group, null, tieBreakers, context));
};

/** The rows, which are in the order of their teams, with the points that are left: also fewer than none (docs/rules.md#deductions). */
const lessDeductions = (rows: readonly Tally[], teams: readonly RankedTeam[]): Tally[] =>
  rows.map((row, index) => ({ ...row, points: row.points - (teams[index]?.deducted ?? 0) }));

const turkish = new Intl.Collator('tr');

type Context = {
  readonly results: readonly CountedResult[];
  readonly rules: TableRules;
  /** The planned matches that head-to-head waits for; none where it waits for nothing. */
  readonly open: readonly PlannedMatch[];
  /** Only the matches that a team played on this side count for it. */
  readonly view?: Side;
};

const contextOf = (results: readonly CountedResult[], rules: TableRules): Context => {
  if (rules.headToHeadWhen !== 'complete') return { results, rules, open: [] };
  const played = new Set(results.map(({ matchId }) => matchId));
  return { results, rules, open: rules.planned.filter(({ matchId }) => !played.has(matchId)) };
};

/** Orders teams that are level so far: the first tie-breaker splits them into parts, the others order each part. */
const separate = (
  level: readonly Tally[],
  decidedBy: Decision | null,
  tieBreakers: readonly TieBreaker[],
  context: Context,
): Placed[] => {
  const [only] = level;
  if (level.length === 1 && only !== undefined) return [{ tally: only, decidedBy }];
  const [rule, ...rest] = tieBreakers;
  if (rule === undefined || rule === 'name') return inOrderOfName(level);
  if (rule === 'headToHead' && stillPlay(level, context)) {
    const [next, ...others] = rest;
    // Whoever the next rule leaves level may have played all matches among just those.
    return separate(level, decidedBy, next === undefined ? [] : [next, rule, ...others], context);
  }
  const table = rule === 'headToHead' ? headToHead(level, context) : undefined;
  const parts = groupBy(level, (row) => criterion(rule, row, table));
  if (parts.length === 1) return separate(level, decidedBy, rest, context);
  const decision = describe(rule, level, table);
  // Teams that are still level inside a part are compared again in the matches among exactly those teams
  // (docs/rules.md#head-to-head).
  const onward = rule === 'headToHead' ? tieBreakers : rest;
  return parts.flatMap((part) => separate(part, decision, onward, context));
};

/** The numbers by which a rule compares teams; greater numbers come first. */
const criterion = (
  rule: Exclude<TieBreaker, 'name'>,
  row: Tally,
  table: ReadonlyMap<string, Tally> | undefined,
): readonly number[] => {
  switch (rule) {
    case 'goalDifference':
      return [row.goalDifference];
    case 'goalsFor':
      return [row.goalsFor];
    case 'wins':
      return [row.win];
    case 'headToHead': {
      const among = table?.get(row.team);
      return [among?.points ?? 0, among?.goalDifference ?? 0];
    }
    default:
      return rule satisfies never;
  }
};

const describe = (
  rule: TieBreaker,
  level: readonly Tally[],
  table: ReadonlyMap<string, Tally> | undefined,
): Decision => {
  const among = level.map((row) => row.team);
  if (table === undefined) return { rule, among };
  const rows = [...table.values()].toSorted((a, b) =>
    compare([a.points, a.goalDifference], [b.points, b.goalDifference]),
  );
  return { rule, among, table: rows };
};

const headToHead = (level: readonly Tally[], { results, rules }: Context): ReadonlyMap<string, Tally> => {
  const teams = new Set(level.map((row) => row.team));
  const among = results.filter((result) => teams.has(result.home) && teams.has(result.away));
  return new Map(tally([...teams], { results: among, rules }).map((row) => [row.team, row]));
};

/** Whether head-to-head waits for a match between two of these teams (docs/rules.md#head-to-head). */
const stillPlay = (level: readonly Tally[], { open }: Context): boolean => {
  if (open.length === 0) return false;
  const teams = new Set(level.map((row) => row.team));
  return open.some(({ home, away }) => teams.has(home) && teams.has(away));
};

/** The last tie-breaker: keeps the order in which {@link placed} sorted the teams. */
const inOrderOfName = (level: readonly Tally[]): Placed[] => {
  const decidedBy: Decision = { rule: 'name', among: level.map((row) => row.team) };
  return level.map((row) => ({ tally: row, decidedBy }));
};

/** Splits rows into groups with equal numbers; groups with greater numbers come first. */
const groupBy = (rows: readonly Tally[], numbers: (row: Tally) => readonly number[]): Tally[][] => {
  const keyed = rows.map((row) => ({ row, key: numbers(row) })).toSorted((a, b) => compare(a.key, b.key));
  const parts: Tally[][] = [];
  let last: readonly number[] | undefined;
  for (const { row, key } of keyed) {
    if (last === undefined || compare(last, key) !== 0) parts.push([]);
    parts.at(-1)?.push(row);
    last = key;
  }
  return parts;
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [index, value] of a.entries()) {
    const difference = (b[index] ?? 0) - value;
    if (difference !== 0) return difference;
  }
  return 0;
};

/** The sums of each of these teams; results of other teams are left out. */
const tally = (teams: readonly string[], { results, rules, view }: Omit<Context, 'open'>): Tally[] => {
  const rows = new Map(
    teams.map((team) => [team, { played: 0, win: 0, draw: 0, loss: 0, goalsFor: 0, goalsAgainst: 0 }]),
  );
  const add = (team: string, scored: number, conceded: number): void => {
    const row = rows.get(team);
    if (row === undefined) return;
    row.played += 1;
    row.goalsFor += scored;
    row.goalsAgainst += conceded;
    row[outcomeOf(scored, conceded)] += 1;
  };
  for (const result of results) {
    if (view !== 'away') add(result.home, result.homeScore, result.awayScore);
    if (view !== 'home') add(result.away, result.awayScore, result.homeScore);
  }
  return [...rows].map(([team, row]) => ({
    team,
    ...row,
    goalDifference: row.goalsFor - row.goalsAgainst,
    points: row.win * rules.pointsForWin + row.draw * rules.pointsForDraw,
  }));
};

const outcomeOf = (scored: number, conceded: number): FormEntry['outcome'] =>
  scored > conceded ? 'win' : scored < conceded ? 'loss' : 'draw';

const formsOf = ({ results, view }: Context): ReadonlyMap<string, readonly FormEntry[]> => {
  const forms = new Map<string, FormEntry[]>();
  const played = results.toSorted(
    (a, b) => text(a.playedAt, b.playedAt) || a.week - b.week || text(a.matchId, b.matchId),
  );
  for (const result of played) {
    const { matchId, home, away, homeScore, awayScore } = result;
    for (const [side, team, opponent, goalsFor, goalsAgainst] of [
      ['home', home, away, homeScore, awayScore],
      ['away', away, home, awayScore, homeScore],
    ] as const) {
      if (view !== undefined && view !== side) continue;
      const form = forms.get(team) ?? [];
      form.push({ matchId, outcome: outcomeOf(goalsFor, goalsAgainst), opponent, goalsFor, goalsAgainst });
      if (form.length > FORM_LENGTH) form.shift();
      forms.set(team, form);
    }
  }
  return forms;
};

const weeksOf = ({ results, view }: Context): ReadonlyMap<string, ReadonlySet<number>> => {
  const weeks = new Map<string, Set<number>>();
  for (const { week, home, away } of results.toSorted((a, b) => a.week - b.week)) {
    for (const team of view === undefined ? [home, away] : [view === 'home' ? home : away]) {
      weeks.set(team, (weeks.get(team) ?? new Set()).add(week));
    }
  }
  return weeks;
};

const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The place of each team before the latest week with a result; undefined when that week is the first. */
const positionsBefore = (teams: readonly RankedTeam[], context: Context): ReadonlyMap<string, number> | undefined => {
  const latest = context.results.reduce((week, result) => Math.max(week, result.week), 0);
  const earlier = context.results.filter((result) => result.week < latest);
  if (earlier.length === 0) return undefined;
  return placesIn(placed(teams, { ...context, ...contextOf(earlier, context.rules) }));
};
