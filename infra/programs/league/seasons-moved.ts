import type { SeasonsMoved } from '@league/command-api/ports/seasons-moved.ts';
import { seasonsModel } from '@league/query-api/contract/seasons.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';

/** By the announced position of the seasons' read model, in which every event of the seasons stream that commands rest on shows. */
export const seasonsMoved =
  (positions: Pick<ModelPositions, 'current'>): SeasonsMoved =>
  () => {
    const position = positions.current(seasonsModel.name);
    if (position === undefined || position.stopped || position.stale) return undefined;
    return `${position.generation}@${position.changed}`;
  };
