import { formatPosition } from '@league/events/envelope.ts';
import type { Statistic } from '@league/events/statistics.ts';
import { type TakenOffDocument, takenOffId, takenOffModel } from '@league/query-api/contract/statistics.ts';
import { defineProjection } from '../define-projection.ts';

/** What resets and decreases took off the totals of a player. A reset of all players stands in its season (seasons.projection.ts). */
export const takenOff = defineProjection({
  model: takenOffModel,
  version: 1,
  handles: ['PlayerStatisticsReset', 'PlayerStatisticsDecreased'],
  documentIds: ({ data }) => [takenOffId(data.season, data.playerId)],
  evolve: (document, event) => {
    const { season, playerId } = event.data;
    const before = document ?? { playerId, season, resets: [], decreases: [] };
    const position = formatPosition(event.position);
    return event.type === 'PlayerStatisticsReset'
      ? withReset(before, position, event.data.statistics)
      : withDecreases(document, before, position, event.data);
  },
});

const withReset = (before: TakenOffDocument, position: string, statistics: readonly Statistic[]): TakenOffDocument =>
  before.resets.some((reset) => reset.position === position)
    ? before
    : { ...before, resets: [...before.resets, { position, statistics: [...statistics] }] };

type Decreased = { readonly amount: number; readonly changes: Partial<Record<Statistic, unknown>> };

/** One that took nothing off leaves the document as it was, also where there was none. */
const withDecreases = (
  document: TakenOffDocument | null,
  before: TakenOffDocument,
  position: string,
  { amount, changes }: Decreased,
): TakenOffDocument | null => {
  const taken = Object.keys(changes).map((statistic) => ({ position, statistic: statistic as Statistic, amount }));
  if (taken.length === 0 || before.decreases.some((decrease) => decrease.position === position)) return document;
  return { ...before, decreases: [...before.decreases, ...taken] };
};
