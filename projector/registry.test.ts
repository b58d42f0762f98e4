import { describe, expect, it } from 'vitest';
import { defineProjection } from './define-projection.ts';
import { registry } from './registry.ts';

describe('the registry', () => {
  it('has every name once', () => {
    const names = registry.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('takes no projection of an event that does not exist', () => {
    const [{ model }] = registry as unknown as readonly [(typeof registry)[number]];
    const define = () =>
      // @ts-expect-error -- a misspelt event name that the compiler would refuse
      defineProjection({ model, version: 1, handles: ['MatchChanged'], documentIds: () => [], evolve: () => null });
    expect(define).toThrow("handles unknown event 'MatchChanged'");
  });
});
