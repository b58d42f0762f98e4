import { formatPosition } from '@league/events/envelope.ts';
import { type PlayedLine, playedLine, resetOfAll } from '@league/events/rules/statistics.ts';
import type { Statistic } from '@league/events/statistics.ts';
import {
  matchResult,
  numberedId,
  playerLine,
  playerStatisticsDecreased,
  playerStatisticsReset,
} from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { type PlayerCommand, playerDecider, type PlayerEvent } from './decider.ts';

const playerId = numberedId(1);
const { given } = specify(playerDecider);
const registered: PlayerEvent = {
  type: 'PlayerRegistered',
  data: { playerId, gamertag: 'Işık', position: null, jerseyNumber: null },
};

const line: PlayedLine = playedLine(playerLine({ goals: 3, assists: 1 }), matchResult());
/** A match that was first entered at this position. */
const played = (position: number) => ({ line, enteredAt: formatPosition(BigInt(position)) });
const facts = (positions: readonly number[], resets: readonly number[] = [], season = 1) => ({
  season,
  lines: positions.map(played),
  resetsOfAll: resets.map((position) => resetOfAll(formatPosition(BigInt(position)))),
});

type Facts = ReturnType<typeof facts>;
const reset = (of: Facts, statistics: readonly Statistic[] = ['goals']): PlayerCommand => ({
  type: 'ResetStatistics',
  playerId,
  facts: of,
  statistics,
});
const decrease = (of: Facts, amount: number): PlayerCommand => ({
  type: 'DecreaseStatistics',
  playerId,
  facts: of,
  statistics: ['goals'],
  amount,
});

const wasReset = playerStatisticsReset({ playerId });
const wasDecreased = playerStatisticsDecreased({ playerId, amount: 2, changes: { goals: { from: 3, to: 1 } } });

describe('a reset', () => {
  it('says what stood, in the order of all statistics, whatever the order they are named in', () => {
    given(registered)
      .when(reset(facts([2, 3]), ['redCards', 'assists', 'goals']))
      .happens(
        playerStatisticsReset({
          playerId,
          statistics: ['goals', 'assists', 'redCards'],
          changes: { goals: { from: 6, to: 0 }, assists: { from: 2, to: 0 } },
        }),
      );
  });

  it('is nothing where nothing stands: after a reset of one or of all, and without a match', () => {
    given(registered)
      .when(reset(facts([])))
      .nothingHappens();
    given(registered, wasReset)
      .when(reset(facts([1])))
      .nothingHappens();
    given(registered)
      .when(reset(facts([1], [5])))
      .nothingHappens();
  });

  it('counts what came after the last one', () => {
    given(registered, wasReset)
      .when(reset(facts([1, 3])))
      .happens(playerStatisticsReset({ playerId, changes: { goals: { from: 3, to: 0 } } }));
  });
});

describe('a decrease', () => {
  it('goes by what was taken off before', () => {
    given(registered, wasDecreased)
      .when(decrease(facts([1]), 1))
      .happens(playerStatisticsDecreased({ playerId, amount: 1, changes: { goals: { from: 1, to: 0 } } }));
    given(registered, wasDecreased)
      .when(decrease(facts([1]), 2))
      .refused('INVALID_FIELDS', {
        errors: [{ path: 'amount', message: 'Oyuncunun 1 gol kaydı var; en fazla 1 azaltılır.' }],
      });
  });

  it('does not count what was taken off before a reset', () => {
    given(registered, wasDecreased, wasReset)
      .when(decrease(facts([4]), 3))
      .happens(playerStatisticsDecreased({ playerId, amount: 3, changes: { goals: { from: 3, to: 0 } } }));
  });

  it('is of its season: what was taken off in another counts there', () => {
    given(registered, wasDecreased, wasReset)
      .when(decrease(facts([1], [], 2), 3))
      .happens(playerStatisticsDecreased({ playerId, season: 2, amount: 3, changes: { goals: { from: 3, to: 0 } } }));
  });
});

it('a player who is not there has no totals', () => {
  given()
    .when(reset(facts([1])))
    .refused('PLAYER_NOT_FOUND');
});
