import type { Moved, Projector } from '@league/projector/running/projector.ts';
import type { ModelMove } from '@league/query-api/ports/model-moves.ts';
import { describe, expect, it, vi } from 'vitest';
import { LONG_MS } from '@league/tests/kit/patience.ts';
import { createInProcessPositions } from './in-process-positions.ts';

/** A projector of which the test says how its models move. */
const movable = (...at: readonly Moved[]) => {
  const listeners = new Set<(moved: Moved) => void>();
  const onMoved: Projector['onMoved'] = (listener) => {
    listeners.add(listener);
    at.forEach(listener);
    return () => listeners.delete(listener);
  };
  return { onMoved, move: (moved: Moved) => listeners.forEach((listener) => listener(moved)), listeners };
};

const moved = (model: string, checkpoint: bigint, stopped = false): Moved => ({
  model,
  generation: '1-1',
  checkpoint,
  changed: checkpoint,
  stopped,
  stale: false,
  keys: [],
});

describe('positions of read models', () => {
  it('are known from the first moment on', () => {
    const positions = createInProcessPositions(movable(moved('teams', 4n)));
    expect(positions.current('teams')).toEqual({
      generation: '1-1',
      checkpoint: 4n,
      changed: 4n,
      stopped: false,
      stale: false,
    });
    expect(positions.current('matches')).toBeUndefined();
  });

  it('are reached at once when they are', async () => {
    const positions = createInProcessPositions(movable(moved('teams', 4n), moved('matches', 5n)));
    expect(await positions.reached(['teams', 'matches'], 4n, 0)).toBe(true);
    expect(await positions.reached([], 9n, 0)).toBe(true);
  });

  it('are waited for until the last of them is there', async () => {
    const projector = movable(moved('teams', 4n));
    const positions = createInProcessPositions(projector);
    const reached = positions.reached(['teams', 'matches'], 5n, LONG_MS);
    projector.move(moved('teams', 5n));
    const early = await Promise.race([reached, Promise.resolve('waiting')]);
    projector.move(moved('matches', 7n));
    expect([early, await reached]).toEqual(['waiting', true]);
  });

  it('are not waited for longer than asked', async () => {
    vi.useFakeTimers();
    const positions = createInProcessPositions(movable(moved('teams', 4n)));
    const reached = positions.reached(['teams'], 5n, 2_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await reached).toBe(false);
    vi.useRealTimers();
  });

  it('are given up at once when one has stopped below, also while waiting', async () => {
    const projector = movable(moved('teams', 4n, true), moved('matches', 4n));
    const positions = createInProcessPositions(projector);
    expect(await positions.reached(['teams'], 4n, LONG_MS)).toBe(true);
    expect(await positions.reached(['teams'], 5n, LONG_MS)).toBe(false);
    const reached = positions.reached(['matches'], 5n, LONG_MS);
    projector.move(moved('matches', 4n, true));
    expect(await reached).toBe(false);
  });

  it('are told to who listens when documents changed, not when only the checkpoint did', () => {
    const projector = movable(moved('teams', 4n));
    const positions = createInProcessPositions(projector);
    const heard: ModelMove[] = [];
    const seen: (bigint | undefined)[] = [];
    const stop = positions.onMoved((move) => {
      heard.push(move);
      seen.push(positions.current('teams')?.changed);
    });
    projector.move({ ...moved('teams', 5n), keys: ['a', 'b'] });
    projector.move(moved('teams', 6n));
    projector.move(moved('teams', 6n, true));
    projector.move({ ...moved('teams', 7n), changed: 5n, keys: null });
    stop();
    projector.move({ ...moved('teams', 8n), keys: ['a'] });
    expect(heard).toEqual([
      { model: 'teams', position: 5n, keys: ['a', 'b'] },
      { model: 'teams', position: 5n, keys: null },
    ]);
    expect(seen).toEqual([5n, 5n]);
  });

  it('are heard no longer after closing', () => {
    const projector = movable();
    createInProcessPositions(projector).close();
    expect(projector.listeners.size).toBe(0);
  });
});
