import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { useEffect, useRef, useState } from 'react';
import { holdMs, inHeldOrder } from './held-order.ts';

const idOf = ({ teamInfo }: StandingRow): string => teamInfo._id;

/**
 * The rows as they are now, each in the place where the reader last saw it; they move two seconds after the last
 * change. A table of another season or week is another component, by its key: nothing is held between them.
 */
export const useHeldOrder = (rows: readonly StandingRow[]): readonly StandingRow[] => {
  const [order, setOrder] = useState(() => rows.map(idOf));
  const heldSince = useRef<number | null>(null);
  // What did not change is the same object (TanStack Query), so this runs when a row changed and not at each reading.
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
