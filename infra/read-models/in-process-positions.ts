import type { Projector } from '@league/projector/running/projector.ts';
import type { ModelPosition, ModelPositions } from '@league/query-api/ports/model-positions.ts';

/**
 * Where the read models are, as the projector in the same process says after each move; waits are ended by the move
 * itself, nothing polls.
 */
export const createInProcessPositions = ({ onMoved }: Pick<Projector, 'onMoved'>): ModelPositions => {
  const positions = new Map<string, ModelPosition>();
  const waiting = new Set<() => void>();
  onMoved(({ model, ...position }) => {
    positions.set(model, position);
    for (const look of waiting) look();
  });
  return {
    current: (model) => positions.get(model),
    reached: (models, position, timeoutMs) => {
      const verdict = (): boolean | undefined => verdictOf(models, position, positions);
      const now = verdict();
      if (now !== undefined) return Promise.resolve(now);
      return new Promise((resolve) => {
        const end = (reached: boolean): void => {
          clearTimeout(timer);
          waiting.delete(look);
          resolve(reached);
        };
        const look = (): void => {
          const then = verdict();
          if (then !== undefined) end(then);
        };
        const timer = setTimeout(end, timeoutMs, false);
        waiting.add(look);
      });
    },
  };
};

/** True when all are there, false when one will not come, undefined while it may. */
const verdictOf = (
  models: readonly string[],
  position: bigint,
  positions: ReadonlyMap<string, ModelPosition>,
): boolean | undefined => {
  const behind = models.map((model) => positions.get(model)).filter((at) => at === undefined || at.checkpoint < position);
  if (behind.length === 0) return true;
  return behind.some((at) => at?.stopped === true) ? false : undefined;
};
