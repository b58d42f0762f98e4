import { STATISTICS } from '@league/events/statistics.ts';
import { numberedId, playerStatisticsDecreased, playerStatisticsReset } from '@league/events/testing/sample-events.ts';
import { expect, it } from 'vitest';
import { given } from './given-events.ts';
import { takenOff } from './taken-off.projection.ts';

const after = given(takenOff);
const [ada, ece] = [numberedId(21), numberedId(22)];
const position = (number: number) => String(number).padStart(20, '0');

it('notes resets and decreases of each player and season with their positions', () => {
  const documents = after(
    playerStatisticsReset({ playerId: ada, statistics: [...STATISTICS] }),
    playerStatisticsDecreased({
      playerId: ada,
      amount: 2,
      changes: { goals: { from: 3, to: 1 }, saves: { from: 2, to: 0 } },
    }),
    playerStatisticsDecreased({ playerId: ece, season: 2, amount: 1, changes: { goals: { from: 3, to: 2 } } }),
    playerStatisticsReset({ playerId: ada, statistics: ['goals'] }),
  );
  expect(documents).toEqual({
    [`1/${ada}`]: {
      playerId: ada,
      season: 1,
      resets: [
        { position: position(1), statistics: STATISTICS },
        { position: position(4), statistics: ['goals'] },
      ],
      decreases: [
        { position: position(2), statistic: 'goals', amount: 2 },
        { position: position(2), statistic: 'saves', amount: 2 },
      ],
    },
    [`2/${ece}`]: {
      playerId: ece,
      season: 2,
      resets: [],
      decreases: [{ position: position(3), statistic: 'goals', amount: 1 }],
    },
  });
});

it('is no document where a decrease took nothing', () => {
  expect(after(playerStatisticsDecreased({ playerId: ada, changes: {} }))).toEqual({});
});
