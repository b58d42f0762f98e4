import { useEffect, useRef, useState } from 'react';

/** How long a row keeps its place after a change: as long as the change is highlighted. */
const HOLD_MS = 2_000;
/** The longest time that rows keep their places, so that the table still moves on a night with a result each second. */
const LONGEST_HOLD_MS = 6_000;

/** The new rows in the order that is on screen, which is `order` as long as it names exactly the rows of the table. */
export const inHeldOrder = <Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  order: readonly string[],
): readonly Row[] => {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const held = order.flatMap((id) => byId.get(id) ?? []);
  return held.length === rows.length && order.length === rows.length ? held : rows;
};

/** How long, in ms, the order is kept after another change, when it has been outdated for `heldMs` already. */
export const holdMs = (heldMs: number): number => Math.max(0, Math.min(HOLD_MS, LONGEST_HOLD_MS - heldMs));

/**
 * The current rows, each in the place where it stood on the screen; two seconds after the last change the rows move. A
 * table of something else (another season, another week) must be another component, by its key, so that no order is kept
 * between them. `idOf` must be the same function at every render.
 */
export const useHeldOrder = <Row>(rows: readonly Row[], idOf: (row: Row) => string): readonly Row[] => {
  const [order, setOrder] = useState(() => rows.map(idOf));
  const heldSince = useRef<number | null>(null);
  // TanStack Query keeps unchanged rows as the same objects, so this runs when a row changes and not after each read.
  useEffect(() => {
    const next = rows.map(idOf);
    if (next.every((id, place) => id === order[place])) {
      heldSince.current = null;
      return undefined;
    }
    const now = performance.now();
    heldSince.current ??= now;
    const timer = setTimeout(() => setOrder(next), holdMs(now - heldSince.current));
    return () => clearTimeout(timer);
  }, [rows, order, idOf]);
  return inHeldOrder(rows, idOf, order);
};
