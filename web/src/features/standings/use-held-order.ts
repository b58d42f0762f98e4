import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { useEffect, useRef, useState } from 'react';
import { holdMs, inHeldOrder } from './held-order.ts';

const idOf = ({ teamInfo }: StandingRow): string => teamInfo._id;

/**
 * The current rows, each in the place where it stood on the screen; two seconds after the last change the rows move. A
 * table of another season or week is another component (by its key), so no order is kept between them.
 */
export const useHeldOrder = (rows: readonly StandingRow[]): readonly StandingRow[] => {
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
  }, [rows, order]);
  return inHeldOrder(rows, idOf, order);
};
