import type { SeasonEvent } from '@league/command-api/season-authority/state.ts';
import { seasons } from '@league/projector/projections/seasons.projection.ts';
import type { ModelPosition } from '@league/query-api/ports/model-positions.ts';
import { describe, expect, it } from 'vitest';
import { seasonsMoved } from './seasons-moved.ts';

const POSITION: ModelPosition = { generation: 'a', changed: 7n, checkpoint: 9n, stopped: false, stale: false };
const movedAt = (position: ModelPosition | undefined): string | undefined =>
  seasonsMoved({ current: () => position })();

describe('what the seasons last moved to', () => {
  it('is the same until an event changed them, and not told by a read model that does not follow the log', () => {
    expect(movedAt({ ...POSITION, checkpoint: 12n })).toBe(movedAt(POSITION));
    for (const moved of [{ changed: 8n }, { generation: 'b' }]) {
      expect(movedAt({ ...POSITION, ...moved })).not.toBe(movedAt(POSITION));
    }
    for (const left of [undefined, { ...POSITION, stopped: true }, { ...POSITION, stale: true }]) {
      expect(movedAt(left)).toBeUndefined();
    }
  });

  it('shows every event of the seasons stream: the read model takes each of them', () => {
    const ofStream: Readonly<Record<SeasonEvent['type'], true>> = {
      SeasonStarted: true,
      SeasonReset: true,
      FixturesGenerated: true,
      FixturesImported: true,
      FixturesRestored: true,
      MatchAdded: true,
      MatchesDeleted: true,
      MatchReplanned: true,
      AllPlayerStatisticsReset: true,
      PointsDeducted: true,
      PointDeductionLifted: true,
      TransfersReset: true,
      TeamWithdrawn: true,
      SeasonActUndone: true,
    };
    expect(seasons.handles).toEqual(expect.arrayContaining(Object.keys(ofStream)));
  });
});
