import type { MatchResult, PlayerLine, Side } from '../match-result.ts';
import { type Statistic, STATISTICS } from '../statistics.ts';

/** What the lines of a player add up to: docs/rules.md#statistics, docs/rules.md#ratings and docs/rules.md#badges. */

/** A line with the score of its match. Null stands where nobody recorded a number. */
export type PlayedLine = Omit<
  PlayerLine,
  'playerId' | 'shots' | 'passes' | 'gkCatches' | 'rating' | 'manOfTheMatch'
> & {
  readonly shots: number | null;
  readonly passes: number | null;
  readonly gkCatches: number | null;
  readonly rating: number | null;
  readonly manOfTheMatch: boolean;
  readonly homeScore: number;
  readonly awayScore: number;
};

type Scored = Pick<MatchResult, 'homeScore' | 'awayScore'>;

/** A line of a result, as statistics see it. */
export const playedLine = (line: PlayerLine, { homeScore, awayScore }: Scored): PlayedLine => ({
  side: line.side,
  teamId: line.teamId,
  number: line.number,
  position: line.position,
  isStartingEleven: line.isStartingEleven,
  minutesPlayed: line.minutesPlayed,
  goals: line.goals,
  assists: line.assists,
  saves: line.saves,
  yellowCards: line.yellowCards,
  redCards: line.redCards,
  shots: line.shots ?? null,
  passes: line.passes ?? null,
  gkCatches: line.gkCatches ?? null,
  rating: line.rating ?? null,
  manOfTheMatch: line.manOfTheMatch ?? false,
  homeScore,
  awayScore,
});

/** The lines of a result that count: a walkover has none, and one of an older log counts none. */
export const countedLines = <Line>({ walkover, lines }: Lined<Line>): readonly Line[] =>
  walkover === null ? lines : [];
type Lined<Line> = { readonly walkover: Side | null; readonly lines: readonly Line[] };

/** Whether the player's side won, drew or lost the match. */
export const outcomeOf = ({ side, homeScore, awayScore }: Scored & { readonly side: Side }) => {
  const [own, other] = side === 'home' ? [homeScore, awayScore] : [awayScore, homeScore];
  return own > other ? 'win' : own < other ? 'loss' : 'draw';
};

/** Whether the player kept goal and the other side did not score. */
const keptClean = ({ position, side, homeScore, awayScore }: PlayedLine): boolean =>
  position === 'Kaleci' && (side === 'home' ? awayScore : homeScore) === 0;

/** The part of each statistic that a match adds to it. */
const PARTS: Readonly<Record<Statistic, (line: PlayedLine) => number | null>> = {
  matchesPlayed: () => 1,
  goals: ({ goals }) => goals,
  assists: ({ assists }) => assists,
  shots: ({ shots }) => shots,
  passes: ({ passes }) => passes,
  saves: ({ saves }) => saves,
  gkCatches: ({ gkCatches }) => gkCatches,
  cleanSheets: (line) => (keptClean(line) ? 1 : 0),
  yellowCards: ({ yellowCards }) => yellowCards,
  redCards: ({ redCards }) => redCards,
  manOfTheMatch: ({ manOfTheMatch }) => (manOfTheMatch ? 1 : 0),
};

/** The statistics that nobody has to record, which are null where no match has them. */
type MaybeRecorded = 'shots' | 'passes' | 'gkCatches';
const MAYBE_RECORDED: ReadonlySet<Statistic> = new Set<MaybeRecorded>(['shots', 'passes', 'gkCatches']);

/** Each statistic of a player. */
export type Totals = { readonly [Name in Statistic]: Name extends MaybeRecorded ? number | null : number };

/** Acts that took something off the totals of a player, with their positions in the log, zero-padded (`formatPosition`). */
export type TakenOff = {
  readonly resets: readonly { readonly position: string; readonly statistics: readonly Statistic[] }[];
  readonly decreases: readonly { readonly position: string; readonly statistic: Statistic; readonly amount: number }[];
};

/** Nothing was taken off: what careers are counted with. */
export const NOTHING_TAKEN: TakenOff = { resets: [], decreases: [] };

/** What resets of all players take off each of them. */
export const resetOfAll = (position: string): TakenOff['resets'][number] => ({ position, statistics: STATISTICS });

/** A line with the position at which its match was first entered; undefined where it is newer than what is known. */
export type DatedLine = { readonly line: PlayedLine; readonly enteredAt: string | undefined };

/**
 * The totals: of each statistic, what the matches add that were first entered after its last reset, less the decreases since
 * then, and never below 0. A match whose first entry is not known yet counts, since it is newer than every act that is.
 */
export const totalsOf = (lines: readonly DatedLine[], { resets, decreases }: TakenOff): Totals => {
  const totals: Partial<Record<Statistic, number | null>> = {};
  for (const statistic of STATISTICS) {
    const reset = lastReset(resets, statistic);
    const sum = sumOf(lines, statistic, reset);
    totals[statistic] = sum === null ? null : Math.max(0, sum - takenSince(decreases, statistic, reset));
  }
  return totals as Totals;
};

const lastReset = (resets: TakenOff['resets'], statistic: Statistic): string | undefined => {
  let last: string | undefined;
  for (const { position, statistics } of resets) {
    if (statistics.includes(statistic) && (last === undefined || position > last)) last = position;
  }
  return last;
};

const sumOf = (lines: readonly DatedLine[], statistic: Statistic, reset: string | undefined): number | null => {
  let sum: number | null = MAYBE_RECORDED.has(statistic) ? null : 0;
  for (const { line, enteredAt } of lines) {
    if (reset !== undefined && enteredAt !== undefined && enteredAt <= reset) continue;
    const part = PARTS[statistic](line);
    if (part !== null) sum = (sum ?? 0) + part;
  }
  return sum;
};

const takenSince = (decreases: TakenOff['decreases'], statistic: Statistic, reset: string | undefined): number => {
  let taken = 0;
  for (const decrease of decreases) {
    if (decrease.statistic === statistic && (reset === undefined || decrease.position > reset))
      taken += decrease.amount;
  }
  return taken;
};

/**
 * The mean of the ratings that were given, times ten, to one decimal, a half upwards; null where none was given. Summed as whole
 * thousandths: sums of fractions differ with the order of the matches.
 */
export const overallRatingOf = (lines: Iterable<Pick<PlayedLine, 'rating'>>): number | null => {
  let thousandths = 0;
  let given = 0;
  for (const { rating } of lines) {
    if (rating === null) continue;
    thousandths += Math.round(rating * 1_000);
    given += 1;
  }
  return given === 0 ? null : Math.round(thousandths / (given * 10)) / 10;
};

/** What a player gets for a career, and what it must exceed. */
const BADGES = [
  { badge: 'veteran', statistic: 'matchesPlayed', above: 50 },
  { badge: 'mvp', statistic: 'manOfTheMatch', above: 10 },
  { badge: 'topScorer', statistic: 'goals', above: 30 },
] as const;

export type CareerBadge = (typeof BADGES)[number]['badge'];

/** The badges of a career, which is all seasons without resets and decreases. */
export const badgesOf = (
  career: Readonly<Record<(typeof BADGES)[number]['statistic'], number>>,
): readonly CareerBadge[] =>
  BADGES.filter(({ statistic, above }) => career[statistic] > above).map(({ badge }) => badge);
