import type { ModelPositions } from '../ports/model-positions.ts';

/** Whether one of these models may stand on events that are not in the log. Asked for every ready answer, so it allocates nothing. */
export const anyStale = (models: readonly string[], positions: Pick<ModelPositions, 'current'>): boolean => {
  for (const model of models) if (positions.current(model)?.stale === true) return true;
  return false;
};
