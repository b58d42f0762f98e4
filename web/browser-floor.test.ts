import { describe, expect, it } from 'vitest';
import { tooNew } from './browser-floor.ts';

describe('code that is built for the oldest browsers that we serve', () => {
  it.each([
    'AbortSignal.any([a,b])',
    'Map.groupBy(a,b)',
    'Object.groupBy(a,b)',
    'Promise.withResolvers()',
    'e.checkVisibility()',
    'new Set(a).isSubsetOf(b)',
    'a.values().map(b)',
    'document.startViewTransition(a)',
    'requestIdleCallback(a)',
    'a{color:light-dark(#fff,#000)}',
  ])('must not use %s', (code) => {
    expect(tooNew(code)).toHaveLength(1);
  });

  it.each([
    'a.toSorted().at(-1)',
    'AbortSignal.timeout(1)',
    'e.checkVisibility?.()',
    'typeof e.checkVisibility==`function`&&e.checkVisibility()',
    '`startViewTransition`in document&&document.startViewTransition(a)',
    '"requestIdleCallback"in window&&requestIdleCallback(a)',
    'a{color:var(--lightningcss-light,#fff)var(--lightningcss-dark,#000)}',
    'z.union([a,b]);[...a.values()].map(b)',
  ])('may use %s', (code) => {
    expect(tooNew(code)).toEqual([]);
  });
});
