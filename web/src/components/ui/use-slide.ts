import { type RefObject, useLayoutEffect, useRef } from 'react';

const SLIDE_MS = 300;

/** Names a row for {@link useSlide}: `data-slides={id}`. */
type Sliding = HTMLElement & { readonly dataset: { readonly slides: string } };

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type Tops = ReadonlyMap<string, number>;

/** Sets those rows in motion whose order changed, and answers where all of them are now. */
const slideFrom = (tops: Tops, list: HTMLElement | null): Tops => {
  const rows = [...(list?.querySelectorAll<Sliding>('[data-slides]') ?? [])];
  const now = new Map(rows.map((row) => [row.dataset.slides, row.offsetTop]));
  const before = [...tops.keys()].filter((id) => now.has(id)).join();
  const after = [...now.keys()].filter((id) => tops.has(id)).join();
  if (before === after || isStill()) return now;
  for (const row of rows) {
    const by = (tops.get(row.dataset.slides) ?? row.offsetTop) - row.offsetTop;
    if (by === 0) continue;
    row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
      duration: SLIDE_MS,
      easing: 'ease-out',
    });
  }
  return now;
};

/**
 * The list whose rows slide from their old places to their new ones when their order changes; without motion they appear there. Its rows
 * are the elements inside with `data-slides`, which holds an id.
 */
export const useSlide = <List extends HTMLElement>(): RefObject<List | null> => {
  const list = useRef<List>(null);
  const tops = useRef<Tops>(new Map());
  // After each rendering, since a row moves too where another one grows, and that is no news; and right before it is painted, when the
  // browser lays the rows out anyway.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      tops.current = slideFrom(tops.current, list.current);
    });
    return () => cancelAnimationFrame(frame);
  });
  return list;
};
