import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { formatPosition } from '@league/events/envelope.ts';
import { type DatedLine, type TakenOff, type Totals, totalsOf } from '@league/events/rules/statistics.ts';
import { type Statistic, STATISTICS } from '@league/events/statistics.ts';
import type { FieldError } from '../contract/problem.ts';
import { Refused } from '../handling/refused.ts';

/** What is taken off the totals of a player, season by season (docs/rules.md#statistics). */

export type StatisticsEvent = LeagueEventOf<'PlayerStatisticsReset' | 'PlayerStatisticsDecreased'>;

/** By the number of the season. */
export type TakenBySeason = Readonly<Record<number, TakenOff>>;

/** The player's lines of the season, and what resets of all players took off everybody: looked up for each command. */
export type SeasonFacts = {
  readonly season: number;
  readonly lines: readonly DatedLine[];
  readonly resetsOfAll: TakenOff['resets'];
};

export type TakeOff = { readonly playerId: string; readonly facts: SeasonFacts } & (
  | { readonly type: 'ResetStatistics'; readonly statistics: readonly Statistic[] }
  | { readonly type: 'DecreaseStatistics'; readonly statistics: readonly Statistic[]; readonly amount: number }
);

/** The totals that stand, with what was taken off this player so far. */
export const standingTotals = ({ season, lines, resetsOfAll }: SeasonFacts, taken: TakenBySeason): Totals => {
  const { resets = [], decreases = [] } = taken[season] ?? {};
  return totalsOf(lines, { resets: [...resetsOfAll, ...resets], decreases });
};

/**
 * The event of taking something off. Totals in which nothing stands have nothing to lose.
 * @throws Refused INVALID_FIELDS where less stands than is to be taken off
 */
export const takeOff = (command: TakeOff, taken: TakenBySeason): StatisticsEvent[] => {
  const totals = standingTotals(command.facts, taken);
  const chosen = STATISTICS.filter((statistic) => command.statistics.includes(statistic));
  return command.type === 'ResetStatistics' ? reset(command, chosen, totals) : decrease(command, chosen, totals);
};

type Of<Type extends TakeOff['type']> = Extract<TakeOff, { type: Type }>;

const reset = (
  { playerId, facts: { season } }: Of<'ResetStatistics'>,
  statistics: Statistic[],
  totals: Totals,
): StatisticsEvent[] => {
  const standing = statistics.filter((statistic) => (totals[statistic] ?? 0) > 0);
  if (standing.length === 0) return [];
  const changes = Object.fromEntries(standing.map((statistic) => [statistic, { from: totals[statistic] ?? 0, to: 0 }]));
  return [{ type: 'PlayerStatisticsReset', data: { playerId, season, statistics, changes } }];
};

const decrease = (
  { playerId, facts: { season }, amount }: Of<'DecreaseStatistics'>,
  statistics: readonly Statistic[],
  totals: Totals,
): StatisticsEvent[] => {
  refuseMore(statistics, amount, totals);
  const changes = Object.fromEntries(
    statistics.map((statistic) => {
      const from = totals[statistic] ?? 0;
      return [statistic, { from, to: from - amount }];
    }),
  );
  return [{ type: 'PlayerStatisticsDecreased', data: { playerId, season, amount, changes } }];
};

const WORDS: Readonly<Partial<Record<Statistic, string>>> = {
  goals: 'gol',
  assists: 'asist',
  saves: 'kurtarış',
  yellowCards: 'sarı kart',
  redCards: 'kırmızı kart',
};

const refuseMore = (statistics: readonly Statistic[], amount: number, totals: Totals): void => {
  const errors = statistics.flatMap((statistic): FieldError[] => {
    const stands = totals[statistic] ?? 0;
    if (stands >= amount) return [];
    const what = WORDS[statistic] ?? statistic;
    const message =
      stands === 0
        ? `Azaltılacak ${what} yok.`
        : `Oyuncunun ${stands} ${what} kaydı var; en fazla ${stands} azaltılır.`;
    return [{ path: 'amount', message }];
  });
  if (errors.length > 0) throw new Refused('INVALID_FIELDS', { errors });
};

/** What was taken off after one more event. */
export const takenAfter = (
  taken: TakenBySeason,
  event: StatisticsEvent & { readonly position: bigint },
): TakenBySeason => {
  const { season } = event.data;
  const position = formatPosition(event.position);
  const { resets = [], decreases = [] } = taken[season] ?? {};
  if (event.type === 'PlayerStatisticsReset') {
    const { statistics } = event.data;
    return { ...taken, [season]: { resets: [...resets, { position, statistics }], decreases } };
  }
  const { amount, changes } = event.data;
  const more = STATISTICS.filter((statistic) => changes[statistic] !== undefined);
  const decreased = more.map((statistic) => ({ position, statistic, amount }));
  return { ...taken, [season]: { resets, decreases: [...decreases, ...decreased] } };
};
