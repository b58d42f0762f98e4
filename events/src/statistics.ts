import * as z from 'zod/mini';
import { change, count, id, seasonNumber } from './shapes.ts';

/**
 * What a player's lines add up to (docs/rules.md#statistics), and events that take something off these totals. The lines
 * themselves, and so the history of matches, stay as they are; taking such an event back takes nothing but its own position.
 */

/** `cleanSheets` are matches in which a keeper let nothing in; `saves` are those of keepers (`gkSaves` in calls and answers). */
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

export const statistic = /* @__PURE__ */ z.enum(STATISTICS);
export type Statistic = z.infer<typeof statistic>;

/** The totals that changed, before and after. */
const changes = /* @__PURE__ */ z.partialRecord(statistic, change(count));

/**
 * In stream `seasons`: the totals of all players begin anew in this season. `players` is how many of them had something to lose.
 */
export const allPlayerStatisticsReset = z.strictObject({ season: seasonNumber, players: count });

/** In stream `player-{id}`: these totals of the player begin anew. */
export const playerStatisticsReset = z.strictObject({
  playerId: id,
  season: seasonNumber,
  statistics: z.array(statistic),
  changes,
});

/** In stream `player-{id}`: `amount` was taken off each of the totals in `changes`. */
export const playerStatisticsDecreased = z.strictObject({
  playerId: id,
  season: seasonNumber,
  amount: count,
  changes,
});
