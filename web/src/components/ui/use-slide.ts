import { type RefObject, useLayoutEffect, useRef } from 'react';

const SLIDE_MS = 300;

/** Names a row for {@link useSlide}: `data-slides={id}`. */
type Sliding = HTMLElement & { readonly dataset: { readonly slides: string } };

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The list whose rows slide from their old places to their new ones when their order changes; without motion they appear there. Its rows
 * are the elements inside with `data-slides`, which holds an id.
 */
export const useSlide = <List extends HTMLElement>(): RefObject<List | null> => {
  const list = useRef<List>(null);
  const tops = useRef<ReadonlyMap<string, number>>(new Map());
  // After each rendering: a row moves too where another one grows, and that is no news.
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<Sliding>('[data-slides]') ?? [])];
    const now = new Map(rows.map((row) => [row.dataset.slides, row.offsetTop]));
    const before = [...tops.current.keys()].filter((id) => now.has(id)).join();
    const after = [...now.keys()].filter((id) => tops.current.has(id)).join();
    if (before !== after && !isStill()) {
      for (const row of rows) {
        const by = (tops.current.get(row.dataset.slides) ?? row.offsetTop) - row.offsetTop;
        if (by === 0) continue;
        row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
          duration: SLIDE_MS,
          easing: 'ease-out',
        });
      }
    }
    tops.current = now;
  });
  return list;
};
