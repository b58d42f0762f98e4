import { useEffect, useRef, useState } from 'react';
import { markMs } from '../../components/use-changed.ts';

/** Keys of the rows that changed within the last seconds; rows that are new in the list are not among them. */
export const useChangedRows = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  shownOf: (row: Row) => string,
): ReadonlySet<string> => {
  const before = useRef<ReadonlyMap<string, string>>(new Map());
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const now = JSON.stringify(rows.map((row) => [keyOf(row), shownOf(row)]));

  useEffect(() => {
    const shown = new Map(JSON.parse(now) as [string, string][]);
    const moved = [...shown].flatMap(([key, text]) => {
      const last = before.current.get(key);
      return last === undefined || last === text ? [] : [key];
    });
    before.current = shown;
    if (moved.length === 0) return;
    setChanged((marked) => new Set([...marked, ...moved]));
    for (const key of moved) {
      // A row that changes again while it is highlighted starts its time anew.
      clearTimeout(timers.current.get(key));
      const unmark = () => setChanged((marked) => new Set([...marked].filter((each) => each !== key)));
      timers.current.set(key, setTimeout(unmark, markMs()));
    }
  }, [now]);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  return changed;
};
